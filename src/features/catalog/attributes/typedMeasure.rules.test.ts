import { expect, test } from 'vitest'
import { measureWords } from './measures.rules.ts'
import { typedMeasure } from './typedMeasure.rules.ts'

test.each([
  ['5.5', 5.5],
  [' 5.5 m ', 5.5],
  ['550cm', 5.5],
  ['6 yards', 5.49],
  ['६', 6],
  ['', undefined],
  ['m', Number.NaN],
  ['5 g', Number.NaN],
  ['five', Number.NaN],
  ['5,5', Number.NaN],
])('a length typed as %j is %s', (text, metres) => expect(typedMeasure('m', text)).toBe(metres))

test.each([
  ['450', 450],
  ['1,200 g', 1_200],
  ['1.2 kg', 1_200],
  ['450 gms.', 450],
  ['4 m', Number.NaN],
])('a weight typed as %j is %s', (text, grams) => expect(typedMeasure('g', text)).toBe(grams))

test('is written as people read it', () => {
  expect([measureWords('m', 5.5), measureWords('g', 450), measureWords('g', 1_250)]).toEqual([
    '5.5 m',
    '450 g',
    '1.25 kg',
  ])
})
