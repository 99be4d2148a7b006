// One line a figure: `name ratio <= bar ok`, or `… short`.

for figure in layoutEngineBenchmarks() {
  let verdict = figure.ratio <= figure.bar ? "ok" : "short"
  print(figure.name, figure.ratio, "<=", figure.bar, verdict)
}
