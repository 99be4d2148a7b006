@main struct GenerateCases { static func main() {} }
