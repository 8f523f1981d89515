import { readFile } from 'node:fs/promises'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Config } from '#/platform/config/config.ts'
import type { HttpEnv } from '#/platform/http/env.ts'
import { BUILT } from '../build/buildInChild.ts'
import { SERVICE_WORKER } from '../offline/saving.rules.ts'

/** Takes the place of a service worker that is not wanted any more: drops what it saved, and itself. */
const ENDING = `addEventListener('install',()=>skipWaiting())
addEventListener('activate',(event)=>event.waitUntil((async()=>{
for(const name of await caches.keys())await caches.delete(name)
for(const {name} of await indexedDB.databases())indexedDB.deleteDatabase(name)
await registration.unregister()
})()))
`

/**
 * The script of the service worker, at the root, so that it may answer for all pages. Browsers ask at each visit whether it is
 * another one. Where pages may not be saved it is one that ends. Development has none.
 */
export async function addServiceWorker(app: OpenAPIHono<HttpEnv>, { offlinePages }: Config): Promise<void> {
  // guard: saving-can-be-switched-off
  const script = offlinePages
    ? await readFile(`${BUILT}/client${SERVICE_WORKER}`, 'utf8').catch(() => undefined)
    : ENDING
  app.get(SERVICE_WORKER, (c) => {
    if (script === undefined) return c.notFound()
    return c.body(script, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, no-cache',
    })
  })
}
