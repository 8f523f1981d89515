import { MIDDLE } from './bannerDetails.rules.ts'
import type { ManagedBanner } from './bannerDetails.schema.ts'
import type { Banner } from './visuals.schema.ts'

/** As shoppers get it: what was never said is left out. */
export function shownBanner(banner: ManagedBanner): Banner {
  const { _id, url, device, type, createdAt, focus, ...said } = banner
  const known = Object.fromEntries(Object.entries(said).filter(([, value]) => value))
  const isMiddle = focus.x === MIDDLE.x && focus.y === MIDDLE.y
  return { _id, url, device, type, createdAt, ...known, ...(isMiddle ? {} : { focus }) }
}
