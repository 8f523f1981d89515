import sharp from 'sharp'
import type { Media } from '#/platform/media/media.ts'
import { productPictureId } from './catalogue/product.ts'
import { demoProducts, demoReviews } from './catalogue.ts'

/** Who is pleased and bought lately has taken a picture. */
const LEAST_STARS = 4
const MOST_DAYS = 10

export interface Snapshot {
  readonly id: string
  /** The woven picture that it is a part of. */
  readonly of: string
}

/** What the customer of a review photographed at home: one or two parts of what was woven first. @param index of the review */
export function snapshotsOf(index: number): Snapshot[] {
  const review = demoReviews[index]
  if (!review || review.rating < LEAST_STARS || review.daysAgo > MOST_DAYS) return []
  const product = demoProducts.find(({ slug }) => slug === review.productSlug)
  const [view] = product?.views ?? []
  if (!product || !view) return []
  return Array.from({ length: 1 + (index % 2) }, (_, at) => ({
    id: `review-${index + 1}-${at + 1}`,
    of: productPictureId(product, view),
  }))
}

/** px */
const SIZE = { width: 720, height: 960 } as const

/** As a phone sees it by evening light: nearer, a little askew, warmer, and not quite sharp. */
async function snap(woven: Uint8Array, turn: number): Promise<Uint8Array> {
  const { width, height } = await sharp(woven).metadata()
  const tilted = await sharp(woven)
    .extract({
      ...{ left: Math.round(width * 0.16), top: Math.round(height * (0.14 + 0.06 * turn)) },
      ...{ width: Math.round(width * 0.66), height: Math.round(height * 0.6) },
    })
    .rotate(turn % 2 === 0 ? 3 : -4, { background: '#6b5a48' })
    .toBuffer()
  return sharp(tilted)
    .resize({ ...SIZE, fit: 'cover' })
    .extract({ left: 30, top: 40, width: SIZE.width - 60, height: SIZE.height - 80 })
    .modulate({ brightness: 0.93, saturation: 0.92 })
    .linear([1.04, 1, 0.92], [2, 0, -4])
    .blur(0.6)
    .webp({ quality: 82 })
    .toBuffer()
}

/**
 * Takes those of a review from the first picture of its product, once that is woven.
 * @param index of the review @returns their addresses
 */
export async function takeSnapshots(index: number, woven: string, media: Media): Promise<string[]> {
  const bytes = await media.read(woven)
  if (!bytes) return []
  const taken: string[] = []
  for (const [at, { id }] of snapshotsOf(index).entries())
    taken.push((await media.storeUpload(await snap(bytes, (index + at) % 3), id)).url)
  return taken
}
