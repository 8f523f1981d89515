import { auditChange } from '#/platform/db/audit.ts'
import { sendCached } from '#/platform/http/cache/sendCached.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import { refuseClashes } from '#/platform/http/clash.ts'
import { brokenConstraint } from '#/platform/http/databaseFailure.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import { isBannerUrl } from './banners.rules.ts'
import type { VisualsServices } from './visuals.cache.ts'
import * as contract from './visuals.contract.ts'
import { listingBannerExists, notFromImageHost } from './visuals.failures.ts'
import type { Banner } from './visuals.schema.ts'
import * as store from './visuals.store.ts'

export function visualsApi(services: VisualsServices) {
  const { db, config, visuals } = services
  return roomApi()
    .openapi(contract.listBanners, async (c) => sendCached<Banner[]>(c, (await visuals.get()).banners))
    .openapi(contract.readSlidingText, async (c) =>
      sendCached<{ text: string }>(c, (await visuals.get()).slidingText),
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
