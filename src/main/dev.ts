import { createServer } from 'vite'
import { loadConfig } from '#/platform/config/config.ts'
import { announce } from './announce.ts'
import { openShop, stopOnSignal } from './opening.ts'
import { say } from './say.ts'

/** The same shop in one process with hot reload: Vite runs the server entry from its sources. */
const started = performance.now()
const config = loadConfig(process.env)
say('Zari is starting for development ...')
const opening = await openShop(config)
process.env.DATABASE_URL = opening.databaseUrl
const vite = await createServer({ server: { port: config.port, host: config.host, strictPort: true } })
await vite.listen()
stopOnSignal(async () => {
  await vite.close()
  await opening.database?.stop()
})
announce({ ...config, workers: 1 }, opening, performance.now() - started)
