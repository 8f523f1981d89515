import { Writable } from 'node:stream'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'
import { consoleToLog } from './consoleToLog.ts'
import { createLog, type Log } from './log.ts'

const TOKEN = 'IIhPhS8nTokenOfASession'
const HASH = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA'

/** What `write` puts on the log, line by line as a terminal shows them. */
function linesOf(write: (log: Log) => void): string[] {
  let written = ''
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written += chunk
      done()
    },
  })
  write(createLog('debug', stream))
  return written.split(/\r\n|[\n\r\u2028\u2029\u0085]/).filter(Boolean)
}

function failedQuery(): Error {
  const cause = new DatabaseError('relation "sessions" does not exist', 20, 'error')
  Object.assign(cause, {
    code: '42P01',
    severity: 'ERROR',
    detail: `Key (email)=(meera@example.com) ${TOKEN}`,
  })
  return new DrizzleQueryError('select * from "sessions" where token = $1', [TOKEN, HASH, 'a\nb'], cause)
}

test('a failed query tells its statement and its cause, and nothing that it carried', () => {
  const [line = '', ...more] = linesOf((log) => log.error({ err: failedQuery() }, 'request failed'))
  expect(more).toEqual([])
  expect(JSON.parse(line)).toMatchObject({
    msg: 'request failed',
    err: {
      message: 'Failed query: select * from "sessions" where token = $1',
      cause: { code: '42P01', message: 'relation "sessions" does not exist' },
    },
  })
  expect(JSON.parse(line).err.stack).toMatch(/^ +at .*log\.test/)
  for (const secret of [TOKEN, 'argon2', 'meera']) expect(line).not.toContain(secret)
})

test.each([
  ['an error alone', (log: Log) => log.error(failedQuery())],
  ['an error without words', (log: Log) => log.warn({ err: failedQuery() })],
  ['an error of a child', (log: Log) => log.child({ queue: 'mail' }).warn({ err: failedQuery() })],
  ['the console', (log: Log) => onConsole(log, (to) => to.error('SSR failed', failedQuery()))],
  ['its text on the console', (log: Log) => onConsole(log, (to) => to.error(String(failedQuery().stack)))],
])('%s lends the log none of its words either', (_name, write) => {
  const [line = '', ...more] = linesOf(write)
  expect(more).toEqual([])
  expect(line).toContain('Failed query')
  for (const secret of [TOKEN, 'argon2', 'meera']) expect(line).not.toContain(secret)
})

test('a value that the database could not read stays out', () => {
  const error = new DatabaseError(`invalid input syntax for type uuid: "${TOKEN}"`, 20, 'error')
  Object.assign(error, { code: '22P02', severity: 'ERROR' })
  const [line = ''] = linesOf((log) => log.error({ err: error }, 'request failed'))
  expect(JSON.parse(line).err.message).toBe('invalid input syntax for type uuid: "…"')
})

test.each([
  [`/reset-password/${TOKEN}`, '/reset-password/<token>'],
  [`/api/user/reset-password/${TOKEN}?x=1`, '/api/user/reset-password/<token>?x=1'],
  ['/details/silk-saree', '/details/silk-saree'],
])('the path %s is logged as %s', (path, shown) => {
  const [line = ''] = linesOf((log) => log.error({ path }, 'request failed'))
  expect(JSON.parse(line).path).toBe(shown)
})

function onConsole(log: Log, write: (to: Console) => void) {
  const to = { ...console }
  consoleToLog(log, to)
  write(to)
}

test.each([
  '\n{"level":30,"msg":"FORGED"}',
  '\r\n{"level":30,"msg":"FORGED"}',
  '\u2028{"level":30}',
  '\u0085{"level":30}',
  '\u001b[31mred\u001b[0m',
  '\u009b31mred',
])('%j on the console, in a path or an error makes no line and moves no terminal', (made) => {
  for (const write of [
    (log: Log) => onConsole(log, (to) => to.warn('Product not found.', made)),
    (log: Log) => log.error({ path: `/details/x${made}` }, 'request failed'),
    (log: Log) => log.error({ err: new Error(made) }),
  ]) {
    const lines = linesOf(write)
    expect(lines).toHaveLength(1)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
    expect(lines[0]).not.toMatch(/[\u0000-\u001f\u007f-\u009f]/)
    expect(() => JSON.parse(lines[0] ?? '')).not.toThrow()
  }
})

test('the words and the level of the console are kept', () => {
  const [line = ''] = linesOf((log) =>
    onConsole(log, (to) => to.error('%s failed:', 'Page', { status: 500 })),
  )
  expect(JSON.parse(line)).toMatchObject({ level: 50, msg: 'console', text: 'Page failed: { status: 500 }' })
})

test.each([
  ['no mailbox meera.iyer@example.com here', 'no mailbox <e-mail> here'],
  ['connect smtp://user:pass@mail.example:587', 'connect smtp://<password>@mail.example:587'],
  ['Authorization: Bearer abc.def', 'Authorization: Bearer <token>'],
  [`stored ${HASH}`, 'stored <hash>'],
])('%j in an error reads %j', (message, shown) => {
  const [line = ''] = linesOf((log) => log.warn({ err: new Error(message) }, 'failed'))
  expect(JSON.parse(line).err.message).toBe(shown)
})
