import { expect, test } from 'vitest'
import { assurancesOf } from './assurances.rules.ts'

const shop = { codEnabled: true, processingDaysLeast: 1, processingDaysMost: 3, returnDays: 7 }
const texts = (product: { marks: string[]; certificate: string }, settings = shop) =>
  assurancesOf(product, settings).map(({ text }) => text)
const promised = ['Sent within 1 to 3 business days', 'Cash on delivery', 'Returns within 7 days']

test.each([
  [[], '', []],
  [['Silk Mark'], '', ['Silk Mark']],
  [['GI tag'], 'GI 99/2009', ['GI tag, certificate GI 99/2009']],
  [['Handloom Mark', 'GI tag'], '', ['Handloom Mark', 'GI tag']],
  [['Handloom Mark', 'GI tag'], 'AB 1', ['Handloom Mark', 'GI tag', 'Certificate AB 1']],
  [[], 'AB 1', ['Certificate AB 1']],
])('marks %j with certificate "%s" are shown as %j', (marks, certificate, expected) => {
  expect(texts({ marks, certificate })).toEqual([...expected, ...promised])
})

test('what the shop does not offer is not said', () => {
  const none = { marks: [], certificate: '' }
  expect(texts(none, { ...shop, codEnabled: false, returnDays: 0, processingDaysMost: 1 })).toEqual([
    'Sent within 1 business day',
  ])
  expect(texts(none, { ...shop, returnDays: 1 })).toContain('Returns within 1 day')
})

test('how long couriers take is said where the shop knows it', () => {
  const none = { marks: [], certificate: '' }
  const said = (least: number, most: number) =>
    assurancesOf(none, { ...shop, transitDaysLeast: least, transitDaysMost: most })[0]?.text
  expect(said(2, 6)).toBe('Sent within 1 to 3 business days, usually with you 2 to 6 days later')
  expect(said(1, 1)).toBe('Sent within 1 to 3 business days, usually with you 1 day later')
  expect(said(0, 0)).toBe('Sent within 1 to 3 business days')
})
