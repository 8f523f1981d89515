import startHandler from '@tanstack/react-start/server-entry'
import { openApp } from './http/app.ts'
import { readConfig } from './services/readConfig.ts'

/** The entry of the server build: one process's whole shop. Settings come from the environment (see serve.ts). */
const app = await openApp(readConfig(process.env), (request, options) => startHandler.fetch(request, options))

// With hot reload every edit opens the shop anew: the one before must give back its connections.
import.meta.hot?.dispose(() => app.close())

export default app
