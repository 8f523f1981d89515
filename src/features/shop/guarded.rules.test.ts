import { expect, it } from 'vitest'
import { guardedChanges } from './guarded.rules.ts'

const before = {
  upiId: 'zari@upi',
  upiName: 'Zari',
  legalName: 'Zari Handlooms',
  gstin: '',
  upiEnabled: true,
  codEnabled: true,
}

it.each([
  [{ upiId: 'other@bank' }, ['upiId']],
  [{ upiName: 'Other' }, ['upiName']],
  [{ codEnabled: false }, ['codEnabled']],
  [{ upiEnabled: false, codEnabled: true }, ['upiEnabled']],
  [{ legalName: '', gstin: '09ABCDE1234F1Z5' }, ['legalName', 'gstin']],
  [before, []],
  [{ tagline: 'Silks', returnDays: 3 }, []],
  [{}, []],
])('%j is a change of %j', (change, guarded) => {
  expect(guardedChanges(before, change)).toEqual(guarded)
})
