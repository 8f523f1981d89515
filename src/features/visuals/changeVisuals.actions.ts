import { type Actor, auditChange } from '#/platform/db/audit.ts'
import { refuseClashes } from '#/platform/http/clash.ts'
import { brokenConstraint } from '#/platform/http/databaseFailure.ts'
import { failures } from '#/platform/http/failure.ts'
import { changedWords } from '#/platform/language/ownWords.rules.ts'
import { detailProblems } from './bannerDetails.rules.ts'
import type { BannerDetails, ChangeBanner } from './bannerDetails.schema.ts'
import { isBannerUrl } from './banners.rules.ts'
import type { VisualsServices } from './visuals.cache.ts'
import { listingBannerExists, notFromImageHost } from './visuals.failures.ts'
import { detailsOf, presentBanner } from './visuals.present.ts'
import type { Banner, SlidingTextChange } from './visuals.schema.ts'
import * as store from './visuals.store.ts'

const said = ({ text, words }: store.StoredText) => ({ text, ...(words && { words }) })

/** Writes another sliding text; what is not said stays, in further languages as well. @throws Failure changed_meanwhile */
export async function changeSlidingText(
  { db, visuals }: VisualsServices,
  actor: Actor,
  { text, words: change, seen }: SlidingTextChange,
): Promise<store.StoredText> {
  const after = await db.transaction(async (tx) => {
    const before = await store.lockSlidingText(tx)
    const stored = { text: text ?? before.text, words: changedWords(before.words, change ?? {}) }
    refuseClashes(before, { text, words: change && (stored.words ?? {}) }, seen)
    await store.changeSlidingText(tx, stored)
    await auditChange(tx, actor, 'slidingText.update', 'slidingText', {
      before: said(before),
      after: said(stored),
    })
    return stored
  })
  visuals.forget()
  return after
}

/** Puts a banner after the others. @throws Failure invalid (not from the image host), listing_banner_exists */
export async function addBanner(
  { db, config, visuals }: VisualsServices,
  actor: Actor,
  wanted: Pick<Banner, 'url' | 'device' | 'type'>,
): Promise<store.BannerRow> {
  if (!isBannerUrl(wanted.url, config.imageHost?.picturesOrigin)) throw notFromImageHost()
  const banner = await db
    .transaction(async (tx) => {
      const row = await store.insertBanner(tx, wanted)
      await auditChange(tx, actor, 'banner.create', row.id, { after: presentBanner(row) })
      return row
    })
    .catch((error) => {
      const second = brokenConstraint(error) === 'banners_one_listing_per_device'
      throw second ? listingBannerExists(wanted.device) : error
    })
  visuals.forget()
  return banner
}

/** Puts the banners of one device and type in order. @returns all banners @throws Failure conflict when they are others by now */
export async function reorderBanners(
  { db, visuals }: VisualsServices,
  actor: Actor,
  ids: readonly string[],
): Promise<store.BannerRow[]> {
  const banners = await db.transaction(async (tx) => {
    const before = await store.reorderBanners(tx, ids)
    if (!before) throw failures.conflict()
    const states = { before: { order: before }, after: { order: ids } }
    await auditChange(tx, actor, 'banner.order', ids[0] ?? '', states)
    return store.listBanners(tx)
  })
  visuals.forget()
  return banners
}

/**
 * Changes what a banner says and when; what another admin changed meanwhile is not overwritten.
 * @throws Failure not_found, changed_meanwhile, invalid (what it says together with what is stored)
 */
export async function changeBanner(
  { db, visuals }: VisualsServices,
  actor: Actor,
  id: string,
  { seen, words: change, ...plain }: ChangeBanner,
): Promise<store.BannerRow> {
  const banner = await db.transaction(async (tx) => {
    const row = await store.lockBanner(tx, id)
    if (!row) throw failures.not_found()
    const before = detailsOf(row)
    const wanted = { ...plain, ...(change && { words: changedWords(row.words, change) ?? {} }) }
    refuseClashes(before, wanted, seen)
    const details: BannerDetails = { ...before, ...wanted }
    const [problem, ...others] = detailProblems(details)
    // guard: banner-details-together
    if (problem) throw failures.invalid({ message: problem.message, errors: [problem, ...others] })
    const changed = await store.changeBanner(tx, id, details)
    if (!changed) throw failures.not_found()
    await auditChange(tx, actor, 'banner.update', id, { before, after: detailsOf(changed) })
    return changed
  })
  visuals.forget()
  return banner
}

/** @throws Failure not_found */
export async function deleteBanner(
  { db, visuals }: VisualsServices,
  actor: Actor,
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const gone = await store.deleteBanner(tx, id)
    if (!gone) throw failures.not_found()
    // guard: banner-delete-audited
    await auditChange(tx, actor, 'banner.delete', id, { before: presentBanner(gone) })
  })
  visuals.forget()
}
