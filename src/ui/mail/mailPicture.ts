import { jpegUrl, mediaPartsOf, mediaUrl, pictureWidths } from '#/platform/media/picture.ts'

/**
 * The address of a picture for a mail: with its origin, as JPEG (Outlook reads nothing newer), in the narrowest copy that has
 * `width` px. A picture that is not the media store's is taken as it is.
 */
export function mailPicture(url: string, width: number, origin: string): string {
  const parts = mediaPartsOf(url)
  const at = parts && (pictureWidths(parts.width).find((step) => step >= width) ?? parts.at)
  const copy = parts && at ? jpegUrl(mediaUrl(parts, at)) : undefined
  return new URL(copy ?? url, origin).href
}
