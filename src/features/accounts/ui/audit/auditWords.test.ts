import { describe, expect, test } from 'vitest'
import { readAuditSearch } from './auditSearch.ts'
import { actionWords, changedFields, fieldLabel, valueText } from './auditWords.ts'

test.each([
  ['slidingText.update', 'Sliding text changed'],
  ['user.create', 'User added'],
  ['order.ship', 'Order shipped'],
  ['order.approve', 'UPI payment approved'],
  ['import.pictures', 'Import pictures'],
  ['whatEver.comesNext', 'What ever comes next'],
])('%s reads as "%s"', (action, words) => {
  expect(actionWords(action)).toBe(words)
})

describe('a change', () => {
  test('tells both values, a new thing only the new ones', () => {
    expect(changedFields({ status: true, mrp: null }, { status: false, mrp: 1999 })).toEqual([
      { name: 'Status', was: 'yes', is: 'no' },
      { name: 'MRP', was: '—', is: '₹1,999.00' },
    ])
    expect(changedFields(null, { sizes: ['S', 'M'] })).toEqual([
      { name: 'Sizes', was: undefined, is: 'S, M' },
    ])
  })

  test('speaks of rupees, whatever the money is stored in', () => {
    expect(changedFields(null, { refundPaise: 890_000 })).toEqual([
      { name: 'Refund', was: undefined, is: '₹8,900.00' },
    ])
    expect(valueText('price', 24_990)).toBe('₹24,990.00')
    expect(valueText('quantity', 24_990)).toBe('24990')
  })

  test('speaks of names and pictures instead of ids and addresses', () => {
    expect(valueText('category', { _id: '01a2011f', name: 'Saree' })).toBe('Saree')
    expect(valueText('images', ['/media/a/320.webp', 'https://pictures.example/b.png'])).toBe('2 pictures')
    expect(valueText('images', [])).toBe('—')
    expect(valueText('parcel', { carrier: 'DTDC', trackingNumber: 'Z1' })).toBe(
      'Carrier: DTDC, Tracking number: Z1',
    )
    expect(fieldLabel('upiId')).toBe('UPI id')
    expect(changedFields({ version: 1, price: 1 }, { version: 2, price: 2 })).toHaveLength(1)
  })
})

test('the address holds what makes sense only', () => {
  expect(readAuditSearch({ page: 3, q: ' shop ' })).toEqual({ page: 3, q: 'shop' })
  expect(readAuditSearch({ page: 'x', q: '' })).toEqual({})
  expect(readAuditSearch({ page: 1, q: 42 })).toEqual({ q: '42' })
  expect(readAuditSearch({ from: '2026-11-01', to: '2026-13-01' })).toEqual({ from: '2026-11-01' })
})
