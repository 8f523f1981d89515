/**
 * `npm run bench <name>`: figures of Zari beside the limit of the same machine in the same minute. `soak` takes its
 * minutes after it, `growth` its thousands of orders: `npm run bench soak 12`.
 */
import { benchApi } from './api.ts'
import { benchCatalog } from './catalog.ts'
import { benchDashboard } from './dashboard.ts'
import { benchGrowth } from './growth.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchOrders } from './orders.ts'
import { benchPages } from './pages.ts'
import { benchMemory } from './processMemory.ts'
import { benchSessions } from './sessions.ts'
import { benchSoak } from './soak.ts'

const isNumber = (word: string): boolean => /^\d+(\.\d+)?$/.test(word)

const benches: Readonly<Record<string, (amount?: number) => Promise<void>>> = {
  orders: benchOrders,
  api: benchApi,
  pages: benchPages,
  lighthouse: benchLighthouse,
  catalog: benchCatalog,
  dashboard: benchDashboard,
  growth: benchGrowth,
  sessions: benchSessions,
  memory: benchMemory,
  soak: benchSoak,
}

const [amount, asked] = [
  process.argv.slice(2).find(isNumber),
  process.argv.slice(2).filter((word) => !isNumber(word)),
]
const unknown = asked.filter((name) => !(name in benches))
if (asked.length === 0 || unknown.length > 0) {
  console.error(`Say what to measure: npm run bench ${Object.keys(benches).join('|')}`)
  process.exitCode = 1
} else {
  for (const name of asked) await benches[name]?.(amount === undefined ? undefined : Number(amount))
}
