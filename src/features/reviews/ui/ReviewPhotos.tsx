import { useState } from 'react'
import { Picture } from '#/ui/kit/Picture.tsx'
import { useOverlayCode } from '#/ui/kit/useOverlayCode.ts'
import { m } from '../messages/reviews.messages.ts'

const fetchCloseLook = () =>
  import('#/features/catalog/ui/detail/closeLook/CloseLook.tsx').then((module) => module.CloseLook)

/** The photos of a review, small; a press shows one on the whole screen. */
export function ReviewPhotos({ author, photos }: { author: string; photos: readonly string[] }) {
  const [at, setAt] = useState<number>()
  const open = at !== undefined
  const close = () => setAt(undefined)
  const CloseLook = useOverlayCode(fetchCloseLook, { open, onClose: close })
  return (
    <>
      <ul className="mt-3 flex flex-wrap gap-2">
        {photos.map((photo, index) => (
          <li key={photo}>
            <button
              type="button"
              aria-label={m.photoBy({ place: index + 1, total: photos.length, author })}
              onClick={() => setAt(index)}
              className="block w-20 overflow-hidden rounded-md"
            >
              <Picture src={photo} alt="" sizes="80px" ratio="1" />
            </button>
          </li>
        ))}
      </ul>
      {CloseLook && (
        <CloseLook
          open={open}
          onClose={close}
          name={m.reviewBy({ author })}
          images={photos}
          at={at ?? 0}
          onTurn={setAt}
        />
      )}
    </>
  )
}
