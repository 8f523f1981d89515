import { WIDEST_PICTURE } from '#/platform/media/picture.ts'
import { fittingSize } from './pictureChecks.ts'

const QUALITY = 0.9

/**
 * A photo as a JPEG that is small enough to be sent, upright as its camera meant it; undefined where this browser cannot
 * read it (HEIC outside of Safari, a file that is no picture).
 */
export async function shrinkPicture(file: File): Promise<File | undefined> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!picture) return undefined
  const { width, height } = fittingSize(picture, WIDEST_PICTURE)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return undefined
  // What was transparent is white in a JPEG.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(picture, 0, 0, width, height)
  picture.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  if (!blob) return undefined
  return new File([blob], file.name.replace(/(\.[^.]{1,5})?$/, '.jpg'), { type: 'image/jpeg' })
}
