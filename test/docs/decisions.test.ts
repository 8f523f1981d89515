/** Every decision has a date and a status, and the list of decisions tells the same of each. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rowsBelow } from './tables.ts'

const FOLDER = 'docs/decisions'
const LONGEST_LINES = 40

const files = readdirSync(FOLDER).filter((file) => file !== 'README.md')
const read = (file: string) => readFileSync(`${FOLDER}/${file}`, 'utf8')
const listed = rowsBelow(read('README.md'), 'Decisions')

/** Number, date and status as the file tells them; undefined where the head is another one. */
const headOf = (file: string) =>
  /^# (?<number>\d+)\. .+\n\nDate: (?<date>\d{4}-\d\d-\d\d)\. Status: (?<status>accepted|superseded by \d+)\.\n/.exec(
    read(file),
  )?.groups

test.each(files)('%s has a date and a status, and fits on one page', (file) => {
  const { number = '', date = '' } = headOf(file) ?? {}
  expect(file).toMatch(new RegExp(`^${number.padStart(4, '0')}-[a-z0-9-]+\\.md$`))
  expect(new Date(date).toISOString().slice(0, 10)).toBe(date)
  expect(read(file).split('\n').length).toBeLessThanOrEqual(LONGEST_LINES)
})

test('the list tells each of them once, in their order', () => {
  const shown = listed.map(([link, , date, status]) => [link, date, status])
  const there = files.toSorted().map((file) => {
    const { number, date, status } = headOf(file) ?? {}
    return [`[${number}](${file})`, date, status]
  })
  expect(shown).toEqual(there)
})

test('what is superseded is superseded by one that is there', () => {
  const numbers = files.map((file) => Number(headOf(file)?.number))
  const newer = files.flatMap((file) => headOf(file)?.status?.match(/\d+/g) ?? []).map(Number)
  expect(newer.filter((number) => !numbers.includes(number))).toEqual([])
})
