import { auditChange } from '#/platform/db/audit.ts'
import { type CachedResponse, cachedResponse } from '#/platform/http/cache/cachedResponse.ts'
import { sendCached } from '#/platform/http/cache/sendCached.ts'
import { refuseClashes } from '#/platform/http/clash.ts'
import { brokenConstraint } from '#/platform/http/databaseFailure.ts'
import type { Services } from '#/platform/http/env.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import { callerOf } from '../accounts/accounts.present.ts'
import { isBannerUrl } from './banners.rules.ts'
import * as contract from './visuals.contract.ts'
import { listingBannerExists, notFromImageHost } from './visuals.failures.ts'
import type { Banner } from './visuals.schema.ts'
import * as store from './visuals.store.ts'

interface CachedVisuals {
  readonly banners: CachedResponse
  readonly slidingText: CachedResponse
}

/** The answers as this process knows them: read once, and again after any process changed something. */
function visualsReader(services: Services) {
  const { db, databaseNotices, responseCache } = services
  let known: Promise<CachedVisuals> | undefined
  const read = async (): Promise<CachedVisuals> => {
    const [banners, text] = await Promise.all([store.listBanners(db), store.readSlidingText(db)])
    return {
      banners: cachedResponse(JSON.stringify(banners)),
      slidingText: cachedResponse(JSON.stringify({ text })),
    }
  }
  const forget = () => {
    known = undefined
    responseCache.clear()
  }
  databaseNotices.on('visuals', forget)
  return {
    forget,
    current(): Promise<CachedVisuals> {
      if (known && databaseNotices.connected) return known
      const reading = read()
      known = reading
      reading.catch(() => {
        if (known === reading) known = undefined
      })
      return reading
    },
  }
}

export function visualsApi(services: Services) {
  const { db, config } = services
  const visuals = visualsReader(services)
  return roomApi()
    .openapi(contract.listBanners, async (c) => sendCached<Banner[]>(c, (await visuals.current()).banners))
    .openapi(contract.readSlidingText, async (c) =>
      sendCached<{ text: string }>(c, (await visuals.current()).slidingText),
    )
    .openapi(contract.changeSlidingText, async (c) => {
      const { text, seen } = c.req.valid('json')
      await db.transaction(async (tx) => {
        const before = { text: await store.lockSlidingText(tx) }
        refuseClashes(before, { text }, seen)
        await store.changeSlidingText(tx, text)
        await auditChange(tx, callerOf(c), 'slidingText.update', 'slidingText', { before, after: { text } })
      })
      visuals.forget()
      return c.json({ message: 'Sliding text updated successfully!', text }, 200)
    })
    .openapi(contract.uploadBanner, async (c) => {
      const wanted = c.req.valid('json')
      if (!isBannerUrl(wanted.url, config.imageHost?.picturesOrigin)) throw notFromImageHost()
      const banner = await db
        .transaction(async (tx) => {
          const after = await store.insertBanner(tx, wanted)
          await auditChange(tx, callerOf(c), 'banner.create', after._id, { after })
          return after
        })
        .catch((error) => {
          const second = brokenConstraint(error) === 'banners_one_listing_per_device'
          throw second ? listingBannerExists(wanted.device) : error
        })
      visuals.forget()
      return c.json({ message: 'Banner uploaded successfully!', banner }, 201)
    })
    .openapi(contract.reorderBanners, async (c) => {
      const { ids } = c.req.valid('json')
      const banners = await db.transaction(async (tx) => {
        const before = await store.reorderBanners(tx, ids)
        if (!before) throw failures.conflict()
        const states = { before: { order: before }, after: { order: ids } }
        await auditChange(tx, callerOf(c), 'banner.order', ids[0] ?? '', states)
        return store.listBanners(tx)
      })
      visuals.forget()
      return c.json(banners, 200)
    })
    .openapi(contract.deleteBanner, async (c) => {
      const { _id } = c.req.valid('param')
      await db.transaction(async (tx) => {
        const before = await store.deleteBanner(tx, _id)
        if (!before) throw failures.not_found()
        // guard: banner-delete-audited
        await auditChange(tx, callerOf(c), 'banner.delete', _id, { before })
      })
      visuals.forget()
      return c.json({ message: 'Banner deleted!' }, 200)
    })
}

export type VisualsApi = ReturnType<typeof visualsApi>
