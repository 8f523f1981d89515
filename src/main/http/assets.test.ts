import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { SharedBuild } from '#/platform/built/sharedBuild.ts'
import { roomApi } from '#/platform/http/http.ts'
import { createLog } from '#/platform/log/log.ts'
import { addAssets } from './assets.ts'
import { offerBuild } from './offerBuild.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'zari-assets-'))
  await mkdir(join(root, 'assets'))
  await writeFile(join(root, 'assets/entry-own.js'), 'own()')
})
afterAll(() => rm(root, { recursive: true }))

const shared = (publish = async () => {}): SharedBuild => ({
  publish,
  find: async (name) =>
    ['entry-other.js', 'admin/other.js'].includes(name) ? Buffer.from('other()') : undefined,
})

test('scripts of this build and of others are served for good, and no others', async () => {
  const app = roomApi()
  addAssets(app, shared(), root)
  const look = async (name: string) => {
    const { status, headers } = await app.request(`/assets/${name}`)
    return [status, headers.get('content-type'), headers.get('cache-control')]
  }
  const forGood = 'public, max-age=31536000, immutable'
  expect(await look('entry-own.js')).toEqual([200, 'text/javascript; charset=utf-8', forGood])
  expect(await look('entry-other.js')).toEqual([200, 'text/javascript; charset=utf-8', forGood])
  expect((await look('admin/other.js'))[0]).toBe(200)
  expect((await look('entry-nobody.js'))[0]).toBe(404)
  expect(await (await app.request('/assets/entry-other.js')).text()).toBe('other()')
})

test('a process answers once its files are there, or when the store takes too long, and says again that it serves', async () => {
  vi.useFakeTimers()
  const log = createLog('silent')
  try {
    const put = Promise.withResolvers<void>()
    let published = 0
    const publish = () => {
      published += 1
      return put.promise
    }
    let isServing = false
    const serving = offerBuild(shared(publish), log).then((end) => {
      isServing = true
      return end
    })
    await vi.advanceTimersByTimeAsync(19_000)
    expect(isServing).toBe(false)
    put.resolve()
    await vi.advanceTimersByTimeAsync(0)
    expect(isServing).toBe(true)
    await vi.advanceTimersByTimeAsync(6 * 3_600_000)
    expect(published).toBe(2)
    ;(await serving)()
    await vi.advanceTimersByTimeAsync(48 * 3_600_000)
    expect(published).toBe(2)

    const never = () => new Promise<void>(() => {})
    let isLate = false
    const late = offerBuild(shared(never), log).then(() => {
      isLate = true
    })
    await vi.advanceTimersByTimeAsync(19_999)
    expect(isLate).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await late

    let tried = 0
    const failing = async () => {
      tried += 1
      throw new Error('no store')
    }
    const end = await offerBuild(shared(failing), log)
    expect(tried).toBe(1)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(tried).toBe(2)
    end()
  } finally {
    vi.useRealTimers()
  }
})
