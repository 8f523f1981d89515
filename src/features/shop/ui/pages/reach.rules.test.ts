import { expect, test } from 'vitest'
import { shopSettingsSchema } from '../../shop.schema.ts'
import { officerOf, sellerLine, waysToReach } from './reach.rules.ts'

const empty = shopSettingsSchema.parse({})

test('a shop whose owner gave nothing names nobody and offers no way that leads nowhere', () => {
  expect(waysToReach(empty)).toEqual([])
  expect(officerOf(empty)).toBeUndefined()
  expect(sellerLine(empty)).toBe('Zari')
  expect(empty).toMatchObject({ upiId: '', whatsappNumber: '', externalSite: '', email: '', demo: false })
})

test('what the specification fixes stays a default', () => {
  expect(empty).toMatchObject({ hoursWeekdays: '9 AM to 6 PM', returnDays: 7, strikeFactor: 1.5 })
})

test('what was given is offered', () => {
  const shop = {
    ...empty,
    phone: '+91 98450 11111',
    whatsappNumber: '919845011111',
    grievanceOfficer: 'Lakshmi',
  }
  expect(waysToReach(shop).map(({ name, href }) => [name, href.split('?')[0]])).toEqual([
    ['Phone', 'tel:+919845011111'],
    ['WhatsApp', 'https://wa.me/919845011111'],
  ])
  expect(officerOf(shop)).toEqual({ name: 'Lakshmi', email: '' })
})
