import { getHeapSpaceStatistics } from 'node:v8'
import { expect, test } from 'vitest'
import { collectOnce } from './collectOnce.ts'

const young = () => getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')

test('what nobody holds goes, and the room for young objects with it', async () => {
  const held: WeakRef<object>[] = [new WeakRef({ only: 'the start needed it' })]
  // Garbage enough for that room to grow.
  for (let times = 0; times < 400; times += 1)
    held.push(new WeakRef(Array.from({ length: 10_000 }, (_, at) => ({ at }))))
  // A weak reference holds what it names until its turn is over.
  await new Promise(setImmediate)
  const before = young()?.space_size ?? 0
  collectOnce()
  expect(held.filter((one) => one.deref() !== undefined)).toEqual([])
  expect(young()?.space_size).toBeLessThan(before / 2)
})
