import type { Banner } from '../../visuals.schema.ts'
import { m } from './messages/admin.messages.ts'

/** What devices and places are called in the admin area. */
export const deviceNames: Readonly<Record<Banner['device'], () => string>> = {
  desktop: m.desktop,
  mobile: m.mobile,
}

export const typeNames: Readonly<Record<Banner['type'], () => string>> = {
  carousel: m.carousel,
  banner: m.listingBanner,
}
