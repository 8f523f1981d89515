// Prints `N passed, N failed` from the report that the test runner left behind, and on stderr which tests passed only at
// a later try. Plain JavaScript: it runs on any Node.
import { existsSync, readFileSync } from 'node:fs'

const report = 'test-results/report.json'
if (existsSync(report)) {
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  )
  for (const { status, fullName, failureMessages } of testResults.flatMap((file) => file.assertionResults)) {
    if (status === 'passed' && failureMessages.length > 0) {
      process.stderr.write(
        `Passed only at a later try: ${fullName}\n  ${failureMessages[0].split('\n')[0]}\n`,
      )
    }
  }
  const failed = numFailedTests > 0 ? numFailedTests : numFailedTestSuites
  process.stdout.write(`${numPassedTests} passed, ${failed} failed\n`)
} else {
  process.stdout.write('0 passed, 0 failed' + '\n')
}
