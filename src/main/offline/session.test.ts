import { beforeEach, expect, test, vi } from 'vitest'

/** What stays of it in a browser, as far as it is asked for here. */
let stored: Map<string, Response>
let session: typeof import('./session.ts')
const drop = vi.fn(async () => undefined)

beforeEach(async () => {
  stored = new Map()
  drop.mockClear()
  vi.stubGlobal('caches', {
    match: async (key: string) => stored.get(key)?.clone(),
    open: async () => ({ put: async (key: string, value: Response) => void stored.set(key, value) }),
  })
  vi.resetModules()
  session = await import('./session.ts')
  return () => vi.unstubAllGlobals()
})

const learn = (mark: string, began = Date.now()) => session.learn(mark, began, drop)

test('another one than before drops what was saved, the same one does not', async () => {
  expect(await learn('meera')).toBe(true)
  expect(drop).toHaveBeenCalledTimes(1)
  expect(await learn('meera')).toBe(true)
  expect(drop).toHaveBeenCalledTimes(1)
  expect(await learn('ravi')).toBe(true)
  expect(drop).toHaveBeenCalledTimes(2)
  expect(await session.currentMark()).toBe('ravi')
})

test('an answer that comes late, to a question from before somebody left, brings nobody back', async () => {
  const before = Date.now() - 1
  await learn('meera')
  await learn('none')
  expect(await learn('meera', before)).toBe(false)
  expect(await session.currentMark()).toBe('none')
  expect(drop).toHaveBeenCalledTimes(2)
})

test('a worker that wakes up knows who was here', async () => {
  await learn('meera')
  vi.resetModules()
  session = await import('./session.ts')
  expect(await session.currentMark()).toBe('meera')
  expect(await learn('meera')).toBe(true)
  expect(drop).toHaveBeenCalledTimes(1)
})

test('what cannot be dropped is shown to nobody else all the same', async () => {
  await learn('meera')
  drop.mockRejectedValueOnce(new Error('full'))
  await expect(learn('ravi')).rejects.toThrow('full')
  expect(await session.currentMark()).toBe('ravi')
})
