import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { trimTimes } from './trimRegularly.ts'

const run = promisify(execFile)

/** Takes 80 MB in pieces, frees all but a few between them, and waits until it has 40 less where it may expect that. */
const freesPieces = (everyMs: number, isWaiting: boolean) => `
  import { trimRegularly } from '${new URL('trimRegularly.ts', import.meta.url)}'
  const megabytes = () => process.memoryUsage.rss() / 2 ** 20
  const pause = () => new Promise((done) => setTimeout(done, 5))
  const piece = () => Buffer.allocUnsafeSlow(2_000).fill(1)
  const isPossible = await trimRegularly(${everyMs})
  const held = []
  for (let part = 0; part < 40; part += 1) held.push(Array.from({ length: 1_000 }, piece), piece())
  const before = megabytes()
  for (let at = 0; at < held.length; at += 2) held[at] = undefined
  globalThis.gc()
  // What a collection found is freed beside what follows it.
  while (process.memoryUsage().arrayBuffers > 20 * 2 ** 20) await pause()
  while (${isWaiting} && megabytes() > before - 40) await pause()
  console.log(JSON.stringify({ isPossible, less: before - megabytes() }))
`

const memoryOf = async (everyMs: number, isWaiting: boolean) => {
  const script = freesPieces(everyMs, isWaiting)
  const { stdout } = await run(process.execPath, ['--expose-gc', '--input-type=module', '--eval', script], {
    env: { ...process.env, MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072' },
    timeout: 20_000,
  })
  return JSON.parse(stdout)
}

test.skipIf(process.platform !== 'linux')(
  'memory freed between pieces that are still held goes back while the timer runs, and not without it',
  async () => {
    const NEVER = 2 ** 31 - 1
    const itself = await memoryOf(NEVER, false)
    expect(itself.less).toBeLessThan(20)
    const { isPossible, less } = await memoryOf(20, true)
    expect(isPossible).toBe(true)
    expect(less).toBeGreaterThan(40)
  },
)

test('a busy process puts it off, five times at the most', () => {
  const isDue = trimTimes()
  const looks = Array.from({ length: 12 }, () => isDue(0.9))
  expect(looks).toEqual([5, 11].reduce((all, at) => all.with(at, true), Array(12).fill(false)))
  expect([isDue(0.9), isDue(0.1), isDue(0.9)]).toEqual([false, true, false])
})
