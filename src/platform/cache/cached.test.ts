import { expect, it } from 'vitest'
import type { DatabaseNotices } from '../db/databaseNotices.ts'
import { cached } from './cached.ts'

/** DatabaseNotices that a test sends by hand. */
function byHand() {
  const listeners: ((payload: string) => void)[] = []
  const databaseNotices: DatabaseNotices & { connected: boolean; staleSince?: number | undefined } = {
    connected: true,
    on: (_topic: string, receive: (payload: string) => void) => void listeners.push(receive),
    close: async () => undefined,
  }
  const send = (payload = '*') => {
    for (const receive of listeners) receive(payload)
  }
  return { databaseNotices, send }
}

/** Readings that a test answers by hand, in the order in which they began. */
function readings<Value>() {
  const begun: PromiseWithResolvers<Value>[] = []
  const read = () => {
    const reading = Promise.withResolvers<Value>()
    begun.push(reading)
    return reading.promise
  }
  return { begun, read }
}

it('reads once for callers that come together, and for those after them', async () => {
  const { databaseNotices } = byHand()
  const { begun, read } = readings<string>()
  const value = cached(databaseNotices, 'shop', read)
  const both = [value.get(), value.get()]
  begun[0]?.resolve('first')
  expect(await Promise.all(both)).toEqual(['first', 'first'])
  expect(await value.get()).toBe('first')
  expect(begun).toHaveLength(1)
})

it('says at once what it knows, and nothing that is being read, has changed, is over or may have changed unheard', async () => {
  const { databaseNotices, send } = byHand()
  const { begun, read } = readings<string>()
  let now = 0
  const value = cached(databaseNotices, 'users', read, { until: () => 1_000, now: () => now })
  expect(value.atOnce()).toBeUndefined()
  const first = value.get()
  expect(value.atOnce()).toBeUndefined()
  begun[0]?.resolve('first')
  await first
  expect(value.atOnce()).toBe('first')
  databaseNotices.connected = false
  expect(value.atOnce()).toBeUndefined()
  databaseNotices.connected = true
  now = 1_000
  expect(value.atOnce()).toBeUndefined()
  now = 0
  expect(value.atOnce()).toBe('first')
  send()
  expect(value.atOnce()).toBeUndefined()
})

it('reads again after a notice and after `forget`', async () => {
  const { databaseNotices, send } = byHand()
  let reads = 0
  const value = cached(databaseNotices, 'shop', async () => ++reads)
  expect(await value.get()).toBe(1)
  send()
  expect(await value.get()).toBe(2)
  value.forget()
  expect(await value.get()).toBe(3)
})

it('keeps nothing that was read while something changed', async () => {
  const { databaseNotices, send } = byHand()
  const { begun, read } = readings<string>()
  const value = cached(databaseNotices, 'shop', read)
  const before = value.get()
  send()
  const after = value.get()
  begun[1]?.resolve('new')
  begun[0]?.resolve('old')
  expect(await before).toBe('old')
  expect(await after).toBe('new')
  expect(await value.get()).toBe('new')
})

it('keeps no failure, and trusts nothing while no notices arrive', async () => {
  const { databaseNotices } = byHand()
  let reads = 0
  const value = cached(databaseNotices, 'shop', async () => {
    reads += 1
    if (reads === 1) throw new Error('no database')
    return reads
  })
  await expect(value.get()).rejects.toThrow('no database')
  expect(await value.get()).toBe(2)
  databaseNotices.connected = false
  expect(await value.get()).toBe(3)
  expect(await value.get()).toBe(4)
})

it('drops of several values those that a notice is about, and those that are just being read', async () => {
  const { databaseNotices, send } = byHand()
  const asked: string[] = []
  const { begun, read } = readings<string>()
  const values = cached(
    databaseNotices,
    'users',
    async (name: string) => {
      asked.push(name)
      return name === 'slow' ? read() : name
    },
    { keyOf: (name) => name, max: 3, subjectOf: (name) => name },
  )
  await values.get('meera')
  await values.get('ravi')
  const slow = values.get('slow')
  send('meera')
  begun[0]?.resolve('slow')
  await slow
  for (const name of ['meera', 'ravi']) await values.get(name)
  const again = values.get('slow')
  begun[1]?.resolve('slow')
  await again
  expect(asked).toEqual(['meera', 'ravi', 'slow', 'meera', 'slow'])
})

it('holds a value as long as it may, and the most used ones of many', async () => {
  const { databaseNotices } = byHand()
  let clock = 0
  const asked: string[] = []
  const values = cached(
    databaseNotices,
    'users',
    async (name: string) => {
      asked.push(name)
      return name
    },
    {
      keyOf: (name) => name,
      max: 2,
      until: (name) => (name === 'nobody' ? 0 : clock + 10),
      now: () => clock,
    },
  )
  await values.get('nobody')
  await values.get('nobody')
  await values.get('meera')
  clock = 9
  await values.get('meera')
  clock = 10
  await values.get('meera')
  expect(asked.splice(0)).toEqual(['nobody', 'nobody', 'meera', 'meera'])
  await values.get('ravi')
  await values.get('meera')
  await values.get('asha')
  await values.get('meera')
  await values.get('ravi')
  expect(asked).toEqual(['ravi', 'asha', 'ravi'])
})

it('gives no room to what is being read, or to what is not kept', async () => {
  const { databaseNotices } = byHand()
  const asked: string[] = []
  const values = cached(
    databaseNotices,
    'users',
    async (name: string) => {
      asked.push(name)
      return name
    },
    { keyOf: (name) => name, until: (name) => (name === 'nobody' ? 0 : Number.POSITIVE_INFINITY) },
  )
  await values.get('meera')
  await values.get('nobody')
  await values.get('meera')
  expect(asked).toEqual(['meera', 'nobody'])
})

it('looks at nothing else for a notice that is about one of many, and finds all that are about it', async () => {
  const { databaseNotices, send } = byHand()
  const asked: string[] = []
  let looks = 0
  const values = cached(
    databaseNotices,
    'users',
    async (session: string) => {
      asked.push(session)
      return session
    },
    {
      keyOf: (session) => session,
      max: 1_000,
      subjectOf(session) {
        looks += 1
        return session.split(' ')[0] ?? ''
      },
    },
  )
  const sessions = [
    'meera phone',
    'meera laptop',
    ...Array.from({ length: 500 }, (_, at) => `guest${at} phone`),
  ]
  for (const session of sessions) await values.get(session)
  asked.length = 0
  looks = 0
  send('meera')
  expect(looks).toBeLessThanOrEqual(2)
  for (const session of sessions) await values.get(session)
  expect(asked).toEqual(['meera phone', 'meera laptop'])
  // What was read again is found again, and what is not there any more is no trouble.
  send('meera')
  send('meera')
  await values.get('meera laptop')
  expect(asked).toEqual(['meera phone', 'meera laptop', 'meera laptop'])
})

it('looks for nothing any more where a value was read anew and is about somebody else', async () => {
  const { databaseNotices, send } = byHand()
  let owner = 'meera'
  let reads = 0
  const values = cached(
    databaseNotices,
    'users',
    async (_session: string) => {
      reads += 1
      return owner
    },
    { keyOf: (session) => session, subjectOf: (user) => user },
  )
  await values.get('phone')
  owner = 'ravi'
  send('meera')
  expect(await values.get('phone')).toBe('ravi')
  send('meera')
  await values.get('phone')
  expect(reads).toBe(2)
})

it('lets go of those whose time is over as others come, long before it is full', async () => {
  const { databaseNotices } = byHand()
  let clock = 0
  const values = cached(databaseNotices, 'users', async (name: string) => name, {
    keyOf: (name) => name,
    max: 1_000,
    until: () => clock + 10,
    now: () => clock,
  })
  for (let at = 0; at < 20; at += 1) await values.get(`morning ${at}`)
  clock = 10
  for (let at = 0; at < 5; at += 1) await values.get(`noon ${at}`)
  expect(values.size()).toBe(15)
  for (let at = 5; at < 10; at += 1) await values.get(`noon ${at}`)
  expect(values.size()).toBe(10)
  for (let at = 0; at < 10; at += 1) await values.get(`noon ${at}`)
  expect(values.size()).toBe(10)
})

it('gives what was known while the database is away, but never what is somebody’s own', async () => {
  const { databaseNotices, send } = byHand()
  let reads = 0
  const read = async () => ++reads
  const shared = cached(databaseNotices, 'shop', read)
  const own = cached(databaseNotices, 'users', read, { isPersonal: true })
  expect([await shared.get(), await own.get()]).toEqual([1, 2])
  databaseNotices.connected = false
  expect(await shared.get()).toBe(3)
  databaseNotices.staleSince = 1
  shared.forget()
  expect([await shared.get(), await own.get(), own.known()]).toEqual([1, 4, 2])
  databaseNotices.staleSince = undefined
  databaseNotices.connected = true
  send()
  expect([await shared.get(), await own.get()]).toEqual([5, 6])
})
