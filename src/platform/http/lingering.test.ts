/** What a harmless change ended is given to those who would wait for it while it is made anew; nothing else is. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ResponseCache } from './responseCache.ts'

const path = 'visitor /details/silk'
const answer = (text: string, shows = ['shop', 'look:1']) => ({
  body: Buffer.from(text),
  headers: {},
  shows,
  encoded: new Map(),
})

let isInformed: boolean
let cache: ResponseCache
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  isInformed = true
  cache = new ResponseCache(() => isInformed)
  cache.set(cache.edition, path, answer('before'))
})
afterEach(() => void vi.useRealTimers())

/** What somebody gets now: the text of an answer, `renders` who has to make it, `waits` who waits for that. */
async function gets(asked = path): Promise<string> {
  const known = cache.get(asked)
  if (known) return known.body.toString()
  const making = cache.whenMade(asked)
  if (!making) return 'renders'
  const made = making.then((answer) => answer?.body.toString() ?? 'renders')
  return Promise.race([made, new Promise<string>((done) => setImmediate(() => done('waits')))])
}

test('one renders, the others get the page of before until the new one is there', async () => {
  cache.drop(['look:1'], { harmless: true })
  const { edition } = cache
  expect(await gets()).toBe('renders')
  const made = cache.begin(path)
  expect([await gets(), await gets()]).toEqual(['before', 'before'])
  cache.set(edition, path, answer('after'))
  made()
  expect(await gets()).toBe('after')
})

test('a fifth of a second and no longer', async () => {
  cache.drop(['look:1'], { harmless: true })
  cache.begin(path)
  vi.advanceTimersByTime(200)
  expect(await gets()).toBe('before')
  vi.advanceTimersByTime(1)
  expect(await gets()).toBe('waits')
})

test.each([
  ['a change that is not harmless', () => cache.drop(['look:1'])],
  [
    'one after a harmless one, of something else',
    () => {
      cache.drop(['look:1'], { harmless: true })
      cache.drop(['shop'])
    },
  ],
  [
    'one that may be anything',
    () => {
      cache.drop(['look:1'], { harmless: true })
      cache.clear()
    },
  ],
  [
    'one while no notices come',
    () => {
      cache.drop(['look:1'], { harmless: true })
      isInformed = false
    },
  ],
])('after %s all wait', async (_what, change) => {
  change()
  cache.begin(path)
  expect(await gets()).toBe('waits')
})

test('of an address with several answers one of them', async () => {
  const home = 'visitor /'
  const terms = { variants: 3 }
  for (const text of ['one', 'two']) cache.set(cache.edition, home, answer(text), terms)
  cache.drop(['look:1'], { harmless: true })
  cache.begin(home)
  expect(['one', 'two']).toContain(await gets(home))
})
