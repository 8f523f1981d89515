/**
 * A real Prometheus, as docs/operations.md sets it up: it takes the alarms, sees the shop's orders, can draw every panel of the dashboard, and
 * notices when the shop is gone. Where it is not installed (Debian: `apt-get install prometheus`) this is skipped, and says so.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { parse, stringify } from 'yaml'
import { products } from '../../src/features/catalog/tables/catalog.tables.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { newId } from '../../src/platform/db/ids.ts'
import { freePort, type RunningShop, startShop } from '../fixtures/runningShop.ts'
import { buyersOf } from './buyers.ts'
import { placeAt } from './placing.ts'
import { endOrphan, lookInto } from './processes.ts'
import { timeoutMs } from './scale.ts'

const METRICS_TOKEN = 'a-token-for-prometheus'
const ALERTS = resolve('deploy/prometheus-alerts.yml')
const ORDERS = 3

const isThere = (() => {
  try {
    execFileSync('promtool', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    console.warn('Prometheus is not installed here: alarms and dashboard are not tried on it.')
    return false
  }
})()

describe.skipIf(!isThere)('Prometheus', { timeout: timeoutMs }, () => {
  let dataDir: string
  let shop: RunningShop
  let db: Database
  let server: ChildProcess
  let api: string

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'zari-prometheus-'))
    await chmod(dataDir, 0o755)
    const open = { DEMO: '0', RATE_LIMITS: 'off', LOG_LEVEL: 'fatal', WORKERS: '2' }
    shop = await startShop(join(dataDir, 'shop'), { ...open, METRICS_TOKEN })
    db = await lookInto(join(dataDir, 'shop'))
    api = await startPrometheus()
  }, 400_000)
  afterAll(async () => {
    server?.kill('SIGKILL')
    await db?.$client.end()
    await shop?.kill('SIGTERM')
    await endOrphan(join(dataDir, 'shop'))
    await rm(dataDir, { recursive: true, force: true })
  }, 60_000)

  /** With the settings of docs/operations.md, but for the shop's address, and asking each second. */
  async function startPrometheus(): Promise<string> {
    const text = await readFile('docs/operations.md', 'utf8')
    const documented = parse(/```yaml\n(scrape_configs:[^`]*)```/.exec(text)?.[1] ?? '')
    const [job] = documented.scrape_configs
    const config = {
      global: { scrape_interval: '1s', scrape_timeout: '1s', evaluation_interval: '1s' },
      rule_files: [ALERTS],
      scrape_configs: [
        {
          ...job,
          scheme: 'http',
          authorization: { credentials: METRICS_TOKEN },
          static_configs: [{ targets: [new URL(shop.url).host] }],
        },
      ],
    }
    const file = join(dataDir, 'prometheus.yml')
    await writeFile(file, stringify(config))
    const address = `127.0.0.1:${await freePort()}`
    server = spawn(
      'prometheus',
      [`--config.file=${file}`, `--storage.tsdb.path=${dataDir}/series`, `--web.listen-address=${address}`],
      { stdio: 'ignore' },
    )
    await vi.waitFor(() => fetch(`http://${address}/-/ready`).then(({ ok }) => expect(ok).toBe(true)), {
      timeout: timeoutMs,
      interval: 200,
    })
    return `http://${address}/api/v1`
  }

  const ask = async (path: string) => {
    const answer = await fetch(`${api}${path}`)
    const { status, data, error } = await answer.json()
    expect(status, error).toBe('success')
    return data
  }
  const query = async (
    expr: string,
  ): Promise<{ metric: Record<string, string>; value: [number, string] }[]> =>
    (await ask(`/query?query=${encodeURIComponent(expr)}`)).result
  const numberOf = async (expr: string) => Number((await query(expr))[0]?.value[1])

  test('takes the alarms, each of which goes off in its time and not before', async () => {
    const tool = (...args: string[]) => execFileSync('promtool', args, { encoding: 'utf8', cwd: 'deploy' })
    expect(tool('check', 'rules', 'prometheus-alerts.yml')).toContain('SUCCESS')
    expect(tool('test', 'rules', 'prometheus-alerts.test.yml')).toContain('SUCCESS')
    await expect
      .poll(
        async () => (await ask('/rules')).groups[0].rules.map(({ health }: { health: string }) => health),
        {
          timeout: timeoutMs,
        },
      )
      .toEqual(parse(await readFile(ALERTS, 'utf8')).groups[0].rules.map(() => 'ok'))
  })

  test('shows the orders of the shop, of all its processes', async () => {
    await expect.poll(() => numberOf('up{job="zari"}'), { timeout: timeoutMs }).toBe(1)
    const goods = {
      id: newId(),
      name: 'Counted',
      slug: 'counted',
      title: 'Counted',
      pricePaise: 90_000,
      quantity: 9,
    }
    await db.insert(products).values(goods)
    const buyers = await buyersOf(db, ORDERS, { productId: goods.id })
    for (const buyer of buyers) expect((await placeAt(shop.url, buyer)).status).toBe(201)
    await expect
      .poll(() => numberOf('sum(zari_orders_placed_total{payment="cod"})'), { timeout: timeoutMs })
      .toBe(ORDERS)
    expect(await numberOf('count(count by (process) (process_start_time_seconds))')).toBe(2)
  })

  test('can draw every panel of the dashboard', async () => {
    const { panels } = JSON.parse(await readFile('deploy/grafana-dashboard.json', 'utf8'))
    for (const { targets } of panels) for (const { expr } of targets) await query(expr)
    // Of what is not counted over an hour there is something to see already.
    for (const { title, targets } of panels)
      for (const { expr } of targets)
        if (!/rate\(|increase\(/.test(expr)) expect(await query(expr), title).not.toEqual([])
  })

  test('notices when the shop is gone', async () => {
    await shop.kill('SIGKILL')
    const pending = () =>
      query('ALERTS{alertname="ZariDown"}').then((found) => found.map(({ metric }) => metric.alertstate))
    await expect.poll(pending, { timeout: timeoutMs }).toEqual(['pending'])
  })
})
