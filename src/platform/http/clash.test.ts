import { describe, expect, test } from 'vitest'
import { clashingFields, refuseClashes } from './clash.ts'
import { Failure } from './failure.ts'
import { seenSchema } from './seen.schema.ts'

const stored = { name: 'Saree', price: 120, category: { _id: 'c1', name: 'saree' }, mrp: null, sizes: ['S'] }

describe('a change clashes', () => {
  test.each<[string, object, Record<string, unknown> | undefined, string[]]>([
    ['where somebody else changed the same field', { price: 110 }, { price: 100 }, ['price']],
    ['not where only this side changed it', { price: 110 }, { price: 120 }, []],
    ['not where both want the same', { price: 120 }, { price: 100 }, []],
    ['not where nothing was seen: the last one wins', { price: 110 }, undefined, []],
    ['not where a field was seen and is not changed', { name: 'Sari' }, { name: 'Saree', price: 100 }, []],
    ['not by the name of a reference', { category: 'c2' }, { category: { _id: 'c1', name: 'old' } }, []],
    ['by the id of a reference', { category: 'c2' }, { category: { _id: 'c0', name: 'x' } }, ['category']],
    ['not between nothing and nothing', { mrp: 5 }, { mrp: '' }, []],
    ['in lists', { sizes: ['M'] }, { sizes: ['S', 'L'] }, ['sizes']],
  ])('%s', (_name, change, seen, fields) => {
    expect(clashingFields(stored, change, seen)).toEqual(fields)
  })
})

test('a clash is refused with both values', () => {
  const refused = (() => {
    try {
      refuseClashes(stored, { price: 110, name: 'Sari' }, { price: 100, name: 'Saree' }, { updatedAt: 'now' })
      return undefined
    } catch (error) {
      return error
    }
  })()
  expect(refused).toBeInstanceOf(Failure)
  expect((refused as Failure).body).toMatchObject({
    code: 'changed_meanwhile',
    errors: [{ field: 'price' }],
    clash: { fields: ['price'], stored: { price: 120, updatedAt: 'now' }, wanted: { price: 110 } },
  })
})

test('what was seen may come as JSON text; nonsense is refused in words', () => {
  expect(seenSchema.parse('{"price":100}')).toEqual({ price: 100 })
  expect(seenSchema.parse(undefined)).toBeUndefined()
  for (const nonsense of ['{', 'null', '5', ['a']]) {
    expect(seenSchema.safeParse(nonsense).error?.issues[0]?.message).toBe(
      'seen holds the values that the form showed.',
    )
  }
})
