// Prints `N passed, N failed` from the report that the test runner left behind. Plain JavaScript: it runs on any Node.
import { existsSync, readFileSync } from 'node:fs'

const report = 'test-results/report.json'
if (existsSync(report)) {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'))
  const failed = numFailedTests > 0 ? numFailedTests : numFailedTestSuites
  process.stdout.write(`${numPassedTests} passed, ${failed} failed\n`)
} else {
  process.stdout.write('0 passed, 0 failed' + '\n')
}
