import { expect, test } from 'vitest'
import { onceAtATime } from './restarting.ts'

test('who asks while it is being done gets one more, all together', async () => {
  const finish: (() => void)[] = []
  const ask = onceAtATime(() => new Promise((done) => finish.push(done)))
  const first = ask()
  for (let times = 0; times < 3; times += 1) void ask()
  expect(finish).toHaveLength(1)
  finish[0]?.()
  await expect.poll(() => finish.length).toBe(2)
  finish[1]?.()
  await first
  expect(finish).toHaveLength(2)
  void ask()
  expect(finish).toHaveLength(3)
})
