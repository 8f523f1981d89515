/** `npm run bench <name>`: figures of Zari beside the limit of the same machine in the same minute. */
import { benchApi } from './api.ts'
import { benchCatalog } from './catalog.ts'
import { benchDashboard } from './dashboard.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchOrders } from './orders.ts'
import { benchPages } from './pages.ts'

const benches: Readonly<Record<string, () => Promise<void>>> = {
  orders: benchOrders,
  api: benchApi,
  pages: benchPages,
  lighthouse: benchLighthouse,
  catalog: benchCatalog,
  dashboard: benchDashboard,
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in benches))
if (asked.length === 0 || unknown.length > 0) {
  console.error(`Say what to measure: npm run bench ${Object.keys(benches).join('|')}`)
  process.exitCode = 1
} else {
  for (const name of asked) await benches[name]?.()
}
