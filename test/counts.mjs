// Prints `N passed, N failed` from the report that the test runner left behind, and above it which tests passed only at
// a second try. Plain JavaScript: it runs on any Node.
import { existsSync, readFileSync } from 'node:fs'

const [report = 'test-results/report.json'] = process.argv.slice(2)

/** A screen may be slow once; anything else that passes only sometimes is broken. */
const mayBeRetried = (file) => file.includes('/test/journeys/')

let passed = 0
let failed = 0
if (existsSync(report)) {
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  )
  passed = numPassedTests
  failed = numFailedTests > 0 ? numFailedTests : numFailedTestSuites
  for (const { name: file, assertionResults } of testResults) {
    for (const { status, fullName, failureMessages } of assertionResults) {
      // The report has no word for it: who passed at once has no failure to tell of.
      if (status !== 'passed' || failureMessages.length === 0) continue
      if (!mayBeRetried(file)) {
        passed -= 1
        failed += 1
      }
      const verdict = mayBeRetried(file) ? 'Passed only at the second try' : 'Failed at the first try'
      process.stdout.write(`${verdict}: ${fullName}\n  ${failureMessages[0].split('\n')[0]}\n`)
    }
  }
}
process.stdout.write(`${passed} passed, ${failed} failed\n`)
