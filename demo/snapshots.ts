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

/** Of views of the same things in the same place, nobody takes both. */
const NEAR_IT: ReadonlySet<string> = new Set(['set neck', 'neck set', 'folds macro'])

/** What the customer of a review photographed at home: a part of one or two views of the piece. @param index of the review */
export function snapshotsOf(index: number): Snapshot[] {
  const review = demoReviews[index]
  if (!review || review.rating < LEAST_STARS || review.daysAgo > MOST_DAYS) return []
  const product = demoProducts.find(({ slug }) => slug === review.productSlug)
  if (!product) return []
  const [first, ...others] = [...product.views, ...product.laterViews]
  const second = others.find((view) => !NEAR_IT.has(`${first} ${view}`))
  const views = index % 2 === 0 ? [first] : [first, second]
  return views.flatMap((view, at) =>
    view ? { id: `review-${index + 1}-${at + 1}`, of: productPictureId(product, view) } : [],
  )
}

/** px */
const SIZE = { width: 720, height: 960 } as const

/** Light at home is warmer than a window's, but a phone sees to it that a colour is still known by its name: red, green, blue. */
const AT_HOME = [0.96, 0.95, 0.93]

/** As a phone sees it at home: nearer, a little askew, a shade darker and warmer, and not quite sharp. */
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
    .linear(AT_HOME, [0, 0, 0])
    .blur(0.6)
    .webp({ quality: 82 })
    .toBuffer()
}

/**
 * Takes those of a review from the pictures of its product, where these are woven.
 * @param index of the review @returns their addresses
 */
export async function takeSnapshots(
  index: number,
  images: readonly string[],
  media: Pick<Media, 'read' | 'storeUpload'>,
): Promise<string[]> {
  const taken: string[] = []
  for (const [at, { id, of }] of snapshotsOf(index).entries()) {
    const woven = images.find((image) => image.includes(`/${of}.`))
    const bytes = woven && (await media.read(woven))
    if (bytes) taken.push((await media.storeUpload(await snap(bytes, (index + at) % 3), id)).url)
  }
  return taken
}
