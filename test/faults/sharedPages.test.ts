/** Pages that one process of a running shop renders and another gives, also while they change and while one is killed. */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningShop, startShop } from '../fixtures/runningShop.ts'
import { endOrphan, lookInto, strike, workersOf } from './processes.ts'
import { timeoutMs } from './scale.ts'

let dataDir: string
let shop: RunningShop
let db: Awaited<ReturnType<typeof lookInto>>

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'zari-pages-'))
  await chmod(dataDir, 0o755)
  shop = await startShop(dataDir, { DEMO: '0', RATE_LIMITS: 'off', LOG_LEVEL: 'fatal', WORKERS: '2' })
  db = await lookInto(dataDir)
}, 400_000)
afterAll(async () => {
  await db?.$client.end()
  await shop?.kill('SIGTERM')
  await endOrphan(dataDir)
  await rm(dataDir, { recursive: true, force: true })
}, 60_000)

/** Has one of the processes do something while the others stand still. */
async function alone<Result>(pid: number, work: () => Promise<Result>): Promise<Result> {
  const others = (await workersOf(shop)).filter((worker) => worker !== pid)
  for (const other of others) process.kill(other, 'SIGSTOP')
  try {
    return await work()
  } finally {
    for (const other of others) process.kill(other, 'SIGCONT')
  }
}

async function ask(path: string) {
  // The system may hand a call to a process that stands still; it is given up, and the next call is another one.
  const signal = AbortSignal.timeout(5_000)
  const answer = await fetch(`${shop.url}${path}`, { headers: { connection: 'close' }, signal })
  const html = await answer.text()
  const isRendered = answer.headers.get('content-security-policy')?.includes("'nonce-") === true
  return { html, status: answer.status, isRendered }
}

let pages = 0
/** An address that nobody has asked for. */
const newPath = () => {
  pages += 1
  return `/about?page=${pages}`
}

/** Whether a page that the first process rendered is given by the second. */
async function isHandedOn(): Promise<boolean> {
  const [one = 0, other = 0] = await workersOf(shop)
  const path = newPath()
  const first = await alone(one, () => ask(path)).catch(() => undefined)
  const second = await alone(other, () => ask(path)).catch(() => undefined)
  return first?.isRendered === true && second?.isRendered === false && second.html === first.html
}

test('the first page that a process renders has no gaps where the code of its parts was not loaded', async () => {
  const { html, isRendered } = await ask('/about')
  expect(isRendered).toBe(true)
  expect(html).toContain('<footer')
  // React's mark of a part that comes later in the answer.
  expect(html).not.toContain('<!--$?-->')
})

test('what one process rendered the other gives', { timeout: timeoutMs }, async () => {
  await expect.poll(isHandedOn, { timeout: 30_000 }).toBe(true)
})

test('a page that is under way while what it shows changes is rendered anew', {
  timeout: timeoutMs,
}, async () => {
  const [one = 0, other = 0] = await workersOf(shop)
  for (const cloth of ['Silk', 'Cotton']) {
    const tagline = `${cloth} of ${Date.now()}`
    const path = newPath()
    await alone(one, async () => {
      expect((await ask(path)).html).not.toContain(tagline)
      // The other one finds both when it goes on: the page, and that it has changed.
      await db.execute(sql`update shop_settings set values = values || ${JSON.stringify({ tagline })}::jsonb`)
    })
    await alone(other, async () => {
      await expect.poll(async () => (await ask('/api/shop')).html).toContain(tagline)
      expect((await ask(path)).html).toContain(tagline)
    })
  }
})

test('a process that is killed meanwhile takes no page along', { timeout: timeoutMs }, async () => {
  const before = await workersOf(shop)
  const paths = Array.from({ length: 60 }, newPath)
  const asked = paths.map((path) => ask(path).catch(() => undefined))
  await Promise.race(asked)
  await strike(shop, dataDir, 'one process')
  await Promise.all(asked)
  const replaced = async () => {
    const now = await workersOf(shop)
    return now.length === before.length && now.some((pid) => !before.includes(pid))
  }
  await expect.poll(replaced, { timeout: 30_000 }).toBe(true)
  for (const path of paths) {
    const { status, html } = await ask(path)
    expect({ status, isWhole: html.endsWith('</html>') }).toEqual({ status: 200, isWhole: true })
  }
  // Its successor shares as it did.
  await expect.poll(isHandedOn, { timeout: 60_000 }).toBe(true)
})
