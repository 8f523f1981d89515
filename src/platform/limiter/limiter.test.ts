import { expect, test } from 'vitest'
import { limiter } from './limiter.ts'

test('at most so many run at a time, the others in their order, and a failure frees its place', async () => {
  const inTurn = limiter(2)
  const started: number[] = []
  const works = Array.from({ length: 6 }, () => Promise.withResolvers<number>())
  const runs = works.map(({ promise }, at) =>
    inTurn(() => {
      started.push(at)
      return promise
    }),
  )
  expect(started).toEqual([0, 1])
  works[1]?.reject(new Error('no stock'))
  await expect(runs[1]).rejects.toThrow('no stock')
  expect(started).toEqual([0, 1, 2])
  for (const [at, { resolve }] of works.entries()) resolve(at)
  expect((await Promise.allSettled(runs)).map(({ status }) => status === 'fulfilled')).toEqual([
    true,
    false,
    true,
    true,
    true,
    true,
  ])
  expect(started).toEqual([0, 1, 2, 3, 4, 5])
  await expect(inTurn(async () => 'again')).resolves.toBe('again')
})
