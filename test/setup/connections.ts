import { afterAll } from 'vitest'

/**
 * A connection does one thing at a time: who lets several wait for it (`Promise.all` in a transaction) is warned by the
 * driver once in each process, and the test file fails.
 */
const misused: Error[] = []
process.on('warning', (warning) => {
  if (warning.message.includes('already executing a query')) misused.push(warning)
})

afterAll(() => {
  const [warning] = misused
  if (warning) throw warning
})
