import { expect, test } from 'vitest'
import type { Preview } from '../../import/import.schema.ts'
import { areSameTicks, countTicks, storedTicks } from './tickedValues.ts'

test('what the draft adds is ticked, and order makes no difference', () => {
  const value = (name: string, add: boolean) => ({ value: name, rows: 1, near: [], add })
  const preview = {
    unknownValues: [
      { field: 'weave', label: 'Weave', values: [value('A', true), value('B', false)], more: 0 },
    ],
  } as unknown as Preview
  expect(storedTicks(preview)).toEqual({ weave: ['A'] })
  expect(storedTicks({} as Preview)).toEqual({})
  expect(areSameTicks({ weave: ['A', 'B'], colour: [] }, { weave: ['B', 'A'] })).toBe(true)
  expect(areSameTicks({ weave: ['A'] }, { fabric: ['A'] })).toBe(false)
  expect(countTicks({ weave: ['A', 'B'], colour: ['C'] })).toBe(3)
})
