import { insertBanner, listBanners } from '../../../src/features/visuals/visuals.store.ts'
import { clip } from '../../fixtures/videos.ts'
import { form } from './made.ts'
import type { Requests } from './request.ts'

export const visualsRequests: Requests = {
  'GET /api/admin/banner/all': () => ({}),
  'GET /api/admin/banner/slidingText': () => ({}),
  'GET /media/video/{file}': async ({ shop }) => {
    const url = await shop.services.media.storeVideo(clip('loop.webm'))
    return { params: { file: url.split('/').at(-1) ?? '' } }
  },
  'GET /media/{picture}/{file}': async ({ shop, picture }) => {
    const [, , name = '', file = ''] = (await shop.services.media.storeUpload(picture)).url.split('/')
    return { params: { picture: name, file } }
  },
  'POST /api/admin/banner/slidingText': () => ({ json: { text: 'New silks are here' } }),
  'POST /api/admin/banner/upload': () => ({
    json: { url: '/media/a.40x60.8a1a3a/40.webp', device: 'desktop', type: 'carousel' },
  }),
  'POST /api/admin/banner/order': async ({ shop }) => {
    const { db } = shop.services
    const banner = {
      url: '/media/banner.720x1280.8a1a2e/720.webp',
      device: 'mobile',
      type: 'carousel',
    } as const
    for (let more = 0; more < 2; more++) await insertBanner(db, banner)
    const kind = (await listBanners(db)).filter(
      ({ device, type }) => device === 'mobile' && type === 'carousel',
    )
    return { json: { ids: kind.map(({ id }) => id).reverse() } }
  },
  'GET /api/admin/banner/managed': () => ({}),
  'POST /api/admin/banner/details/{_id}': async ({ shop }) => ({
    params: {
      _id: (await insertBanner(shop.services.db, { url: '/media/x', device: 'mobile', type: 'carousel' })).id,
    },
    json: {
      headline: 'New silks',
      button: 'See them',
      link: '/new/saree/collections',
      until: '2099-01-01T00:00:00Z',
    },
  }),
  'DELETE /api/admin/banner/{_id}': async ({ shop }) => ({
    params: {
      _id: (await insertBanner(shop.services.db, { url: '/media/x', device: 'mobile', type: 'carousel' })).id,
    },
  }),
  'GET /api/media/host': () => ({}),
  'POST /api/media/upload': ({ picture }) => ({
    form: form({ file: new Blob([Buffer.from(picture)], { type: 'image/png' }), upload_preset: 'zari' }),
  }),
}
