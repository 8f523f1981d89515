import { type Actor, auditChange } from '#/platform/db/audit.ts'
import type { Services } from '#/platform/http/env.ts'
import { failures } from '#/platform/http/failure.ts'
import { limiter } from '#/platform/limiter/limiter.ts'
import { PictureError } from '#/platform/media/images.ts'
import type { Media } from '#/platform/media/media.ts'
import * as store from './photos.store.ts'
import type { ReviewRow } from './reviews.store.ts'

type PhotoServices = Pick<Services, 'db' | 'media'>

/** Decoded photos are large, and shoppers are many: one form at a time in each process. */
const inTurn = limiter(1)

/**
 * Gives the review of this person these photos in the place of what it had. Each is encoded again, so nothing that a camera wrote
 * beside the picture is kept.
 * @throws Failure not_found, invalid (no picture)
 */
export async function savePhotos(
  { db, media }: PhotoServices,
  review: { readonly id: string; readonly userId: string },
  files: readonly File[],
): Promise<ReviewRow> {
  if (!(await store.isAuthor(db, review.id, review.userId))) throw failures.not_found()
  const photos: string[] = []
  try {
    await inTurn(async () => {
      for (const file of files) photos.push(await storePhoto(media, file))
    })
    const row = await store.writePhotos(db, review, photos)
    if (!row) throw failures.not_found()
    return row
  } catch (error) {
    // Nobody will ever see them.
    for (const url of photos) await media.remove(url).catch(() => undefined)
    throw error
  }
}

async function storePhoto(media: Media, file: File): Promise<string> {
  try {
    return (await media.storeUpload(new Uint8Array(await file.arrayBuffer()))).url
  } catch (error) {
    if (!(error instanceof PictureError)) throw error
    const message = file.name ? `${file.name}: ${error.message}` : error.message
    throw failures.invalid({ message, errors: [{ field: 'photos', message }] })
  }
}

/** Takes one photo from a review, for admins. @throws Failure not_found */
export function removePhoto(
  { db }: PhotoServices,
  actor: Actor,
  id: string,
  photo: string,
): Promise<ReviewRow> {
  return db.transaction(async (tx) => {
    const row = await store.takePhoto(tx, id, photo)
    if (!row) throw failures.not_found()
    await auditChange(tx, actor, 'review.removePhoto', id, { before: { photo } })
    return row
  })
}
