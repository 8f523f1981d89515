import { expect, it } from 'vitest'
import { makeSeen } from '#/ui/resource/form/useSeen.ts'
import { type ShopSettings, shopSettingsSchema } from '../../../shop.schema.ts'
import { changedSettings, type SettingsValues, settingsValues } from './settingsValues.ts'

const shop = shopSettingsSchema.parse({})

const seenOf = (settings: ShopSettings) => makeSeen<ShopSettings, SettingsValues>(settings, settingsValues)

it('sends nothing when nothing was changed', () => {
  expect(changedSettings(settingsValues(shop), seenOf(shop))).toEqual({ seen: {} })
})

it('sends only what was changed, numbers as numbers', () => {
  const entered = {
    ...settingsValues(shop),
    ...{ name: ' Zari Varanasi ', returnDays: '10', strikeFactor: '1.25' },
  }
  expect(changedSettings(entered, seenOf(shop))).toEqual({
    name: 'Zari Varanasi',
    returnDays: 10,
    strikeFactor: 1.25,
    seen: { name: 'Zari', returnDays: 7, strikeFactor: 1.5 },
  })
})

it('leaves a number alone that was not touched, although it would be read otherwise now', () => {
  const singapore = { ...shop, whatsappNumber: '6581234567' }
  expect(changedSettings(settingsValues(singapore), seenOf(singapore))).toEqual({ seen: {} })
})

it('takes an emptied number for a mistake, not for 0', () => {
  const entered = { ...settingsValues(shop), returnDays: ' ' }
  expect(() => changedSettings(entered, seenOf(shop))).toThrow('A whole number from 0 to 90.')
})

it('takes no span of days that ends before it begins', () => {
  for (const span of ['refundDays', 'processingDays', 'transitDays']) {
    const entered = { ...settingsValues(shop), [`${span}Least`]: '9', [`${span}Most`]: '8' }
    expect(() => changedSettings(entered, seenOf(shop)), span).toThrow('Not fewer than at least.')
  }
})
