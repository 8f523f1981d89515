import { expect, test } from 'vitest'
import { actionWords, changedFields, readAuditSearch } from './auditWords.ts'

test('actions read as words', () => {
  expect(actionWords('slidingText.update')).toBe('Sliding text update')
  expect(actionWords('user.create')).toBe('User create')
})

test('a change tells both values, a new thing only the new ones', () => {
  expect(changedFields({ status: true, mrp: null }, { status: false, mrp: 1999 })).toEqual([
    { name: 'status', was: 'yes', is: 'no' },
    { name: 'mrp', was: '—', is: '1999' },
  ])
  expect(changedFields(null, { sizes: ['S'] })).toEqual([{ name: 'sizes', was: undefined, is: '["S"]' }])
})

test('the address holds what makes sense only', () => {
  expect(readAuditSearch({ page: 3, q: ' shop ' })).toEqual({ page: 3, q: 'shop' })
  expect(readAuditSearch({ page: 'x', q: '' })).toEqual({})
  expect(readAuditSearch({ page: 1, q: 42 })).toEqual({ q: '42' })
})
