import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepOwning, type Owned } from './keeper.ts'
import { EmbeddedDatabaseError } from './problem.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Something owned that can be lost on command, as when its server dies. */
function owned(pid: number): Owned & { lose(): void } {
  const { promise: lost, resolve: lose } = Promise.withResolvers<void>()
  const claim = {
    fingerprint: '',
    lost,
    makeShopDatabase: async () => undefined,
    release: async () => undefined,
  }
  return { server: { pid }, claim, lose }
}

function keep(take: () => Promise<Owned>) {
  const first = owned(1)
  const log: string[] = []
  const taken: EmbeddedDatabaseError[] = []
  const ended: number[] = []
  const end = async ({ server }: Owned) => {
    ended.push(server.pid)
    first.lose()
  }
  const { stop } = keepOwning({
    first,
    take,
    end,
    log: (line) => log.push(line),
    onTaken: (e) => taken.push(e),
  })
  return { first, log, taken, ended, stop }
}

it('tries again with growing pauses, and says each reason once', async () => {
  let tries = 0
  const { first, log, ended, stop } = keep(async () => {
    tries++
    if (tries < 8) throw new Error('The disk is full')
    return owned(2)
  })
  first.lose()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(tries).toBeGreaterThanOrEqual(3)
  expect(tries).toBeLessThanOrEqual(5)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(log).toEqual([
    'The database went away; bringing it back.',
    'The database does not come back yet: The disk is full',
    'The database is back.',
  ])
  const stopped = stop()
  expect(ended).toEqual([2])
  // Its server is gone now; the keeper has nothing left to wait for but its connection.
  expect(stopped).toBeInstanceOf(Promise)
})

it('gives up when another server owns the database, and ends nothing of theirs', async () => {
  const reason = new EmbeddedDatabaseError('another-server', 'Another Zari server is already running')
  const take = vi.fn<() => Promise<Owned>>().mockRejectedValue(reason)
  const { first, taken, ended, stop } = keep(take)
  first.lose()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(taken).toEqual([reason])
  expect(take).toHaveBeenCalledTimes(1)
  await stop()
  expect(ended).toEqual([])
})

it('stops while it waits for the next try', async () => {
  const take = vi.fn<() => Promise<Owned>>().mockRejectedValue(new Error('no'))
  const { first, stop } = keep(take)
  first.lose()
  await vi.advanceTimersByTimeAsync(10_000)
  const tries = take.mock.calls.length
  await stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(take).toHaveBeenCalledTimes(tries)
})

it('ends a server that came back while it was being stopped', async () => {
  const late = owned(3)
  const { promise, resolve } = Promise.withResolvers<Owned>()
  const { first, ended, stop } = keep(() => promise)
  first.lose()
  await vi.advanceTimersByTimeAsync(10)
  const stopping = stop()
  resolve(late)
  late.lose()
  await stopping
  expect(ended).toEqual([3])
})
