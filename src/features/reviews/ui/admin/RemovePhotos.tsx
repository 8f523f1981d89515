import { Picture } from '#/ui/kit/Picture.tsx'
import { DeleteButton } from '#/ui/resource/DeleteButton.tsx'
import type { AdminReview } from '../../reviews.schema.ts'
import { useRemovePhoto } from '../../writing.queries.ts'
import { m } from './messages/admin.messages.ts'

/** The photos of a review, each with the way to take it away. */
export function RemovePhotos({ review }: { review: AdminReview }) {
  const { mutateAsync } = useRemovePhoto()
  const { _id, photos, user } = review
  return (
    <span className="mt-2 flex flex-wrap gap-3">
      {photos.map((photo, at) => (
        <span key={photo} className="flex items-center">
          <a href={photo} target="_blank" rel="noreferrer" className="block w-14 overflow-hidden rounded-sm">
            <Picture
              src={photo}
              alt={m.photoAlt({ place: at + 1, all: photos.length, user: user.name })}
              sizes="56px"
              ratio="1"
            />
          </a>
          <DeleteButton
            noun={m.photo()}
            name={m.photoOf({ place: at + 1, user: user.name })}
            question={m.removePhoto()}
            text={m.removePhotoText()}
            onDelete={async () => {
              await mutateAsync({ _id, photo })
              return { message: m.photoRemoved() }
            }}
          />
        </span>
      ))}
    </span>
  )
}
