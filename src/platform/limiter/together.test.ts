import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { orAlone, together } from './together.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Some turns of the event loop, `ms` later by the clock. */
async function pass(ms = 0): Promise<void> {
  vi.advanceTimersByTime(ms)
  for (let turn = 0; turn < 3; turn += 1) await new Promise((done) => setImmediate(done))
}

/** Rounds that end when the test says so; `rounds` are those that began. */
function rounds(limits: { most?: number; beside?: number } = {}) {
  const began: { items: readonly string[]; end: (outcomes?: readonly (string | Error)[]) => void }[] = []
  const place = together<string, string>(
    (items) => {
      const { promise, resolve } = Promise.withResolvers<readonly (string | Error)[]>()
      began.push({ items, end: (outcomes = items.map((item) => `${item} done`)) => resolve(outcomes) })
      return promise
    },
    { most: 10, beside: 3, waitMs: 100, ...limits },
  )
  /** Ends a round as it should. */
  const end = async (at: number) => {
    began[at]?.end()
    await pass()
  }
  return { place, items: () => began.map((round) => round.items), began, end }
}

describe('what comes together is done together', () => {
  test('one begins at once, those who come meanwhile wait and are the next round in their order', async () => {
    const { place, items, began, end } = rounds()
    const first = place('a')
    await pass()
    const others = [place('b'), place('c'), place('d')]
    await pass()
    expect(items()).toEqual([['a']])
    await end(0)
    expect(items()).toEqual([['a'], ['b', 'c', 'd']])
    began[1]?.end()
    expect(await Promise.all([first, ...others])).toEqual(['a done', 'b done', 'c done', 'd done'])
    // Nothing is left over: the next one begins at once again.
    void place('e')
    await pass()
    expect(items().at(-1)).toEqual(['e'])
  })

  test('what comes in the same turn is one round, of so many at the most; the rest is the next one', async () => {
    const { place, items, end } = rounds({ most: 2 })
    for (const item of ['a', 'b', 'c', 'd', 'e']) void place(item)
    await pass()
    for (let at = 0; at < 3; at += 1) await end(at)
    expect(items()).toEqual([['a', 'b'], ['c', 'd'], ['e']])
  })

  test('a round that is held up holds up nobody else for longer than it may, and so many are under way at most', async () => {
    const { place, items, end } = rounds({ beside: 2 })
    void place('held up')
    await pass()
    void place('b')
    await pass(99)
    expect(items()).toEqual([['held up']])
    await pass(1)
    expect(items()).toEqual([['held up'], ['b']])
    void place('c')
    await pass(1_000)
    expect(items()).toEqual([['held up'], ['b']])
    // The first one ends while the second is under way and awaited for long enough.
    await end(0)
    expect(items()).toEqual([['held up'], ['b'], ['c']])
  })

  test('a round that ends late leaves the one that is awaited alone', async () => {
    const { place, items, began, end } = rounds()
    void place('late')
    await pass()
    void place('b')
    await pass(100)
    void place('c')
    began[0]?.end()
    await pass(50)
    expect(items()).toEqual([['late'], ['b']])
    await end(1)
    expect(items()).toEqual([['late'], ['b'], ['c']])
  })

  test('one that fails fails alone; a round that fails fails whole, and the next one begins', async () => {
    const { place, began } = rounds()
    const both = Promise.allSettled([place('a'), place('b')])
    await pass()
    began[0]?.end([new Error('no stock'), 'b done'])
    expect(await both).toMatchObject([
      { status: 'rejected', reason: { message: 'no stock' } },
      { status: 'fulfilled', value: 'b done' },
    ])
    const broken = together<string, string>(() => Promise.reject(new Error('gone')), {
      most: 10,
      beside: 1,
      waitMs: 100,
    })
    for (let round = 0; round < 2; round += 1) {
      const all = Promise.allSettled([broken('a'), broken('b')])
      await pass()
      expect(await all).toMatchObject([{ reason: { message: 'gone' } }, { reason: { message: 'gone' } }])
    }
  })
})

describe('a round that breaks', () => {
  const doneOf = (items: readonly string[]) => items.map((item) => `${item} done`)
  const isOutage = (error: unknown) => error instanceof Error && error.message === 'gone'

  test('is done again one by one, in their order, and whoever breaks it fails alone', async () => {
    const tried: string[] = []
    const work = orAlone(async (items: readonly string[]) => {
      tried.push(items.join(' '))
      if (items.includes('bad')) throw new Error('it is the bad one')
      return doneOf(items)
    }, isOutage)
    expect(await work(['a', 'bad', 'b'])).toEqual(['a done', new Error('it is the bad one'), 'b done'])
    expect(tried).toEqual(['a bad b', 'a', 'bad', 'b'])
  })

  test.each([
    ['one alone', ['bad'], 'it is the bad one'],
    ['an outage', ['a', 'b'], 'gone'],
  ])('is not tried again: %s', async (_name, items, message) => {
    const work = vi.fn(() => Promise.reject(new Error(message)))
    await expect(orAlone(work, isOutage)(items)).rejects.toThrow(message)
    expect(work).toHaveBeenCalledOnce()
  })
})
