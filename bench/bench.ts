/**
 * `npm run bench <name>...`: figures of Zari beside the limit of the same machine in the same minute; `all` is everything
 * that needs neither the network nor half an hour. A number says how many minutes `soak` takes and how many thousand
 * orders `growth` has. Each table goes into `--out`, beside the ratio to the one that stood there, or in `--before`.
 * `--shop` measures another copy of the source, e.g. of the release before.
 */
import { parseArgs } from 'node:util'
import { benchApi } from './api.ts'
import { benchCart } from './cart.ts'
import { benchCatalog } from './catalog.ts'
import { benchChanges } from './changes.ts'
import { benchCod } from './cod.ts'
import { benchDashboard } from './dashboard.ts'
import { benchFeeds } from './feeds.ts'
import { benchGrowth } from './growth.ts'
import { benchGst } from './gst.ts'
import { benchHtml } from './html.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchOrders } from './orders.ts'
import { benchPages } from './pages.ts'
import { benchMemory } from './processMemory.ts'
import { compareWith, type Found, measured, readTables, textOf, writeTables } from './results.ts'
import { benchRush } from './rush.ts'
import { benchSessions } from './sessions.ts'
import type { Options } from './shop.ts'
import { benchSoak } from './soak.ts'
import { benchStatement } from './statement.ts'
import { benchStops } from './stops.ts'

const benches: Readonly<Record<string, (options: Options) => Promise<Found>>> = {
  html: benchHtml,
  api: benchApi,
  changes: benchChanges,
  cart: benchCart,
  orders: benchOrders,
  rush: benchRush,
  catalog: benchCatalog,
  cod: benchCod,
  stops: benchStops,
  feeds: benchFeeds,
  sessions: benchSessions,
  dashboard: benchDashboard,
  statement: benchStatement,
  growth: benchGrowth,
  gst: benchGst,
  memory: benchMemory,
  pages: benchPages,
  lighthouse: benchLighthouse,
  soak: benchSoak,
}
const names = Object.keys(benches)
const all = names.filter((name) => name !== 'lighthouse' && name !== 'soak')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'test-results/bench.json' },
    before: { type: 'string' },
    shop: { type: 'string', default: process.cwd() },
  },
})
const amount = positionals.map(Number).find((value) => value > 0)
const asked = positionals
  .filter((word) => !(Number(word) > 0))
  .flatMap((word) => (word === 'all' ? all : [word]))

if (asked.length === 0 || asked.some((name) => !names.includes(name))) {
  console.error(`Say what to measure: npm run bench all|${names.join('|')}`)
  process.exitCode = 1
} else {
  const before = await readTables(values.before ?? values.out)
  for (const name of asked) {
    const found = await benches[name]?.({ folder: values.shop, amount }).catch((error) => {
      console.error(`${name}:`, error)
      process.exitCode = 1
    })
    if (!found) continue
    const table = measured(found)
    const earlier = before[name]
    const texts = [`## ${name}`, textOf(table), (earlier && compareWith(earlier, table)) ?? '']
    process.stdout.write(`\n${texts.join('\n\n')}\n`)
    await writeTables(values.out, { ...(await readTables(values.out)), [name]: table })
  }
}
