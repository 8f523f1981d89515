import type { Context } from 'hono'
import { readSettings } from '#/features/shop/shop.store.ts'
import type { Db } from '#/platform/db/database.ts'
import type { HttpEnv, Services } from '#/platform/http/env.ts'
import { rateLimit } from '#/platform/http/rateLimit.ts'
import type { DocumentsOf } from './documents/documents.store.ts'
import { gstFailures } from './filing/gst.failures.ts'

/** Files that an admin may ask for; each reads all documents of its month. */
const FILES = { points: 30, seconds: 15 * 60 }

export const fileLimit = (services: Services) => rateLimit(services, { name: 'gst-files', ...FILES })

/**
 * Which documents are asked for: those of the settings' registration unless another one is named.
 * @throws Failure gst_composition, gst_not_registered
 */
export async function askedDocuments(db: Db, month: string, gstin: string | undefined): Promise<DocumentsOf> {
  const settings = await readSettings(db)
  // guard: gst-no-composition
  if (settings.composition && gstin === undefined) throw gstFailures.gst_composition()
  const own = gstin ?? settings.gstin
  if (own === '') throw gstFailures.gst_not_registered()
  return { gstin: own, month }
}

/** Answers with a file that is saved, not shown. */
export function sendFile(
  c: Context<HttpEnv>,
  { name, type }: { readonly name: string; readonly type: string },
  body: string | Uint8Array<ArrayBuffer> | ReadableStream,
) {
  c.header('Content-Type', type)
  c.header('Content-Disposition', `attachment; filename="${name}"`)
  return c.body(body, 200)
}
