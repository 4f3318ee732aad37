/// The variable of the environment that names the folder of a person's cards.
let contactsVariable = "WORKBOOK_CONTACTS"
