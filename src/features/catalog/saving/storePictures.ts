import { failures } from '#/platform/http/failure.ts'
import { PictureError } from '#/platform/media/images.ts'
import type { Media } from '#/platform/media/media.ts'
import { pictureLimits, productWords } from '../rules/productForm.rules.ts'

const refuse = (field: string, message: string) => failures.invalid({ message, errors: [{ field, message }] })

/** Of several files it must be told which one is meant. */
const named = ({ name }: File, message: string) => (name ? `${name}: ${message}` : message)

/**
 * Stores the pictures of a form field and gives their addresses. What is no file, is empty, or neither is nor claims to be
 * a picture is ignored ([API-03]).
 * @throws Failure invalid, naming the field, for more than `most` files, one over 5 MB, or a picture that cannot be read
 */
export async function storePictures(
  media: Media,
  field: string,
  parts: readonly unknown[] | undefined,
  most: number = pictureLimits.count,
): Promise<string[]> {
  const files = (parts ?? []).filter((part) => part instanceof File).filter((file) => file.size > 0)
  if (files.length > most) throw refuse(field, productWords.tooManyPictures())
  const large = files.find((file) => file.size > pictureLimits.bytes)
  if (large) throw refuse(field, named(large, productWords.pictureTooLarge()))
  const urls: string[] = []
  // One after the other: decoded pictures are large.
  for (const file of files) {
    const url = await storePicture(media, field, file)
    if (url !== undefined) urls.push(url)
  }
  return urls
}

async function storePicture(media: Media, field: string, file: File): Promise<string | undefined> {
  try {
    return (await media.storeUpload(new Uint8Array(await file.arrayBuffer()))).url
  } catch (error) {
    if (!(error instanceof PictureError)) throw error
    if (file.type.startsWith('image/')) throw refuse(field, named(file, error.message))
    return undefined
  }
}
