import { wholeBody } from '../../../src/features/content/bodies.fixture.ts'
import { insertPage } from '../../../src/features/content/content.store.ts'
import { unique } from './made.ts'
import type { Requests, World } from './request.ts'

const pageFields = () => ({
  title: `Story ${unique()}`,
  slug: `story-${unique()}`,
  description: '',
  visible: true,
  inFooter: false,
  body: wholeBody([]),
})

const contentPage = ({ shop }: World) => insertPage(shop.services.db, pageFields())

export const contentRequests: Requests = {
  'GET /api/page': () => ({}),
  'GET /api/page/{slug}': async (world) => {
    const { slug } = await contentPage(world)
    // This process hears of it.
    world.shop.services.content.forget()
    return { params: { slug } }
  },
  'GET /api/admin/page': () => ({}),
  'GET /api/admin/page/products': () => ({ query: '?ids=' }),
  'POST /api/admin/page': () => ({ json: pageFields() }),
  'GET /api/admin/page/{_id}': async (world) => ({ params: { _id: (await contentPage(world)).id } }),
  'POST /api/admin/page/{_id}': async (world) => ({
    params: { _id: (await contentPage(world)).id },
    json: pageFields(),
  }),
  'DELETE /api/admin/page/{_id}': async (world) => ({ params: { _id: (await contentPage(world)).id } }),
}
