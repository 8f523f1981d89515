import { expect, test } from 'vitest'
import { outcomeOf, percentOf, picturesProblem, sizeOf, stateWord, tableProblem } from './importWords.ts'

const none = { added: 0, changed: 0, unchanged: 0, refused: 0 }
const file = (name: string, size = 10) =>
  Object.defineProperty(new File(['x'], name), 'size', { value: size })
const MB = 1024 * 1024

test('what came of an import names only what there is', () => {
  expect(outcomeOf({ ...none, added: 1_200, refused: 1 })).toBe('1,200 new, 1 refused')
  expect(outcomeOf(none)).toBe('Nothing yet')
})

test('progress is never rounded up to a hundred', () => {
  expect(percentOf({ position: 9_999, rows: 10_000 })).toBe(99)
  expect(percentOf({ position: 10_000, rows: 10_000 })).toBe(100)
})

test('sizes read as people say them', () => {
  expect([sizeOf(10), sizeOf(200_000), sizeOf(1_024 * MB)]).toEqual(['1 KB', '195 KB', '1,024 MB'])
})

test('a done import with refused rows asks for attention', () => {
  expect(stateWord({ state: 'done', refused: 2 })).toEqual({ label: 'Done, some refused', tone: 'warning' })
  expect(stateWord({ state: 'done', refused: 0 }).tone).toBe('success')
})

test('files that cannot be right are not sent', () => {
  expect(tableProblem(undefined)).toBe('Choose a CSV or ZIP file.')
  expect(tableProblem(file('goods.xlsx'))).toMatch(/workbook/)
  expect(tableProblem(file('goods.csv', 0))).toBe('goods.csv is empty.')
  expect(tableProblem(file('goods.csv', 21 * MB))).toBe('goods.csv is larger than 20 MB.')
  expect(tableProblem(file('goods.zip', 21 * MB))).toBeUndefined()
  expect(picturesProblem(file('saree.jpg'))).toBe('Pictures come as a ZIP file.')
  expect(picturesProblem(file('sarees.zip'))).toBeUndefined()
})
