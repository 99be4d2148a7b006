#if canImport(UIKit)
  import UIKit
#else
  import TableModel
#endif

struct Country {
  let name: String
  let capital: String
}

class SearchableListViewController: UITableViewController {
  let countries: [Country]
  var filteredCountries: [Country] = []
  let searchController = UISearchController(searchResultsController: nil)

  var isSearchBarEmpty: Bool {
    return searchController.searchBar.text?.isEmpty ?? true
  }

  var isFiltering: Bool {
    return searchController.isActive && !isSearchBarEmpty
  }

  init(countries: [Country]) {
    self.countries = countries
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Countries"
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.searchBar.placeholder = "Search Countries"
    searchController.searchBar.scopeButtonTitles = ["Name", "Capital"]
    searchController.searchBar.delegate = self
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
    updateBackground()
  }

  func filterContent(for searchText: String) {
    let byCapital = searchController.searchBar.selectedScopeButtonIndex == 1
    filteredCountries = countries.filter { country in
      let text = byCapital ? country.capital : country.name
      return text.lowercased().contains(searchText.lowercased())
    }
    tableView.reloadData()
    updateBackground()
  }

  private func updateBackground() {
    guard isFiltering, filteredCountries.isEmpty else {
      tableView.backgroundView = nil
      return
    }
    let label = UILabel()
    label.text = "No Results"
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    tableView.backgroundView = label
  }

  private func country(at indexPath: IndexPath) -> Country {
    return isFiltering ? filteredCountries[indexPath.row] : countries[indexPath.row]
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return isFiltering ? filteredCountries.count : countries.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    var cell: UITableViewCell! = tableView.dequeueReusableCell(withIdentifier: "Country")
    if cell == nil {
      cell = UITableViewCell(style: .subtitle, reuseIdentifier: "Country")
    }
    let country = self.country(at: indexPath)
    cell.textLabel?.text = country.name
    cell.detailTextLabel?.text = country.capital
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let detail = UIViewController()
    detail.title = country(at: indexPath).name
    navigationController?.pushViewController(detail, animated: true)
  }
}

extension SearchableListViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    filterContent(for: searchController.searchBar.text ?? "")
  }
}

extension SearchableListViewController: UISearchBarDelegate {
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    filterContent(for: searchBar.text ?? "")
  }
}
