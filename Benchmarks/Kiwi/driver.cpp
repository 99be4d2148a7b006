// Times kiwi's C++ core on a system read from a file; prints nanoseconds, the best of the rounds.
//
//   driver <system> <rounds>
//   build <ns for one system>
//   suggest <ns for a new width and height, values read>
//   repeat <ns for the same width and height again, values read>

#include <kiwi/kiwi.h>

#include <chrono>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <memory>
#include <sstream>
#include <string>
#include <unordered_map>
#include <vector>

namespace {

struct TermData { double coefficient; size_t variable; };
struct RowData {
    double strength;
    kiwi::RelationalOperator op;
    double constant;
    std::vector<TermData> terms;
};
struct SystemData {
    std::vector<std::string> names;
    std::vector<std::pair<size_t, double>> edits;
    std::vector<RowData> rows;
};

double strength(const std::string& name, double weight) {
    if (name == "required") return kiwi::strength::required;
    if (name == "strong") return kiwi::strength::create(1, 0, 0, weight);
    if (name == "medium") return kiwi::strength::create(0, 1, 0, weight);
    return kiwi::strength::create(0, 0, 1, weight);
}

SystemData read(const char* path) {
    SystemData system;
    std::unordered_map<std::string, size_t> known;
    auto variable = [&](const std::string& name) {
        auto found = known.find(name);
        if (found != known.end()) return found->second;
        system.names.push_back(name);
        return known[name] = system.names.size() - 1;
    };
    std::ifstream file(path);
    std::string line;
    while (std::getline(file, line)) {
        if (line.empty() || line[0] == '#') continue;
        std::istringstream words(line);
        std::string first, second, word;
        double weight;
        words >> first;
        if (first == "edit") {
            words >> second >> weight >> word;
            system.edits.push_back({variable(word), strength(second, weight)});
            continue;
        }
        RowData row;
        words >> weight >> word >> row.constant;
        row.strength = strength(first, weight);
        row.op = word == "==" ? kiwi::OP_EQ : word == "<=" ? kiwi::OP_LE : kiwi::OP_GE;
        while (words >> word) {
            size_t star = word.find('*');
            row.terms.push_back({std::stod(word.substr(0, star)), variable(word.substr(star + 1))});
        }
        system.rows.push_back(row);
    }
    return system;
}

struct Built {
    std::unique_ptr<kiwi::Solver> solver;
    std::vector<kiwi::Variable> variables;
};

Built build(const SystemData& system) {
    Built built;
    built.solver.reset(new kiwi::Solver());
    built.variables.resize(system.names.size());
    for (auto& edit : system.edits)
        built.solver->addEditVariable(built.variables[edit.first], edit.second);
    for (auto& row : system.rows) {
        std::vector<kiwi::Term> terms;
        terms.reserve(row.terms.size());
        for (auto& term : row.terms)
            terms.push_back(kiwi::Term(built.variables[term.variable], term.coefficient));
        kiwi::Expression expression(std::move(terms), -row.constant);
        built.solver->addConstraint(kiwi::Constraint(std::move(expression), row.op, row.strength));
    }
    return built;
}

template <typename Body>
double best(int rounds, int repetitions, Body body) {
    double least = 1e300;
    for (int round = 0; round < rounds; ++round) {
        auto start = std::chrono::steady_clock::now();
        for (int index = 0; index < repetitions; ++index) body(index);
        std::chrono::duration<double, std::nano> time = std::chrono::steady_clock::now() - start;
        least = std::min(least, time.count() / repetitions);
    }
    return least;
}

double sum(const Built& built) {
    double total = 0;
    for (auto& variable : built.variables) total += variable.value();
    return total;
}

}  // namespace

int main(int count, char** arguments) {
    if (count != 3) return 2;
    SystemData system = read(arguments[1]);
    int rounds = std::atoi(arguments[2]);
    volatile double sink = 0;
    double building = best(rounds, 200, [&](int) { sink = sink + build(system).variables.size(); });
    const double sizes[6][2] = {{400, 600}, {600, 400}, {800, 1200}, {1200, 800}, {400, 800}, {800, 400}};
    Built built = build(system);
    auto suggest = [&](const double* size) {
        built.solver->suggestValue(built.variables[system.edits[0].first], size[0]);
        built.solver->suggestValue(built.variables[system.edits[1].first], size[1]);
        built.solver->updateVariables();
        sink = sink + sum(built);
    };
    double suggesting = best(rounds, 6000, [&](int index) { suggest(sizes[index % 6]); });
    double repeating = best(rounds, 6000, [&](int) { suggest(sizes[0]); });
    std::cout << "build " << building << "\nsuggest " << suggesting << "\nrepeat " << repeating
              << "\n";
    return 0;
}
