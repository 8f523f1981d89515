/** Money is paise inside and rupees at the edges: what decides, reads, writes or does a thing never turns one into the other. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** By the functions of `src/platform/money/money.ts` but `formatPaise` and `formatPaiseShort`, which take paise, or by hand. */
const conversion =
  /\b(?:paiseOf|rupeesOf|formatRupees(?:Short)?|formatWholeRupees)\b|paise\)* ?\/ ?100\b|\b(?:rupees|price|amount)\)* ?\* ?100\b/i

/** Files inside that name rupees, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'features/catalog/taxes/taxClasses.rules.ts':
    'The next price in whole rupees, and the limit of a class in a text.',
  'features/receipts/statement/cells.rules.ts':
    'A cell of a bank statement is an edge: it is written in rupees.',
}

const inside = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  // What belongs to a screen is an edge.
  (file) => /\.(rules|store|actions)\.ts$/.test(file) && !/(^|\/)ui\//.test(file),
)

const converting = (files: readonly string[]) =>
  files.flatMap((file) => {
    const found = conversion.exec(readFileSync(`src/${file}`, 'utf8'))
    return found ? [`${file}: ${found[0]}`] : []
  })

test('rules, stores and use cases work in paise', () => {
  expect(inside.length).toBeGreaterThan(100)
  expect(converting(inside.filter((file) => !(file in exceptions)))).toEqual([])
})

test('every exception is needed', () => {
  const needed = converting(Object.keys(exceptions))
  expect(needed).toHaveLength(Object.keys(exceptions).length)
})

test('a conversion is found however it is written', () => {
  for (const text of [
    'spent: rupeesOf(paidPaise)',
    'paiseOf(refund)',
    'below: gap.lowUpToPaise / 100',
    '(paise / 100).toFixed(2)',
    'Math.round(rupees * 100)',
    'item.product.price * 100',
  ]) {
    expect(text).toMatch(conversion)
  }
  for (const text of ['formatPaise(amountPaise)', 'limitPaise * (100 + rate)) / 100', 'part * 100']) {
    expect(text).not.toMatch(conversion)
  }
})
