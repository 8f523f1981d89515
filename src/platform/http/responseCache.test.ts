import { expect, test } from 'vitest'
import { cacheKey, ResponseCache } from './responseCache.ts'

test('an answer of what was true before is not kept', () => {
  const responseCache = new ResponseCache(() => true)
  const answer = { body: Buffer.from('old'), headers: {}, encoded: new Map() }
  const { edition } = responseCache
  responseCache.clear()
  responseCache.set(edition, cacheKey('visitor', '/old'), answer)
  expect(responseCache.get(cacheKey('visitor', '/old'))).toBeUndefined()
  responseCache.set(responseCache.edition, cacheKey('visitor', '/new'), answer)
  expect(responseCache.get(cacheKey('visitor', '/new'))).toBe(answer)
  expect(responseCache.get(cacheKey('customer', '/new'))).toBeUndefined()
})

test('nor one whose subject changed while it was made, while others are', () => {
  const responseCache = new ResponseCache(() => true)
  const answer = (shows: string[]) => ({ body: Buffer.from('x'), headers: {}, encoded: new Map(), shows })
  const { edition } = responseCache
  responseCache.drop(['product:1'])
  responseCache.set(edition, 'visitor /1', answer(['shop', 'product:1']))
  responseCache.set(edition, 'visitor /2', answer(['shop', 'product:2']))
  expect([responseCache.knows('/1'), responseCache.knows('/2')]).toEqual([false, true])
  // What remembers single changes is bounded: beyond that all that is being made counts as old.
  for (let id = 0; id < 10_001; id += 1) responseCache.drop([`product:many-${id}`])
  responseCache.set(edition, 'visitor /3', answer(['shop']))
  expect([responseCache.knows('/2'), responseCache.knows('/3')]).toEqual([true, false])
})

test('one that ages is kept for its time only', async () => {
  const responseCache = new ResponseCache(() => true)
  const answer = { body: Buffer.from('aging'), headers: {}, encoded: new Map() }
  responseCache.set(responseCache.edition, '/aging', answer, { mostMs: 5 })
  await expect.poll(() => responseCache.get('/aging')).toBeUndefined()
})

test('what takes the place of one whose time is over ends with what it shows', async () => {
  const responseCache = new ResponseCache(() => true)
  const store = (mostMs: number) => {
    const answer = { body: Buffer.from('aging'), headers: {}, shows: ['product:1'], encoded: new Map() }
    responseCache.set(responseCache.edition, 'visitor /aging', answer, { mostMs })
  }
  store(2)
  const over = performance.now() + 10
  await expect.poll(() => performance.now()).toBeGreaterThan(over)
  store(60_000)
  expect(responseCache.get('visitor /aging')).toBeDefined()
  responseCache.drop(['product:1'])
  expect(responseCache.get('visitor /aging')).toBeUndefined()
})

test('of an address that is another one at each visit several answers are kept, given in turn', async () => {
  const responseCache = new ResponseCache(() => true)
  const store = (text: string) => {
    const answer = { body: Buffer.from(text), headers: {}, encoded: new Map() }
    responseCache.set(responseCache.edition, '/by-lot', answer, { variants: 3 })
  }
  const find = () => responseCache.get('/by-lot')?.body.toString()
  store('a')
  store('b')
  // Another one is asked for in a while; until then those that are there are given.
  expect([find(), find(), find()].filter((text) => text === undefined)).toEqual([])
  await expect.poll(find, { interval: 20 }).toBeUndefined()
  expect([find(), find(), find()].filter((text) => text === undefined)).toEqual([])
  store('c')
  store('one too many')
  const given = [find(), find(), find()]
  expect(given.toSorted()).toEqual(['a', 'b', 'c'])
  expect([find(), find(), find()]).toEqual(given)
})
