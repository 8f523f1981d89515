import { createServer } from 'vite'
import { announce, printLine } from '../processes/announce.ts'
import { openShop, stopOnSignal } from '../processes/startup.ts'
import { readConfig } from '../services/readConfig.ts'

/** The same shop in one process with hot reload: Vite runs the server entry from its sources. */
const started = performance.now()
const config = readConfig(process.env)
printLine('Zari is starting for development ...')
const startup = await openShop(config)
process.env.DATABASE_URL = startup.databaseUrl
const vite = await createServer({ server: { port: config.port, host: config.host, strictPort: true } })
await vite.listen()
stopOnSignal(async () => {
  await vite.close()
  await startup.database?.stop()
})
announce({ ...config, workers: 1 }, startup, performance.now() - started)
