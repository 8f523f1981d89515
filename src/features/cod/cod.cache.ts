import { type Cached, cached } from '#/platform/cache/cached.ts'
import type { Services } from '#/platform/http/env.ts'
import { readCodSettings } from './cod.store.ts'
import type { CodSettings } from './codSettings.schema.ts'

export interface CodServices extends Services {
  /** How the shop treats orders that are paid at the door, as this process knows it. */
  readonly codSettings: Cached<void, CodSettings>
}

/** Read once, and again after any process changed it. */
export const openCodSettings = ({ db, databaseNotices }: Services): CodServices['codSettings'] =>
  cached(databaseNotices, 'cod', () => readCodSettings(db))
