import { expect, test } from 'vitest'
import { numbersByKey, priceIn } from './price.rules.ts'
import { tokensOf } from './tokens.rules.ts'

test.each([
  ['silk saree under 5000', 'silk saree', undefined, 5000],
  ['5 hazaar tak silk saree', 'silk saree', undefined, 5000],
  ['saree 2000 se kam', 'saree', undefined, 2000],
  ['2000 se kam ki saree', 'saree', undefined, 2000],
  ['kurti 1,000-2,000', 'kurti', 1000, 2000],
  ['suit 1000 to 2000', 'suit', 1000, 2000],
  ['suit between 1000 and 2000', 'suit', 1000, 2000],
  ['below ₹3k cotton saree', 'cotton saree', undefined, 3000],
  ['cotton saree below rs. 3k', 'cotton saree', undefined, 3000],
  ['saree above 10000', 'saree', 10000, undefined],
  ['10 hazaar se upar lehenga', 'lehenga', 10000, undefined],
  ['2-5k saree', 'saree', 2000, 5000],
  ['2 se 5 hazaar ke beech saree', 'saree', 2000, 5000],
  ['साड़ी 5000 से कम', 'साड़ी', undefined, 5000],
  ['पाँच हज़ार तक साड़ी', 'साड़ी', undefined, 5000],
  ['साड़ी ५००० तक', 'साड़ी', undefined, 5000],
  ['5000 ரூபாய்க்குள் பட்டு புடவை', 'பட்டு புடவை', undefined, 5000],
  ['பட்டு புடவை 5000 க்கு கீழ்', 'பட்டு புடவை', undefined, 5000],
  ['పట్టు చీర 5000 లోపు', 'పట్టు చీర', undefined, 5000],
  ['৫০০০ টাকার নিচে শাড়ি', 'শাড়ি', undefined, 5000],
  ['saree dhai hazaar tak', 'saree', undefined, 2500],
  ['saadhe teen hazaar tak ka suit', 'suit', undefined, 3500],
  ['saree under two thousand', 'saree', undefined, 2000],
  ['saree around 3000', 'saree', 2250, 3750],
  ['less than 5000 rs saree', 'saree', undefined, 5000],
  ['saree more than 5000', 'saree', 5000, undefined],
  ['saree upto 1.5k', 'saree', undefined, 1500],
  ['saree up to 2500', 'saree', undefined, 2500],
  ['saree <2500', 'saree', undefined, 2500],
  ['₹3000 saree', 'saree', undefined, 3000],
  ['1 lakh tak lehenga', 'lehenga', undefined, 100000],
  ['saree under rs 5000/- only', 'saree', undefined, 5000],
  ['wedding saree 20000 ke andar', 'wedding saree', undefined, 20000],
  ['saree min 5000', 'saree', 5000, undefined],
  ['hazaar se do hazaar tak kurti', 'kurti', 1000, 2000],
  ['bara sau tak kurti', 'kurti', undefined, 1200],
  ['saree saat hazaar tak', 'saree', undefined, 7000],
  ['saat sau tak kurti', 'kurti', undefined, 700],
  ['साड़ी सात हज़ार तक', 'साड़ी', undefined, 7000],
  ['साठ हज़ार तक लहंगा', 'लहंगा', undefined, 60000],
  ['lehenga under sixty thousand', 'lehenga', undefined, 60000],
  ['डेढ़ हज़ार तक साड़ी', 'साड़ी', undefined, 1500],
  ['ढाई हज़ार तक साड़ी', 'साड़ी', undefined, 2500],
  ['dedh hazaar tak saree', 'saree', undefined, 1500],
  ['2000 ni andar sadi', 'sadi', undefined, 2000],
  ['silk saree', 'silk saree', undefined, undefined],
  ['saree 12', 'saree 12', undefined, undefined],
  ['piece 4711', 'piece 4711', undefined, undefined],
  ['zari ka kaam wali saree', 'zari ka kaam wali saree', undefined, undefined],
  ['3 piece suit', '3 piece suit', undefined, undefined],
])('%j: %j from %j to %j', (typed, rest, least, most) => {
  const found = priceIn(tokensOf(typed))
  expect({
    rest: found.rest.map(({ text }) => text).join(' '),
    least: found.least,
    most: found.most,
  }).toEqual({ rest, least, most })
})

test('no word means two numbers', () => {
  expect(() =>
    numbersByKey([
      [7, 'seven saat'],
      [60, 'sixty saath'],
    ]),
  ).toThrow('"sat" is both 7 and 60')
  expect([...numbersByKey([[7, 'saat sat सात']])]).toEqual([['sat', 7]])
})
