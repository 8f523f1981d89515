import { expect, it, vi } from 'vitest'
import { until } from './probes.fixture.ts'
import { EmbeddedDatabaseError } from './problem.ts'
import { type Owned, superviseOwnership } from './supervisor.ts'

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

/** A keeper whose pauses are noted and pass at once, or last until stop when `forever`. */
function supervise(take: () => Promise<Owned & { lose?: () => void }>, forever = false) {
  const first = owned(1)
  const seen = { log: [] as string[], taken: [] as EmbeddedDatabaseError[], ended: [] as number[] }
  const pauses: number[] = []
  const { stop } = superviseOwnership({
    first,
    take,
    end: async (ending: Owned & { lose?: () => void }) => {
      seen.ended.push(ending.server.pid)
      ending.lose?.()
    },
    log: (line) => seen.log.push(line),
    onTaken: (reason) => seen.taken.push(reason),
    rest: async (ms, signal) => {
      pauses.push(ms)
      if (forever && ms > 0)
        await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
    },
  })
  return { first, pauses, stop, ...seen }
}

it('tries at once, then with growing pauses, and says each reason once', async () => {
  const back = owned(2)
  let tries = 0
  const take = async () => {
    tries++
    if (tries < 9) throw new Error('The disk is full')
    return back
  }
  const { first, pauses, log, ended, stop } = supervise(take)
  first.lose()
  await until(() => log.includes('The database is back.'))
  expect(pauses).toEqual([0, 100, 200, 400, 800, 1600, 3200, 5000, 5000])
  expect(log).toEqual([
    'The database went away; bringing it back.',
    'The database does not come back yet: The disk is full',
    'The database is back.',
  ])
  await stop()
  expect(ended).toEqual([2])
})

it('does not spin when the server dies again and again as soon as it is back', async () => {
  let pid = 1
  const { first, pauses, stop } = supervise(async () => {
    const next = owned(++pid)
    if (pid < 5) next.lose()
    return next
  })
  first.lose()
  await until(() => pid === 5)
  expect(pauses).toEqual([0, 100, 200, 400])
  await stop()
})

it('gives up when another server owns the database, and ends nothing of theirs', async () => {
  const reason = new EmbeddedDatabaseError('another-server', 'Another Zari server is already running')
  const take = vi.fn<() => Promise<Owned>>().mockRejectedValue(reason)
  const { first, taken, ended, stop } = supervise(take)
  first.lose()
  await until(() => taken.length > 0)
  await stop()
  expect(taken).toEqual([reason])
  expect(take).toHaveBeenCalledTimes(1)
  expect(ended).toEqual([])
})

it('stops while it waits for the next try', async () => {
  const take = vi.fn<() => Promise<Owned>>().mockRejectedValue(new Error('no'))
  const { first, pauses, stop } = supervise(take, true)
  first.lose()
  await until(() => pauses.length === 2)
  await stop()
  expect(take).toHaveBeenCalledTimes(1)
})

it('ends a server that came back while it was being stopped', async () => {
  const { promise, resolve } = Promise.withResolvers<Owned & { lose(): void }>()
  const take = vi.fn(() => promise)
  const { first, ended, stop } = supervise(take)
  first.lose()
  await until(() => take.mock.calls.length === 1)
  const stopping = stop()
  resolve(owned(3))
  await stopping
  expect(ended).toEqual([3])
})
