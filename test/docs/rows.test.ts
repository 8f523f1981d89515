/** What must be seen of the shop stays proven: a row whose last test is renamed, skipped or deleted is found here. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { provenIn, rows } from '../fixtures/rows.ts'

const sources = globSync(['{src,demo,test}/**/*.test.{ts,tsx}']).map((file) => ({
  file,
  source: readFileSync(file, 'utf8'),
}))
const proven = new Set(sources.flatMap(({ source }) => provenIn(source)))

test('every row has a test whose title starts with its id', () => {
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter(({ id }) => !proven.has(id)).map(({ id, seen }) => `${id} ${seen}`)).toEqual([])
})

test('every id that a test starts with is a row', () => {
  const known = new Set(rows.map(({ id }) => id))
  expect([...proven].filter((id) => !known.has(id))).toEqual([])
})

test('no test is switched off', () => {
  const off = /\b(?:test|it|describe)(?:\.\w+)*\.(?:skip|todo|only|fails)\b/
  expect(sources.filter(({ source }) => off.test(source)).map(({ file }) => file)).toEqual([])
})

test('a title proves its rows, a comment none', () => {
  const one = (call: string) => provenIn(`${call}'[BAG-01] [BAG-02] the bag', () => {})`)
  expect(one('test(')).toEqual(['BAG-01', 'BAG-02'])
  expect(one('describe(\n  ')).toEqual(['BAG-01', 'BAG-02'])
  expect(one('] as const)(')).toEqual(['BAG-01', 'BAG-02'])
  expect(one('  // test(')).toEqual([])
  expect(one(' * test(')).toEqual([])
})
