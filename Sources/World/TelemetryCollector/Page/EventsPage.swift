import HTTP

/// The page that shows events as they arrive.
enum EventsPage {
  static let page = Page(
    title: "Telemetry",
    icon: "<path d='M2 14V8h3v6zm4.5 0V2h3v12zM11 14V5h3v9z' fill='%2335b6a0'/>",
    style: PackageResources.collector_css,
    markup: PackageResources.collector_html,
    script: PackageResources.collector_js
  )
}
