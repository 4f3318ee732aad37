/// Texts to be handed on as they are. Each is lost or changed where somebody trims, splits, sorts
/// out or embellishes what is not to be touched.
package let oddTexts = ["", " ", "\n", " Ada\t", "two\nlines", "aDA", "Straße", "0"]
