import { type Actor, auditChange } from '#/platform/db/audit.ts'
import type { Services } from '#/platform/http/env.ts'
import { failures } from '#/platform/http/failure.ts'
import { storePhotos } from '#/platform/http/storePhotos.ts'
import * as store from './photos.store.ts'
import type { ReviewRow } from './reviews.store.ts'

type PhotoServices = Pick<Services, 'db' | 'media'>

/**
 * Gives the review of this person these photos in the place of what it had.
 * @throws Failure not_found, invalid (no picture)
 */
export async function savePhotos(
  { db, media }: PhotoServices,
  review: { readonly id: string; readonly userId: string },
  files: readonly File[],
): Promise<ReviewRow> {
  if (!(await store.isAuthor(db, review.id, review.userId))) throw failures.not_found()
  return storePhotos(media, files, { isPrivate: false }, async (photos) => {
    const row = await store.writePhotos(db, review, photos)
    if (!row) throw failures.not_found()
    return row
  })
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
