import { expect, test } from 'vitest'
import { giftProblem } from './gifts.rules.ts'

test('a gift is paid before it leaves, and wrapped where the shop does that', () => {
  const gift = { wrap: true, message: '' }
  expect(giftProblem(undefined, 'cod', { giftWrap: false })).toBeUndefined()
  expect(giftProblem(gift, 'cod', { giftWrap: true })).toBe('gift_not_by_cash')
  expect(giftProblem(gift, 'upi', { giftWrap: false })).toBe('no_gift_wrap')
  expect(giftProblem(gift, 'upi', { giftWrap: true })).toBeUndefined()
  expect(giftProblem({ ...gift, wrap: false }, 'card', { giftWrap: false })).toBeUndefined()
})
