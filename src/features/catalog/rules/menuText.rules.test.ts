import { expect, test } from 'vitest'
import { readMenuText, writeMenuText } from './menuText.rules.ts'

test('entries are read as they are written, and written as they are read', () => {
  const text = 'Silk Saree: silk\n\n  Under: a lamp : lamp \nBanarasi'
  const { items, problem } = readMenuText(text)
  expect(problem).toBeUndefined()
  expect(items).toEqual([
    { label: 'Silk Saree', word: 'silk' },
    { label: 'Under: a lamp', word: 'lamp' },
    { label: 'Banarasi', word: 'Banarasi' },
  ])
  expect(readMenuText(writeMenuText(items)).items).toEqual(items)
  expect(readMenuText('').items).toEqual([])
})

test.each([
  ['Silk:', 'Line 1: write what it says'],
  ['Silk: silk\n: cotton', 'Line 2: write what it says'],
  ['Silk: silk\nsilk: x', 'Line 2: “silk” is there already.'],
  [`${'x'.repeat(41)}: silk`, 'Line 1: at most 40'],
  [Array.from({ length: 13 }, (_, at) => `Entry ${at}`).join('\n'), 'At most 12'],
])('%j is refused, naming the line', (text, words) => {
  expect(readMenuText(text).problem).toContain(words)
})
