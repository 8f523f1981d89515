import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addProduct } from '../../../../test/fixtures/goods.ts'
import { openTestShop, type TestShop } from '../../../../test/fixtures/shop.ts'
import { openDocuments } from './documents.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
  await shop.services.catalog.current()
})
afterEach(async () => {
  vi.useRealTimers()
  await shop.close()
})

/** A document that says which time it is written. */
function counted() {
  let times = 0
  const pieces = vi.fn(async function* () {
    times += 1
    yield `time ${times}`
  })
  return { pieces, text: () => pieces() }
}
const readBy = async (open: ReturnType<typeof openDocuments>, document: Parameters<typeof open>[0]) => {
  const file = await open(document)
  try {
    return gunzipSync(await file.readFile()).toString()
  } finally {
    await file.close()
  }
}
const files = () => readdir(join(shop.services.config.dataDir, 'documents'))
/** Changes the catalogue, which this process has heard of afterwards. */
const change = async (name: string) => {
  const { id } = await addProduct(shop, { name })
  await shop.services.catalog.changed({ products: [id] })
}

test('those who ask at the same time wait for one writing, and the next ones get the same', async () => {
  const open = openDocuments(shop.services)
  const { pieces, text } = counted()
  const document = { name: 'a', of: [1], text }
  const answers = await Promise.all(Array.from({ length: 20 }, () => readBy(open, document)))
  expect(new Set(answers)).toEqual(new Set(['time 1']))
  expect(await readBy(open, document)).toBe('time 1')
  expect(pieces).toHaveBeenCalledTimes(1)
})

test('a process writes one at a time', async () => {
  const open = openDocuments(shop.services)
  let now = 0
  const most: number[] = []
  async function* text() {
    now += 1
    for (let piece = 0; piece < 20; piece += 1) {
      most.push(now)
      await setImmediate()
      yield 'piece'
    }
    now -= 1
  }
  await Promise.all(['a', 'b', 'c'].map((name) => readBy(open, { name, of: [], text })))
  expect(Math.max(...most)).toBe(1)
})

test('it is written anew when the catalogue has changed, at once where that is quick', async () => {
  const open = openDocuments(shop.services)
  const document = { name: 'a', of: [1], ...counted() }
  await readBy(open, document)
  await change('One more')
  // A hundred times as long as the first writing took.
  await expect.poll(() => readBy(open, document), { timeout: 20_000 }).toBe('time 2')
}, 40_000)

test('however often it changes, little of the time goes into writing', async () => {
  const open = openDocuments(shop.services)
  let times = 0
  async function* text() {
    times += 1
    // As long as a large catalogue takes, though the clock is the test's.
    await vi.advanceTimersByTimeAsync(1_000)
    yield `time ${times}`
  }
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout'] })
  const document = { name: 'a', of: [1], text }
  await readBy(open, document)
  for (const seconds of [1, 50, 47]) {
    await change(`After ${seconds}`)
    vi.advanceTimersByTime(seconds * 1_000)
    expect(await readBy(open, document), `${seconds} s`).toBe('time 1')
  }
  vi.advanceTimersByTime(3_000)
  expect(await readBy(open, document)).toBe('time 2')
})

test('made of something else it is another document, and the one before is gone', async () => {
  const open = openDocuments(shop.services)
  const { text } = counted()
  expect(await readBy(open, { name: 'a', of: [1], text })).toBe('time 1')
  expect(await readBy(open, { name: 'b', of: [1], text })).toBe('time 2')
  expect(await readBy(open, { name: 'a', of: [2], text })).toBe('time 3')
  expect((await files()).map((file) => file.split('.')[0]).toSorted()).toEqual(['a', 'b'])
})

test('one whose writing fails leaves nothing behind, and is written by the next who asks', async () => {
  const open = openDocuments(shop.services)
  let isBroken = true
  async function* text() {
    yield 'half '
    if (isBroken) throw new Error('no more')
    yield 'whole'
  }
  const document = { name: 'a', of: [1], text }
  await expect(open(document)).rejects.toThrow('no more')
  expect(await files()).toEqual([])
  isBroken = false
  expect(await readBy(open, document)).toBe('half whole')
})

test('another process gives what the first one wrote, as long as it knows of no change since', async () => {
  const other = await shop.anotherProcess()
  await other.services.catalog.current()
  const [open, openThere] = [openDocuments(shop.services), openDocuments(other.services)]
  const { pieces, text } = counted()
  const document = { name: 'a', of: [1], text }
  // A process that has just begun looks twice at all that there is.
  await expect
    .poll(async () => [await readBy(open, document), await readBy(openThere, document)])
    .toSatisfy(([here, there]) => here === there)
  const before = pieces.mock.calls.length
  expect(await readBy(open, document)).toBe(await readBy(openThere, document))
  expect(pieces).toHaveBeenCalledTimes(before)
  await other.close()
})
