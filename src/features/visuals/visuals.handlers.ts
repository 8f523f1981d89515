import { sendCached } from '#/platform/http/cache/sendCached.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import { roomApi } from '#/platform/http/http.ts'
import { currentLanguage } from '#/platform/language/current.ts'
import {
  addBanner,
  changeBanner,
  changeSlidingText,
  deleteBanner,
  reorderBanners,
} from './changeVisuals.actions.ts'
import { m } from './messages/visuals.messages.ts'
import type { VisualsServices } from './visuals.cache.ts'
import * as contract from './visuals.contract.ts'
import { presentBanner, presentManaged } from './visuals.present.ts'
import type { Banner, ManagedText } from './visuals.schema.ts'
import { listBanners } from './visuals.store.ts'

export function visualsApi(services: VisualsServices) {
  const { visuals } = services
  return roomApi()
    .openapi(contract.listBanners, async (c) =>
      sendCached<Banner[]>(c, (await visuals.get()).banners[currentLanguage()]),
    )
    .openapi(contract.listManagedBanners, async (c) =>
      c.json((await listBanners(services.db)).map(presentManaged), 200),
    )
    .openapi(contract.readSlidingText, async (c) => {
      const { slidingText, managedText } = await visuals.get()
      const isAdmin = c.var.caller?.role === 'admin'
      return sendCached<ManagedText>(c, isAdmin ? managedText : slidingText[currentLanguage()])
    })
    .openapi(contract.changeSlidingText, async (c) => {
      const { text, words } = await changeSlidingText(services, callerOf(c), c.req.valid('json'))
      return c.json({ message: m.textUpdated(), text, ...(words && { words }) }, 200)
    })
    .openapi(contract.uploadBanner, async (c) => {
      const banner = await addBanner(services, callerOf(c), c.req.valid('json'))
      return c.json({ message: m.bannerUploaded(), banner: presentBanner(banner) }, 201)
    })
    .openapi(contract.reorderBanners, async (c) => {
      const banners = await reorderBanners(services, callerOf(c), c.req.valid('json').ids)
      return c.json(banners.map(presentManaged), 200)
    })
    .openapi(contract.changeBanner, async (c) => {
      const { _id } = c.req.valid('param')
      const banner = await changeBanner(services, callerOf(c), _id, c.req.valid('json'))
      return c.json({ message: m.bannerChanged(), banner: presentManaged(banner) }, 200)
    })
    .openapi(contract.deleteBanner, async (c) => {
      await deleteBanner(services, callerOf(c), c.req.valid('param')._id)
      return c.json({ message: m.bannerDeleted() }, 200)
    })
}

export type VisualsApi = ReturnType<typeof visualsApi>
