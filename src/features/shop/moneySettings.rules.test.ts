import { expect, it } from 'vitest'
import { moneySettingChanges, settingText } from './moneySettings.rules.ts'

const before = {
  upiId: 'zari@upi',
  upiName: 'Zari',
  legalName: 'Zari Handlooms',
  gstin: '',
  upiEnabled: true,
  codEnabled: true,
  name: 'Zari',
  composition: false,
}

it.each([
  [{ upiId: 'other@bank' }, ['upiId']],
  [{ upiName: 'Other' }, ['upiName']],
  [{ codEnabled: false }, ['codEnabled']],
  [{ upiEnabled: false, codEnabled: true }, ['upiEnabled']],
  [{ legalName: '', gstin: '09ABCDE1234F1Z5' }, ['legalName', 'gstin']],
  [{ composition: true }, ['composition']],
  [before, []],
  [{ name: 'Other' }, []],
  [{ name: 'Other', upiName: '' }, ['upiName', 'name']],
  [{ tagline: 'Silks', returnDays: 3 }, []],
  [{}, []],
])('%j is a change of %j', (change, changes) => {
  expect(moneySettingChanges(before, change)).toEqual(changes)
})

it.each([{ upiName: '' }, { legalName: '' }])('payers read the name of a shop with %j', (fallback) => {
  expect(moneySettingChanges({ ...before, ...fallback }, { name: 'Other' })).toEqual(['name'])
  expect(moneySettingChanges({ ...before, ...fallback }, { name: 'Zari' })).toEqual([])
})

it.each([
  [true, 'on'],
  [false, 'off'],
  ['', 'none'],
  [undefined, 'none'],
  ['zari@upi', 'zari@upi'],
])('%j is told as %s', (value, text) => {
  expect(settingText(value)).toBe(text)
})
