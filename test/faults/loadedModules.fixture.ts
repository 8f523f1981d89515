/** Loaded before a program (`--import`): writes down every module that it and its child processes load, each with the process. */
import { appendFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

registerHooks({
  load(url, context, nextLoad) {
    appendFileSync(process.env.LOADED_MODULES ?? '', `${process.pid} ${url}\n`)
    return nextLoad(url, context)
  },
})
