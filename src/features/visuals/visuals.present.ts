import { type Language, MAIN_LANGUAGE } from '#/platform/language/languages.rules.ts'
import { inWords } from '#/platform/language/ownWords.rules.ts'
import type { BannerDetails, ManagedBanner } from './bannerDetails.schema.ts'
import { shownBanner } from './shownBanner.rules.ts'
import type { Banner } from './visuals.schema.ts'
import type { BannerRow } from './visuals.store.ts'

/** All that an admin may say of a banner. */
export const detailsOf = (row: BannerRow): BannerDetails => ({
  headline: row.headline,
  text: row.text,
  button: row.button,
  link: row.link,
  alt: row.alt,
  focus: { x: row.focusX, y: row.focusY },
  from: row.from?.toISOString() ?? null,
  until: row.until?.toISOString() ?? null,
  ...(row.words && { words: row.words }),
})

export const presentManaged = (row: BannerRow): ManagedBanner => ({
  _id: row.id,
  url: row.url,
  device: row.device,
  type: row.type,
  createdAt: row.createdAt.toISOString(),
  ...detailsOf(row),
})

/** As shoppers get it in a language. */
export const presentBanner = (row: BannerRow, language: Language = MAIN_LANGUAGE): Banner => {
  const { words: _words, ...banner } = presentManaged(row)
  return shownBanner(inWords(banner, row.words, language))
}
