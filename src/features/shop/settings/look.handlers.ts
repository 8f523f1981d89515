import { readFile } from 'node:fs/promises'
import { callerOf } from '#/platform/http/callerOf.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import { FOREVER } from '#/platform/media/cacheControl.ts'
import { lookStyle } from '../look/lookStyle.rules.ts'
import { faceFiles } from '../look/pairings.rules.ts'
import type { ShopServices } from '../shop.cache.ts'
import { styleVersion } from '../shop.present.ts'
import { readSettings } from '../shop.store.ts'
import { changeLook, lookState } from './changeLook.actions.ts'
import * as contract from './look.contract.ts'

/** The few files of fonts are read once. */
const fontFiles = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

/** The font behind the last part of an address; undefined for any that no look has. */
function fontAt(address: string): Promise<Uint8Array<ArrayBuffer>> | undefined {
  // guard: known-fonts-only
  const known = faceFiles.find(({ file, hash }) => address === `${file}.${hash}.woff2`)
  if (!known) return undefined
  const reading =
    fontFiles.get(known.file) ??
    readFile(`src/ui/fonts/looks/${known.file}.woff2`).then((bytes) => new Uint8Array(bytes))
  fontFiles.set(known.file, reading)
  reading.catch(() => fontFiles.delete(known.file))
  return reading
}

export function lookApi(services: ShopServices) {
  return roomApi()
    .openapi(contract.readLook, async (c) => c.json(lookState(await readSettings(services.db)), 200))
    .openapi(contract.changeLook, async (c) => {
      const look = await changeLook(services, callerOf(c), c.req.valid('json'))
      // guard: look-of-now
      services.settings.forget()
      return c.json(look, 200)
    })
    .openapi(contract.readStyle, async (c) => {
      const style = lookStyle((await services.settings()).look)
      // Asked for another one than it knows, this process may not have heard of it yet: nobody stores what it says.
      // guard: style-by-version
      const isThisOne = c.req.valid('query').v === styleVersion(style)
      c.header('Cache-Control', isThisOne ? FOREVER : 'no-store')
      c.header('Content-Type', 'text/css; charset=utf-8')
      return c.body(style, 200)
    })
    .openapi(contract.readFont, async (c) => {
      const font = await fontAt(c.req.valid('param').file)
      if (!font) throw failures.not_found()
      c.header('Cache-Control', FOREVER)
      c.header('Content-Type', 'font/woff2')
      return c.body(font, 200)
    })
}

export type LookApi = ReturnType<typeof lookApi>
