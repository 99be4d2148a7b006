/// A data source that passes its calls on to another.
package protocol DataSourceProxy: UITableViewDataSource {
  var receiver: any UITableViewDataSource { get }
}
