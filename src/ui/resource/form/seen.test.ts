import { expect, test } from 'vitest'
import { makeSeen } from './useSeen.ts'

interface Stored {
  name: string
  price: number
  quantity: number
  updatedAt: string
}
const stored: Stored = { name: 'Saree', price: 100, quantity: 10, updatedAt: 'monday' }
const valuesOf = ({ name, price, quantity }: Stored) => ({
  name,
  price: price.toFixed(2),
  quantity: String(quantity),
})
const open = () => makeSeen(stored, valuesOf, { always: ['updatedAt'], moving: ['quantity'] })

test('what was changed here is told with what the form showed of it', () => {
  const seen = open()
  expect(seen.changed({ ...valuesOf(stored), price: '110' })).toEqual(['price'])
  expect(seen.of(['price'])).toEqual({ price: 100, updatedAt: 'monday' })
})

test('fields that say something together only are told together', () => {
  const seen = makeSeen(stored, valuesOf, { together: [['name', 'price'], ['quantity']] })
  expect(seen.changed({ ...valuesOf(stored), price: '110' })).toEqual(['price', 'name'])
  expect(seen.changed({ ...valuesOf(stored), quantity: '9' })).toEqual(['quantity'])
  expect(seen.changed(valuesOf(stored))).toEqual([])
})

test('after a clash, what somebody else stored counts as shown', () => {
  const seen = open()
  const theirs = seen.takeOver({ price: 120, updatedAt: 'tuesday' })
  expect(theirs.price).toBe('120.00')
  expect(seen.of(['price'])).toEqual({ price: 120, updatedAt: 'tuesday' })
})

test('after a save, fields that only somebody else changed are named; sales are nobody’s change', () => {
  const seen = open()
  const entered = { ...valuesOf(stored), price: '110' }
  const answer = { name: 'Sari', price: 110, quantity: 9, updatedAt: 'tuesday' }
  expect(seen.settle(answer, entered)).toEqual({
    values: { name: 'Sari', price: '110.00', quantity: '9' },
    others: ['name'],
  })
  expect(seen.changed({ name: 'Sari', price: '110.00', quantity: '9' })).toEqual([])
})

test('what a draft brings back was seen before the reload', () => {
  const seen = open()
  seen.restore({ price: 90 })
  expect(seen.changed({ ...valuesOf(stored), price: '95' })).toEqual(['price'])
  expect(seen.of(['price'])).toMatchObject({ price: 90 })
})
