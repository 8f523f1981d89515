import { expect, it } from 'vitest'
import { makeSeen } from '#/ui/resource/form/useSeen.ts'
import { type ShopSettings, shopSettingsSchema } from '../../../shop.schema.ts'
import { changedSettings, type SettingsValues, settingsValues } from './settingsValues.ts'

const shop = shopSettingsSchema.parse({ logo: '/media/logo.64x64.ffffff/64.webp' })

const seenOf = (settings: ShopSettings) => makeSeen<ShopSettings, SettingsValues>(settings, settingsValues)

it('sends nothing when nothing was changed', () => {
  expect(changedSettings(settingsValues(shop), shop.logo, seenOf(shop))).toEqual({ seen: {} })
})

it('sends only what was changed, numbers as numbers', () => {
  const entered = {
    ...settingsValues(shop),
    ...{ name: ' Zari Varanasi ', returnDays: '10', strikeFactor: '1.25', logo: [] },
  }
  expect(changedSettings(entered, '', seenOf(shop))).toEqual({
    name: 'Zari Varanasi',
    returnDays: 10,
    strikeFactor: 1.25,
    logo: '',
    seen: { name: 'Zari', returnDays: 7, strikeFactor: 1.5, logo: shop.logo },
  })
})

it('leaves a number alone that was not touched, although it would be read otherwise now', () => {
  const singapore = { ...shop, whatsappNumber: '6581234567' }
  expect(changedSettings(settingsValues(singapore), shop.logo, seenOf(singapore))).toEqual({ seen: {} })
})

it('takes an emptied number for a mistake, not for 0', () => {
  const entered = { ...settingsValues(shop), returnDays: ' ' }
  expect(() => changedSettings(entered, shop.logo, seenOf(shop))).toThrow('A whole number from 0 to 90.')
})
