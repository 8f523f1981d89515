// Prints `N passed, N failed` from the report that the test runner left behind. Plain JavaScript: it runs on any Node.
import { existsSync, readFileSync } from 'node:fs'

const report = 'test-results/report.json'
if (existsSync(report)) {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'))
  const failed = numFailedTests > 0 ? numFailedTests : numFailedTestSuites
  console.log(`${numPassedTests} passed, ${failed} failed`)
} else {
  console.log('0 passed, 0 failed')
}
