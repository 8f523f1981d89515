import { expect, test } from 'vitest'
import { fieldsNamed, saidIn } from './fields.rules.ts'

test('a change says what is there, also nothing, no and null, but not what is undefined', () => {
  const change = { name: '', price: 0, status: false, image: null, title: undefined }
  expect(Object.keys(saidIn(change))).toEqual(['name', 'price', 'status', 'image'])
  expect({ title: 'Saree', price: 5, ...saidIn(change) }).toMatchObject({ title: 'Saree', price: 0 })
})

test('fields are taken by their names, whatever else is named', () => {
  expect(fieldsNamed({ name: 'Saree', price: 5 }, ['price', 'constructor'])).toEqual({ price: 5 })
})
