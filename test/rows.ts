import { readFileSync } from 'node:fs'
import { rows } from './fixtures/rows.ts'

/** Prints which rows of the specification have a passing test that names them in the last run, and which have none. */
interface Report {
  testResults: { assertionResults: { fullName: string; status: string }[] }[]
}

const report: Report = JSON.parse(readFileSync('test-results/report.json', 'utf8'))
const tests = report.testResults.flatMap((file) => file.assertionResults)

const states = rows.map((row) => {
  const named = tests.filter((test) => test.fullName.includes(`[${row.id}]`))
  const failed = named.filter((test) => test.status !== 'passed')
  const state = named.length === 0 ? 'no test' : failed.length > 0 ? 'fails' : 'passes'
  return { ...row, state }
})

for (const { id, where, seen, state } of states) {
  process.stdout.write(`${state.padEnd(8)} ${id.padEnd(11)} ${where}: ${seen.slice(0, 90)}\n`)
}
const passing = states.filter(({ state }) => state === 'passes').length
process.stdout.write(`\n${passing} of ${states.length} rows have a passing test\n`)
process.exitCode = passing === states.length ? 0 : 1
