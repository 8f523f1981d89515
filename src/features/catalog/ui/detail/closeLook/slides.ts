import { pictureOf } from '#/platform/media/picture.ts'
import { m } from '../messages/detail.messages.ts'

/** A picture as the viewer wants it; width and height in px, as it would be shown at 100 %. */
export interface Slide {
  readonly src: string
  readonly srcset?: string
  readonly width: number
  readonly height: number
  readonly alt: string
}

/** All are shown as if this wide, px, so that a small file fills the screen, too, and zooms by the same steps. */
const WIDE = 1920
/** What a picture of another host is taken for: the shop's usual shape. Its own shape is kept by `object-fit`. */
const usual = { width: 17, height: 24 }

const asWide = ({ width, height }: { readonly width: number; readonly height: number }) => ({
  width: WIDE,
  height: Math.round((WIDE * height) / width),
})

/** The pictures of a product, each in all its widths: the viewer asks for a wider one as it is enlarged. */
export const slidesOf = (name: string, images: readonly string[]): Slide[] =>
  images.map((src, index) => {
    const alt = images.length > 1 ? m.pictureOf({ name, place: index + 1, count: images.length }) : name
    const known = pictureOf(src)
    if (!known) return { src, ...asWide(usual), alt }
    return { src, srcset: known.srcSet, ...asWide(known), alt }
  })

/** Whether two addresses are of one picture, in whatever width: the files of a picture lie in a folder. */
export const isSamePicture = (one: string, other: string): boolean =>
  one === other || (pictureOf(other) !== undefined && new URL('.', one).href === new URL('.', other).href)

/** How much closer one press on + brings a picture; - takes it back by as much. */
export const ZOOM_STEP = 1.5

/** How many times as large as the screen a picture gets: closer, the px of a usual file are seen, and no more thread. */
export const CLOSEST = 3

/** Which way a key zooms: 1 closer, -1 back, 0 not at all. `=` is the key of + without Shift. */
export function zoomOfKey(key: string): -1 | 0 | 1 {
  if (key === '+' || key === '=') return 1
  return key === '-' || key === '_' ? -1 : 0
}
