import { expect, it } from 'vitest'
import { shopSettingsSchema } from '../../shop.schema.ts'
import { changedSettings, settingsValues } from './settingsValues.ts'

const shop = shopSettingsSchema.parse({ logo: '/media/logo.64x64.ffffff/64.webp' })

it('sends nothing when nothing was changed', () => {
  expect(changedSettings(shop, settingsValues(shop), shop.logo)).toEqual({})
})

it('sends only what was changed, numbers as numbers', () => {
  const entered = { ...settingsValues(shop), name: ' Zari Varanasi ', returnDays: '10', strikeFactor: '1.25' }
  expect(changedSettings(shop, entered, '')).toEqual({
    name: 'Zari Varanasi',
    returnDays: 10,
    strikeFactor: 1.25,
    logo: '',
  })
})

it('leaves a number alone that was not touched, although it would be read otherwise now', () => {
  const singapore = { ...shop, whatsappNumber: '6581234567' }
  expect(changedSettings(singapore, settingsValues(singapore), shop.logo)).toEqual({})
})

it('takes an emptied number for a mistake, not for 0', () => {
  expect(() => changedSettings(shop, { ...settingsValues(shop), returnDays: ' ' }, shop.logo)).toThrow(
    'A whole number from 0 to 90.',
  )
})
