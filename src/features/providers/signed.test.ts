import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { digestOf, isSigned, readJson } from './signed.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const signature = (message: string, encoding: 'hex' | 'base64') =>
  createHmac('sha256', 'a-secret').update(message).digest(encoding)

test.each(['hex', 'base64'] as const)('a signature as %s is right whole or not at all', (encoding) => {
  const by = { secret: 'a-secret', encoding }
  const right = signature('1700000000{"a":1}', encoding)
  for (const message of ['1700000000{"a":1}', bytes('1700000000{"a":1}'), ['1700000000', bytes('{"a":1}')]]) {
    expect(isSigned(message, right, by)).toBe(true)
    expect(isSigned(message, right, { ...by, secret: 'another' })).toBe(false)
    for (const wrong of [
      '',
      right.slice(0, -1),
      right.slice(1),
      `${right} `,
      signature('{"a":1}', encoding),
    ]) {
      expect(isSigned(message, wrong, by), wrong).toBe(false)
    }
  }
  expect(isSigned(['{"a":1}', '1700000000'], right, by)).toBe(false)
  expect(
    isSigned('1700000000{"a":1}', right, { ...by, encoding: encoding === 'hex' ? 'base64' : 'hex' }),
  ).toBe(false)
})

test('hex is meant when nothing is said', () => {
  expect(isSigned('a', signature('a', 'hex'), { secret: 'a-secret' })).toBe(true)
})

test('a body has one name, and is read where it can be', () => {
  expect(digestOf(bytes('a'))).toBe(digestOf(bytes('a')))
  expect(digestOf(bytes('a'))).not.toBe(digestOf(bytes('b')))
  expect([readJson(bytes('{"a":1}')), readJson(bytes('{')), readJson(bytes(''))]).toEqual([
    { a: 1 },
    undefined,
    undefined,
  ])
})
