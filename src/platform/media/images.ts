import type { Sharp } from 'sharp'
import { m } from './messages/media.messages.ts'
import { type PictureSize, WIDEST_PICTURE } from './picture.ts'
import { pictureLibrary } from './pictureLibrary.ts'

/** Pixels as they come from a drawing program, nothing of them seen through: `data` holds width * height * channels bytes. */
export interface RawPicture {
  readonly width: number
  readonly height: number
  readonly channels: 3
  readonly data: Uint8Array
}

/** A picture refused; the message is meant for the person who chose the file. */
export class PictureError extends Error {
  override name = 'PictureError'
}

/** The largest picture that is decoded: 40 megapixels. A 121-megapixel bomb is refused from its header. */
const MAX_PIXELS = 40_000_000
/** What a picture that is seen through is put on: the ground of the shop. */
const GROUND = '#fffaf0'

const accepted = new Set(['jpeg', 'png', 'webp'])

/** Opens an uploaded file by what it is, never by its name. @throws PictureError */
export async function openUpload(bytes: Uint8Array): Promise<Sharp> {
  const sharp = await pictureLibrary()
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false })
  // Only the header is read here, so that a picture of too many pixels is refused as what it is.
  const meta = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!meta?.format || !accepted.has(meta.format)) throw new PictureError(m.choosePicture())
  if (meta.width * meta.height > MAX_PIXELS)
    throw new PictureError(
      m.tooManyPixels({ width: meta.width, height: meta.height, most: MAX_PIXELS / 1e6 }),
    )
  return picture.autoOrient()
}

export async function openRaw({ data, width, height, channels }: RawPicture): Promise<Sharp> {
  const sharp = await pictureLibrary()
  return sharp(data, { raw: { width, height, channels } })
}

export interface Encoded {
  readonly body: Buffer
  readonly width: number
  readonly height: number
  /** The main colour as rrggbb, shown until the picture is there. */
  readonly color: string
}

/**
 * Re-encodes a picture as WebP, at most WIDEST_PICTURE wide, without metadata. @param seenThrough keeps what is transparent, as a logo
 * wants it: else it is put on the ground of the shop. @throws PictureError when the pixels are broken.
 */
export async function encodeOriginal(picture: Sharp, seenThrough = false): Promise<Encoded> {
  try {
    const narrow = picture.resize({ width: WIDEST_PICTURE, withoutEnlargement: true })
    const whole = seenThrough ? narrow : narrow.flatten({ background: GROUND })
    const { data, info } = await whole.webp({ quality: 80, effort: 2 }).toBuffer({ resolveWithObject: true })
    return { body: data, width: info.width, height: info.height, color: await mainColor(data) }
  } catch {
    throw new PictureError(m.pictureDamaged())
  }
}

/**
 * Drawn pixels as WebP. They can be drawn again, so they are packed with the least effort, an eighth larger than what was uploaded;
 * their main colour is taken from the pixels themselves. Both take half as long.
 */
export async function encodeRendered(raw: RawPicture): Promise<Encoded> {
  const [body, color] = await Promise.all([
    openRaw(raw).then((picture) => picture.webp({ quality: 80, effort: 0 }).toBuffer()),
    openRaw(raw).then(meanColor),
  ])
  return { body, width: raw.width, height: raw.height, color }
}

/** How pictures are sent: AVIF where the browser reads it, JPEG to catalogues elsewhere that read nothing newer. */
export type PictureFormat = 'avif' | 'webp' | 'jpg'

/**
 * A copy of this width, px. AVIF with the least effort is a third smaller than WebP on our cloth and made sooner
 * (720 px: 230 ms for 42 KB against 340 ms for 67 KB); more effort costs seconds for a few per cent.
 */
export async function encodeWidth(
  original: Uint8Array,
  width: number,
  format: PictureFormat,
): Promise<Buffer> {
  const sharp = await pictureLibrary()
  const copy = sharp(original).resize({ width })
  // What is seen through would turn black.
  if (format === 'jpg')
    return copy.flatten({ background: '#fff' }).jpeg({ quality: 82, mozjpeg: true }).toBuffer()
  return (
    format === 'avif' ? copy.avif({ quality: 50, effort: 0 }) : copy.webp({ quality: 76, effort: 3 })
  ).toBuffer()
}

/**
 * The whole picture in the middle of a preview, with the same cloth out of focus beside it: chats cut anything that is
 * higher than wide. At most 200 KB, where WhatsApp gives up at 300.
 */
export async function encodePreview(original: Uint8Array, { width, height }: PictureSize): Promise<Buffer> {
  const sharp = await pictureLibrary()
  // Out of focus nothing is lost by blurring a tenth of the size, which takes a hundredth of the time.
  const small = { width: width / 10, height: height / 10 }
  const ground = await sharp(original)
    .resize({ ...small, fit: 'cover' })
    .blur(4)
    .toBuffer()
  const whole = await sharp(original).resize({ width, height, fit: 'inside' }).toBuffer()
  return sharp(ground)
    .resize({ width, height, fit: 'fill' })
    .composite([{ input: whole }])
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer()
}

async function mainColor(webp: Buffer): Promise<string> {
  const sharp = await pictureLibrary()
  return meanColor(sharp(webp).flatten({ background: GROUND }))
}

async function meanColor(picture: Sharp): Promise<string> {
  const pixel = await picture.resize(1, 1, { fit: 'fill' }).toColourspace('srgb').raw().toBuffer()
  return pixel.subarray(0, 3).toString('hex').padStart(6, '0')
}
