import { flushCompileCache } from 'node:module'
import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { consoleToLog, endWithLog, warningsToLog } from '#/platform/log/consoleToLog.ts'
import { createLog } from '#/platform/log/log.ts'
import type { App } from '../http/app.ts'
import { readConfig } from '../services/readConfig.ts'
import { collectOnce } from './collectOnce.ts'
import { heapGrowth } from './heapGrowth.rules.ts'
import { httpServer } from './httpServer.ts'
import { stopping } from './stopping.ts'
import { trimRegularly } from './trimRegularly.ts'

const config = readConfig(process.env)
const log = createLog(config.logLevel)
consoleToLog(log)
warningsToLog(log)
endWithLog(log)
const built = new URL('../../../dist/server/server.js', import.meta.url).href
const { default: app }: { default: App } = await import(built)

const server = httpServer(app, config.host)
server.on('error', (error: NodeJS.ErrnoException) => {
  const taken = `Port ${config.port} is in use by another program. Choose another one, e.g. PORT=${config.port + 1}.`
  process.send?.({ failure: error.code === 'EADDRINUSE' ? taken : error.message })
  process.exit(1)
})
// While nobody waits for this process yet.
collectOnce()
// Of what stays alone, and not before: collections were a tenth of reading the catalogue. A catalogue that grows counts from the next start on.
const { heapUsed, arrayBuffers } = process.memoryUsage()
setFlagsFromString(`--heap-growing-percent=${heapGrowth(heapUsed + arrayBuffers)}`)
// From now on again and again.
void trimRegularly()
server.listen(config.port, config.host)
server.on('listening', () => {
  process.send?.({ port: (server.address() as AddressInfo).port })
  flushCompileCache()
})

const { drain, stop, retire } = stopping(server, app, config.drainMs)
process.on('message', (message) => {
  if (message === 'drain') drain()
  if (message === 'stop') stop()
  if (message === 'retire') retire()
})
// The parent is gone: nobody would restart or stop this process any more.
process.on('disconnect', stop)
// Ctrl-C and a closed terminal reach the whole group; the parent decides when its processes stop.
for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => undefined)
// A service manager may tell the whole group as well: then each drains by itself, at the same time.
process.on('SIGTERM', drain)
