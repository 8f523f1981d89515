import { m } from '../messages/resource.messages.ts'

/** Width and height in px. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** What a file input offers; the server looks into the file itself. Photos of an iPhone (HEIC) are turned into JPEG where the browser can. */
export const acceptedPictures = '.png,.jpeg,.jpg,image/png,image/jpeg,.heic,.heif'
const types = ['image/png', 'image/jpeg']
/** What a browser may be able to read and turn into JPEG. */
const readable = /^image\/(png|jpeg|webp|avif|hei[cf])$|^$/

/** Whether a file is to be drawn anew before it is sent: too large, or of another kind. */
export const needsShrinking = (
  file: { readonly name: string; readonly type: string; readonly size: number },
  mostBytes: number,
): boolean =>
  file.size > mostBytes ||
  (!types.includes(file.type) && readable.test(file.type) && /\.(hei[cf]|webp|avif)$/i.test(file.name))

/** px to draw in: at most `most` wide, never larger than it is. */
export function fittingSize({ width, height }: PictureSize, most: number): PictureSize {
  const scale = Math.min(1, most / width, (most * 2) / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** How far a picture's proportions may be from those advised before it is worth a word. */
const TOLERANCE = 0.05

/** Why a chosen file cannot be a picture here, before anything is sent; undefined when it can. */
export function fileProblem(
  file: { readonly name: string; readonly type: string; readonly size: number },
  mostBytes: number,
): string | undefined {
  if (!types.includes(file.type)) return m.wrongKind({ file: file.name })
  if (file.size === 0) return m.isEmpty({ file: file.name })
  const megabytes = mostBytes / (1024 * 1024)
  if (file.size > mostBytes) return m.tooLarge({ file: file.name, most: megabytes })
  return undefined
}

/** A hint when a picture will be cropped or blurred where it shows; undefined when it fits. */
export function sizeNote(size: PictureSize, advised: PictureSize): string | undefined {
  const wanted = `${advised.width}x${advised.height}`
  const is = `${size.width}x${size.height}`
  const isFarSmaller = size.width * 2 < advised.width || size.height * 2 < advised.height
  const besides = (note: string) => (isFarSmaller ? m.farSmaller({ note }) : note)
  const stretch = size.width / size.height / (advised.width / advised.height)
  if (stretch > 1 + TOLERANCE) return besides(m.tooWide({ is, wanted }))
  if (stretch < 1 / (1 + TOLERANCE)) return besides(m.tooTall({ is, wanted }))
  if (size.width < advised.width) return m.tooSmall({ is, wanted })
  return undefined
}
