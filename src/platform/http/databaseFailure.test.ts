import { expect, test } from 'vitest'
import { databaseFailure } from './databaseFailure.ts'

/** As it arrives: Drizzle wraps what the driver throws. */
const broken = (code: string) =>
  new Error('query failed', { cause: Object.assign(new Error(code), { code }) })

test.each([
  ['40P01, a deadlock', 503, '1'],
  ['40001, two transactions at once', 503, '1'],
  ['57P01, the server is stopping', 503, '5'],
  ['08006, the connection is lost', 503, '5'],
  ['53300, too many connections', 503, '5'],
  ['ECONNRESET', 503, '5'],
  ['22P05, a NUL byte', 422, undefined],
  ['23505, a second one', 409, undefined],
])('%s is answered with %d', (name, status, retryAfter) => {
  const failure = databaseFailure(broken(name.split(',')[0] ?? ''))
  expect([failure?.status, failure?.headers?.['Retry-After']]).toEqual([status, retryAfter])
})

test('a statement that is wrong is a bug, and told as one', () => {
  expect(databaseFailure(broken('42601'))).toBeUndefined()
  expect(databaseFailure(new Error('a bug'))).toBeUndefined()
})
