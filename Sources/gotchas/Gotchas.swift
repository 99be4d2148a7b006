@main struct Gotchas { static func main() {} }
