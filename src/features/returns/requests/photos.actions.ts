import type { Actor } from '#/features/orders/context.ts'
import { ownerFor } from '#/features/orders/orderFor.ts'
import { photoName } from '#/features/orders/present/returnRequests.present.ts'
import type { Services } from '#/platform/http/env.ts'
import { failures } from '#/platform/http/failure.ts'
import { storePhotos } from '#/platform/http/storePhotos.ts'
import { mediaPartsOf, mediaUrl, pictureWidths } from '#/platform/media/picture.ts'
import * as store from '../returnRequests.store.ts'

type PhotoServices = Pick<Services, 'db' | 'media'>

/** px: how wide a picture is in the list, and how wide when somebody looks at it. */
const widths = { small: 320, large: 1440 } as const
export type PhotoSize = keyof typeof widths

/**
 * Gives an own request that is not decided yet these pictures in the place of what it had.
 * @throws Failure not_found (also for somebody else's order, and for a request that is decided), invalid (no picture)
 */
export async function saveReturnPhotos(
  { db, media }: PhotoServices,
  customerId: string,
  { orderId, requestId }: { readonly orderId: string; readonly requestId: string },
  files: readonly File[],
): Promise<void> {
  if (!(await store.takesPhotos(db, customerId, orderId, requestId))) throw failures.not_found()
  await storePhotos(media, files, { isPrivate: true }, async (photos) => {
    const isWritten = await store.writeReturnPhotos(db, customerId, orderId, { id: requestId, photos })
    if (!isWritten) throw failures.not_found()
  })
}

/** A picture that was sent with a return, as WebP; for the order's owner and admins. @throws Failure not_found */
export async function readReturnPhoto(
  { db, media }: PhotoServices,
  viewer: Pick<Actor, 'id' | 'role'>,
  { orderId, photo, size }: { readonly orderId: string; readonly photo: string; readonly size: PhotoSize },
): Promise<Uint8Array> {
  // guard: own-return-photo
  const photos = await store.returnPhotosOf(db, ownerFor(viewer), orderId)
  const url = photos.find((one) => photoName(one) === photo)
  const parts = url === undefined ? undefined : mediaPartsOf(url)
  if (!parts) throw failures.not_found()
  const all = pictureWidths(parts.width)
  const width = all.find((one) => one >= widths[size]) ?? all.at(-1) ?? parts.width
  const bytes = await media.read(mediaUrl(parts, width))
  if (!bytes) throw failures.not_found()
  return bytes
}
