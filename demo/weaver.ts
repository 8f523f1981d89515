import { parentPort, workerData } from 'node:worker_threads'
import { openMedia } from '#/platform/media/media.ts'
import type { BannerSpec, ClothSpec, View } from './loom/spec.ts'
import { weave, weaveBanner, weaveCategory } from './loom/weave.ts'

/** One picture to weave; `id` becomes part of its address, so that weaving it again replaces it. */
export type Commission = { readonly id: string } & (
  | { readonly kind: 'product' | 'category'; readonly cloth: ClothSpec; readonly view: View }
  | { readonly kind: 'banner'; readonly banner: BannerSpec }
)

export interface Woven {
  readonly id: string
  readonly url: string
}

const paint = (commission: Commission) => {
  if (commission.kind === 'banner') return weaveBanner(commission.banner)
  return (commission.kind === 'product' ? weave : weaveCategory)(commission.cloth, commission.view)
}

const media = openMedia(workerData)

parentPort?.on('message', async (commission: Commission) => {
  const { url } = await media.storeRaw(paint(commission), commission.id)
  parentPort?.postMessage({ id: commission.id, url } satisfies Woven)
})
