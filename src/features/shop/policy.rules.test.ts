import { expect, test } from 'vitest'
import { businessDays, returnsClauses } from './policy.rules.ts'
import { shopSettingsSchema } from './shop.schema.ts'

const shop = shopSettingsSchema.parse({})

test('[DETAIL-08] the returns text holds every clause with the numbers of the shop settings', () => {
  const text = returnsClauses(shop, shop.damageHoursProduct).join('\n')
  expect(text).toContain('7-day returns')
  expect(text).toMatch(/Defective, incorrect or damaged items .* within 24 hours of delivery/)
  expect(text).toMatch(/Prepaid .* original payment method/)
  expect(text).toMatch(/cash on delivery .* coupon code/)
  expect(text).toMatch(/BOGO .* free offers cannot be returned/)
  expect(text).toMatch(/reverse shipment fee of Rs 100 is deducted/)
  expect(text).toContain('Accessories, sunglasses, perfumes, masks and innerwear cannot be returned')
})

test('other settings give other numbers', () => {
  const text = returnsClauses({ returnDays: 1, reverseShipmentFee: 1_250 }, 1).join('\n')
  expect(text).toContain('within 1 day of delivery')
  expect(text).toContain('within 1 hour of delivery')
  expect(text).toContain('Rs 1,250')
})

test('a fee of nothing and no return days are not spoken of', () => {
  const text = returnsClauses({ returnDays: 0, reverseShipmentFee: 0 }, 48).join('\n')
  expect(text).not.toContain('fee')
  expect(text).not.toContain('0-day')
})

test('a range of days with two equal ends is one number', () => {
  expect(businessDays(5, 7)).toBe('5 to 7 business days')
  expect(businessDays(1, 1)).toBe('1 business day')
})
