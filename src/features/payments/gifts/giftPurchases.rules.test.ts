import { expect, test } from 'vitest'
import { amountsOf } from '#/features/shop/giftAmounts.rules.ts'
import { mayGiveUp, stateOf } from './giftPurchases.rules.ts'

test.each<[string, number[] | undefined]>([
  ['', []],
  ['500, 1,000, 2,500', [500, 1000, 2500]],
  ['₹2500 ₹500;500', [500, 2500]],
  ['1,00,000', undefined],
  ['99', undefined],
  ['five hundred', undefined],
  ['500.50', undefined],
  ['100 200 300 400 500 600 700 800 900', undefined],
])('amounts as an owner writes them: %s', (typed, amounts) => {
  expect(amountsOf(typed)).toEqual(amounts)
})

test('a card is given up until it is redeemed, and one that the shop withdrew is owed back', () => {
  expect(stateOf('sent', 'withdrawn')).toBe('owed')
  expect(stateOf('sent', 'redeemed')).toBe('sent')
  expect(stateOf('paid', null)).toBe('paid')
  expect(mayGiveUp('sent', 'issued')).toBe(true)
  for (const [state, card] of [
    ['sent', 'redeemed'],
    ['sent', 'withdrawn'],
    ['cancelled', null],
    ['refunded', null],
  ] as const)
    expect(mayGiveUp(state, card)).toBe(false)
})
