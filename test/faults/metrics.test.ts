/** One scrape tells of all processes, whichever answers it, and also while one of them is killed or stuck. */
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningShop, startShop } from '../fixtures/runningShop.ts'
import { endOrphan, strike } from './processes.ts'
import { timeoutMs } from './scale.ts'

const METRICS_TOKEN = 'a-token-for-prometheus'

let dataDir: string
let shop: RunningShop

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'zari-metrics-'))
  await chmod(dataDir, 0o755)
  const env = { DEMO: '0', RATE_LIMITS: 'off', LOG_LEVEL: 'fatal', WORKERS: '2', METRICS_TOKEN }
  shop = await startShop(dataDir, env)
}, 400_000)
afterAll(async () => {
  await shop?.kill('SIGTERM')
  await endOrphan(dataDir)
  await rm(dataDir, { recursive: true, force: true })
}, 60_000)

const headers = { authorization: `Bearer ${METRICS_TOKEN}`, connection: 'close' }

async function scrape(): Promise<string> {
  const answer = await fetch(`${shop.url}/metrics`, { headers })
  expect(answer.status).toBe(200)
  return answer.text()
}

/** The values of one metric by process. */
async function byProcess(name: string): Promise<Record<string, number>> {
  const found = (await scrape()).matchAll(new RegExp(`^${name}\\{process="(\\d+)"[^}]*\\} (\\S+)$`, 'gm'))
  const sums: Record<string, number> = {}
  for (const [, process = '', value] of found) sums[process] = (sums[process] ?? 0) + Number(value)
  return sums
}
const processes = async () => Object.keys(await byProcess('process_start_time_seconds'))

test('every request is counted in the process that answered it, and none is missing', async () => {
  expect(await processes()).toEqual(['1', '2'])
  const health = async () => {
    const matches = (await scrape()).matchAll(/duration_seconds_count\{[^}]*route="\/healthz"[^}]*\} (\d+)/g)
    return [...matches].reduce((sum, [, value]) => sum + Number(value), 0)
  }
  const before = await health()
  // Connections of their own, so that both processes get some.
  await Promise.all(
    Array.from({ length: 60 }, () =>
      fetch(`${shop.url}/healthz`, { headers: { connection: 'close' } }).then((answer) => answer.text()),
    ),
  )
  expect(await health()).toBe(before + 60)
})

test('what is known to the database is told once', async () => {
  const text = await scrape()
  expect(text.match(/^zari_database_up 1$/gm)).toHaveLength(1)
  expect(text.match(/^zari_jobs_waiting\{queue="mail",state="due"\} 0$/gm)).toHaveLength(1)
})

test('a process that takes the place of a killed one takes over its label', {
  timeout: timeoutMs,
}, async () => {
  const before = await byProcess('process_start_time_seconds')
  await strike(shop, dataDir, 'one process')
  const restarted = async () => {
    const now = await byProcess('process_start_time_seconds').catch(() => ({}))
    return Object.entries(now).filter(([process, time]) => time !== before[process]).length
  }
  await expect.poll(restarted, { timeout: 30_000, interval: 200 }).toBe(1)
  expect(await processes()).toEqual(['1', '2'])
})

test('a process that is stuck is left out, and the others are told of', { timeout: timeoutMs }, async () => {
  const children = await readFile(`/proc/${shop.pid}/task/${shop.pid}/children`, 'utf8')
  const commands = await Promise.all(
    children
      .trim()
      .split(' ')
      .map(async (pid) => ({ pid: Number(pid), command: await readFile(`/proc/${pid}/cmdline`, 'utf8') })),
  )
  const [stuck] = commands.filter(({ command }) => command.includes('worker.ts'))
  if (!stuck) throw new Error('There is no process to stop')
  process.kill(stuck.pid, 'SIGSTOP')
  try {
    // The system may hand a call to the stopped process; another call is answered.
    const answered = async () => {
      const signal = AbortSignal.timeout(3_000)
      const answer = await fetch(`${shop.url}/metrics`, { headers, signal }).catch(() => undefined)
      const text = (await answer?.text()) ?? ''
      return [...text.matchAll(/^process_start_time_seconds\{process="(\d+)"\}/gm)].length
    }
    await expect.poll(answered, { timeout: 60_000, interval: 50 }).toBe(1)
  } finally {
    process.kill(stuck.pid, 'SIGCONT')
  }
  await expect.poll(async () => (await processes()).length, { timeout: 30_000 }).toBe(2)
})
