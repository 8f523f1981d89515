import { newId } from '../db/ids.ts'
import { limiter } from '../limiter/limiter.ts'
import { PictureError } from '../media/images.ts'
import type { Media } from '../media/media.ts'
import { PRIVATE_PREFIX } from '../media/picture.ts'
import { failures } from './failure.ts'

/** Decoded photos are large, and shoppers are many: one form at a time in each process. */
const inTurn = limiter(1)

/**
 * Stores photos that somebody sent along, and hands their addresses to `save`. Each is encoded again, so nothing that a
 * camera wrote beside the picture is kept. Where `save` throws, or one is no picture, none stays.
 * @param isPrivate nobody gets them by their address
 * @throws Failure invalid (no picture, names `photos`), and what `save` throws
 */
export async function storePhotos<Saved>(
  media: Media,
  files: readonly File[],
  { isPrivate }: { readonly isPrivate: boolean },
  save: (photos: string[]) => Promise<Saved>,
): Promise<Saved> {
  const photos: string[] = []
  try {
    await inTurn(async () => {
      for (const file of files) photos.push(await storeOne(media, file, isPrivate))
    })
    return await save(photos)
  } catch (error) {
    // Nobody will ever see them.
    for (const url of photos) await media.remove(url).catch(() => undefined)
    throw error
  }
}

async function storeOne(media: Media, file: File, isPrivate: boolean): Promise<string> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const { url } = await media.storeUpload(bytes, isPrivate ? `${PRIVATE_PREFIX}${newId()}` : undefined)
    return url
  } catch (error) {
    if (!(error instanceof PictureError)) throw error
    const message = file.name ? `${file.name}: ${error.message}` : error.message
    throw failures.invalid({ message, errors: [{ field: 'photos', message }] })
  }
}
