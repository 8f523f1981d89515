import { expect, it } from 'vitest'
import { guardedChanges, guardedText } from './guarded.rules.ts'

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
])('%j is a change of %j', (change, guarded) => {
  expect(guardedChanges(before, change)).toEqual(guarded)
})

it.each([{ upiName: '' }, { legalName: '' }])('payers read the name of a shop with %j', (fallback) => {
  expect(guardedChanges({ ...before, ...fallback }, { name: 'Other' })).toEqual(['name'])
  expect(guardedChanges({ ...before, ...fallback }, { name: 'Zari' })).toEqual([])
})

it.each([
  [true, 'on'],
  [false, 'off'],
  ['', 'none'],
  [undefined, 'none'],
  ['zari@upi', 'zari@upi'],
])('%j is told as %s', (value, text) => {
  expect(guardedText(value)).toBe(text)
})
