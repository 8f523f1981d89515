import type { ReturnRequest } from '#/features/orders/schema/returnRequests.schema.ts'
import { m } from '../messages/sending.messages.ts'

/** The pictures of what shall go back, each of which opens by itself. */
export function ReturnPhotos({ photos }: Pick<ReturnRequest, 'photos'>) {
  if (photos.length === 0) return null
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {photos.map((photo, at) => (
        <li key={photo}>
          <a href={photo} target="_blank" rel="noreferrer" className="block">
            <img
              src={`${photo}?size=small`}
              alt={m.pictureOf({ at: at + 1, all: photos.length })}
              width={80}
              height={80}
              loading="lazy"
              className="size-20 rounded-md bg-sand object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
