import { writePhotos } from '../../../src/features/reviews/photos.store.ts'
import { writeReview } from '../../../src/features/reviews/reviews.store.ts'
import { photoForm, product } from './made.ts'
import type { Requests, World } from './request.ts'

/** The id of a review that the owner wrote. */
async function review(world: World): Promise<string> {
  const { owner, shop } = world
  const written = { productId: (await product(world)).id, comment: 'Lovely', rating: 5 }
  return (await writeReview(shop.services.db, owner, written)).id
}

export const reviewsRequests: Requests = {
  'GET /api/reviews/{_id}': async (world) => ({ params: { _id: (await product(world)).id } }),
  'POST /api/reviews': async (world) => ({
    json: { productId: (await product(world)).id, comment: 'Soft and bright', rating: 5 },
  }),
  'DELETE /api/reviews/{_id}': async (world) => ({ params: { _id: await review(world) } }),
  'POST /api/reviews/{_id}/photos': async (world) => ({
    params: { _id: await review(world) },
    form: photoForm(world),
  }),
  'GET /api/admin/review': () => ({}),
  'POST /api/admin/review/delete': async (world) => ({ json: { ids: [await review(world)] } }),
  'POST /api/admin/review/{_id}/removePhoto': async (world) => {
    const id = await review(world)
    const photo = '/media/photo.17x24.8a1a2e/17.webp'
    await writePhotos(world.shop.services.db, { id, userId: world.owner.id }, [photo])
    return { params: { _id: id }, json: { photo } }
  },
  'POST /api/admin/review/{_id}/answer': async (world) => ({
    params: { _id: await review(world) },
    json: { answer: 'Thank you', seen: { answer: '' } },
  }),
}
