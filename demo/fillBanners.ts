import type { banners } from '#/features/visuals/visuals.tables.ts'
import { newId } from '#/platform/db/ids.ts'
import { demoBanners } from './catalogue.ts'
import { bannerPictureId } from './commissions.ts'

/** The banners of the sample whose pictures are there, each at its place among all. */
export const bannerRows = (pictures: ReadonlyMap<string, string>): (typeof banners.$inferInsert)[] =>
  demoBanners.flatMap(({ device, type, words }, position) => {
    const url = pictures.get(bannerPictureId(position))
    return url ? [{ ...words, id: newId(), url, device, type, position }] : []
  })
