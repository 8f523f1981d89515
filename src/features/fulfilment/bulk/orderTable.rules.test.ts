import { expect, test } from 'vitest'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { orderTable, sheetTime } from './orderTable.rules.ts'

const order: Order = {
  _id: '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b',
  number: 1042,
  status: 'shipped',
  customer: { name: 'Meera Iyer' },
  subTotal: 3297,
  tax: 0,
  grandTotal: 3297.5,
  cartId: '',
  device: 'desktop',
  billingAddress: {
    name: 'Lakshmi Iyer',
    email: 'meera@example.com',
    companyName: '',
    address: '14, Temple Street',
    city: 'Chennai',
    state: 'Tamil Nadu',
    country: 'India',
    zipCode: '600004',
    contact: '9876543210',
    payment: 'upi',
  },
  paymentId: { _id: '', status: 'Completed', type: 'upi', amount: 3297.5, reference: '412345678901' },
  items: [
    {
      _id: '1',
      product: { _id: 'a', name: 'Silk Kurta', price: 1499, images: [] },
      size: 'M',
      sku: 'SK-M',
      quantity: 2,
    },
    {
      _id: '2',
      product: { _id: 'b', name: 'Cotton Saree', price: 299, images: [] },
      size: null,
      quantity: 1,
    },
  ],
  carrier: 'Delhivery',
  trackingNumber: 'DL123',
  adjustments: [],
  returnRequests: [],
  refunds: [],
  creditNotes: [],
  invoice: null,
  events: [],
  actions: [],
  createdAt: '2026-11-05T20:15:00.000Z',
}

test('a moment is that of India, whatever the machine', () => {
  expect(sheetTime('2026-11-05T20:15:00.000Z')).toBe('2026-11-06 01:45')
  expect(sheetTime('2026-11-05T18:30:00.000Z')).toBe('2026-11-06 00:00')
})

test('every column has a name, and an order its row', () => {
  const [titles, row] = orderTable([order])
  expect(titles).toHaveLength(row?.length ?? 0)
  const cell = (title: string) => row?.[titles?.indexOf(title) ?? -1]
  expect(cell('Order')).toBe(1042)
  expect(cell('Placed')).toBe('2026-11-06 01:45')
  expect([cell('Customer'), cell('Ship to'), cell('Mobile'), cell('PIN')]).toEqual([
    'Meera Iyer',
    'Lakshmi Iyer',
    '9876543210',
    '600004',
  ])
  expect([cell('Items'), cell('Pieces')]).toEqual(['2 x Silk Kurta (M); 1 x Cotton Saree', 3])
  expect(cell('SKUs')).toBe('2 x SK-M')
  expect([cell('Customer’s note'), cell('GSTIN')]).toEqual(['', ''])
  const [, elsewhere] = orderTable([
    { ...order, deliveryAddress: { ...order.billingAddress, name: 'Sita Rao' }, note: 'Ring twice' },
  ])
  expect(elsewhere?.[titles?.indexOf('Ship to') ?? -1]).toBe('Sita Rao')
  expect([cell('Grand total'), cell('Payment reference')]).toEqual(['3297.50', '412345678901'])
})

test('no orders are the names of the columns alone', () => {
  expect(orderTable([])).toHaveLength(1)
})
