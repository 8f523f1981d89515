import sharp, { type Sharp } from 'sharp'

// Each picture is made once: what libvips would keep for a second time (50 MB) is never asked for.
sharp.cache(false)

/** Pixels as they come from a drawing program: `data` holds width * height * channels bytes. */
export interface RawPicture {
  readonly width: number
  readonly height: number
  readonly channels: 3 | 4
  readonly data: Uint8Array
}

/** A picture refused; the message is meant for the person who chose the file. */
export class PictureError extends Error {
  override name = 'PictureError'
}

/** The largest picture that is decoded: 40 megapixels. A 121-megapixel bomb is refused from its header. */
const MAX_PIXELS = 40_000_000
/** No stored picture is wider than this, px. */
export const MAX_WIDTH = 1920

const accepted = new Set(['jpeg', 'png', 'webp'])

/** Opens an uploaded file by what it is, never by its name. @throws PictureError */
export async function openUpload(bytes: Uint8Array): Promise<Sharp> {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false })
  // Only the header is read here, so that a picture of too many pixels is refused as what it is.
  const meta = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!meta?.format || !accepted.has(meta.format))
    throw new PictureError('Please choose a PNG or JPEG picture.')
  if (meta.width * meta.height > MAX_PIXELS)
    throw new PictureError(
      `This picture is too large: ${meta.width}x${meta.height} pixels, at most ${MAX_PIXELS / 1e6} megapixels.`,
    )
  return picture.autoOrient()
}

export const openRaw = (raw: RawPicture): Sharp =>
  sharp(raw.data, { raw: { width: raw.width, height: raw.height, channels: raw.channels } })

export interface Encoded {
  readonly body: Buffer
  readonly width: number
  readonly height: number
  /** The main colour as rrggbb, shown until the picture is there. */
  readonly color: string
}

/** Re-encodes a picture as WebP, at most MAX_WIDTH wide, without metadata. @throws PictureError when the pixels are broken. */
export async function encodeOriginal(picture: Sharp): Promise<Encoded> {
  try {
    const { data, info } = await picture
      .resize({ width: MAX_WIDTH, withoutEnlargement: true })
      .flatten({ background: '#fffaf0' })
      .webp({ quality: 80, effort: 2 })
      .toBuffer({ resolveWithObject: true })
    return { body: data, width: info.width, height: info.height, color: await mainColor(data) }
  } catch {
    throw new PictureError('This picture is damaged and cannot be read.')
  }
}

/** How pictures are sent: AVIF where the browser reads it. */
export type PictureFormat = 'avif' | 'webp'

/**
 * A copy of this width, px. AVIF with the least effort is a third smaller than WebP on our cloth and made sooner
 * (720 px: 230 ms for 42 KB against 340 ms for 67 KB); more effort costs seconds for a few per cent.
 */
export function encodeWidth(original: Uint8Array, width: number, format: PictureFormat): Promise<Buffer> {
  const copy = sharp(original).resize({ width })
  return (
    format === 'avif' ? copy.avif({ quality: 50, effort: 0 }) : copy.webp({ quality: 76, effort: 3 })
  ).toBuffer()
}

async function mainColor(webp: Buffer): Promise<string> {
  const pixel = await sharp(webp)
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  return pixel.subarray(0, 3).toString('hex').padStart(6, '0')
}
