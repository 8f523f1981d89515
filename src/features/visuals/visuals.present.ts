import type { Banner } from './visuals.schema.ts'
import type { BannerRow } from './visuals.store.ts'

export const presentBanner = (row: BannerRow): Banner => ({
  _id: row.id,
  url: row.url,
  device: row.device,
  type: row.type,
  createdAt: row.createdAt.toISOString(),
})
