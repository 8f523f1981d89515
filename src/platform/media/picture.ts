/**
 * Addresses of pictures in the media store: `{base}/media/{id}.{width}x{height}.{rrggbb}/{w}.webp`. The address
 * itself says how large the original is (px) and what its main colour is, so that a page can keep the place and
 * tint it before a byte of the picture has arrived.
 */

/** No stored picture is wider than this, px. */
export const WIDEST_PICTURE = 1920
/** Widths in px at which every picture is kept, as long as the original is larger. */
const steps = [160, 320, 480, 720, 1020, 1440, WIDEST_PICTURE] as const

export interface MediaParts {
  /** What stands before `/media`: nothing for our own store, an origin for a remote one. */
  base?: string
  id: string
  /** Size of the original, px. */
  width: number
  height: number
  /** Main colour as `rrggbb`. */
  color: string
}

export interface Picture {
  width: number
  height: number
  /** Main colour as CSS reads it: `#rrggbb`. */
  color: string
  /** For the `srcset` attribute. */
  srcSet: string
  widths: number[]
}

const address = /^(.*)\/media\/([\w-]+)\.(\d{1,5})x(\d{1,5})\.([0-9a-f]{6})\/(\d{1,5})\.webp$/

/** What the id of a picture begins with that nobody gets by its address: whoever keeps it decides who sees it. */
export const PRIVATE_PREFIX = 'private-'

/** Whether a picture is for those alone whom its room lets see it. */
export const isPrivatePicture = (url: string): boolean =>
  mediaPartsOf(url)?.id.startsWith(PRIVATE_PREFIX) ?? false

/** The widths (px, ascending) in which a picture with an original of `width` px exists. */
export function pictureWidths(width: number): number[] {
  const largest = Math.min(width, WIDEST_PICTURE)
  return [...steps.filter((step) => step < largest), largest]
}

/** The address of the picture at a width of `w` px; `w` is one of `pictureWidths(parts.width)`. */
export function mediaUrl({ base = '', id, width, height, color }: MediaParts, w: number): string {
  return `${base}/media/${id}.${width}x${height}.${color}/${w}.webp`
}

/** In px. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** How large the picture of a link preview is, as WhatsApp, Facebook and X show it across a whole line. */
export const previewSize: PictureSize = { width: 1200, height: 630 }

const PREVIEW = 'preview.jpg'

/** The address of the same picture as JPEG. Undefined for addresses that are not the media store's. */
export const jpegUrl = (url: string): string | undefined => mediaPartsOf(url) && url.replace(/webp$/, 'jpg')

/** An address up to its last slash. */
const folderOf = (address: string): string => address.slice(0, address.lastIndexOf('/') + 1)

/** The address of its link preview, `previewSize` large. Undefined for addresses that are not the media store's. */
export const previewUrl = (url: string): string | undefined => mediaPartsOf(url) && folderOf(url) + PREVIEW

/** What an address ends in: `preview` stands for the link preview, which has one size. */
export interface PictureAsked {
  /** Its address as pages spell it. */
  readonly url: string
  readonly format?: 'jpg' | 'preview'
}

/** What is asked for by an address of the store; undefined for any other spelling. */
export function pictureAsked(address: string): PictureAsked | undefined {
  if (!address.endsWith('.jpg')) return mediaPartsOf(address) && { url: address }
  const [, width, at] = /\.(\d{1,5})x\d{1,5}\.[0-9a-f]{6}\/(\d{1,5}|preview)\.jpg$/.exec(address) ?? []
  const format = at === 'preview' ? 'preview' : 'jpg'
  const url = `${folderOf(address)}${format === 'preview' ? Math.min(Number(width), WIDEST_PICTURE) : at}.webp`
  return mediaPartsOf(url) && { url, format }
}

/** The same picture one width narrower, for those who want to save data; the narrowest stays as it is. */
export function narrowerUrl(url: string): string {
  const parts = mediaPartsOf(url)
  if (!parts) return url
  const at = pictureWidths(parts.width).findLast((width) => width < parts.at)
  return at ? mediaUrl(parts, at) : url
}

/**
 * An address taken apart; `at` is the width (px) it asks for. Undefined for addresses that are not the media store's, and
 * for another spelling of one (zeros in front): each would be a file and a computation of its own.
 */
export function mediaPartsOf(url: string): (MediaParts & { at: number }) | undefined {
  const match = address.exec(url)
  if (!match) return undefined
  const [, base = '', id = '', w, h, color = '', at] = match
  const parts = { base, id, width: Number(w), height: Number(h), color, at: Number(at) }
  if (parts.width === 0 || parts.height === 0) return undefined
  // guard: one-picture-address
  return mediaUrl(parts, parts.at) === url ? parts : undefined
}

/** Whether it is a picture of the shop's own store, whose address says how large it is. */
export const isOwnPicture = (url: string): boolean => {
  const parts = mediaPartsOf(url)
  // guard: own-pictures
  return parts !== undefined && parts.base === ''
}

/** What a picture's address tells about it; undefined for addresses that are not the media store's. */
export function pictureOf(url: string): Picture | undefined {
  const parts = mediaPartsOf(url)
  if (!parts) return undefined
  const widths = pictureWidths(parts.width)
  const srcSet = widths.map((at) => `${mediaUrl(parts, at)} ${at}w`).join(', ')
  return { width: parts.width, height: parts.height, color: `#${parts.color}`, srcSet, widths }
}
