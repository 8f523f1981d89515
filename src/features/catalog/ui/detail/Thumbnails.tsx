import clsx from 'clsx'
import { Picture } from '#/ui/kit/Picture.tsx'
import { m } from './messages/detail.messages.ts'

export interface ThumbnailsProps {
  name: string
  /** Pictures, and perhaps a video after the first. */
  slides: readonly string[]
  video: string | undefined
  at: number
  onPick: (index: number) => void
}

/** The column of small pictures beside the main one; from 768 px on. */
export function Thumbnails({ name, slides, video, at, onPick }: ThumbnailsProps) {
  return (
    <ul className="hidden w-18 gap-3 md:order-1 md:grid">
      {slides.map((src, index) => (
        <li key={src} className={src === video ? 'thumb-video' : undefined}>
          <button
            type="button"
            aria-label={
              src === video
                ? m.showVideo({ name })
                : m.showPicture({ place: index + 1, count: slides.length, name })
            }
            aria-current={index === at || undefined}
            onClick={() => onPick(index)}
            // Looking along the row is enough: no click is needed.
            onPointerEnter={(event) => event.pointerType === 'mouse' && onPick(index)}
            className={clsx(
              'block w-full overflow-hidden rounded-sm border-2 transition-colors',
              index === at ? 'border-peacock' : 'border-transparent hover:border-edge',
            )}
          >
            <Picture src={src === video ? (slides[0] ?? '') : src} alt="" sizes="72px" />
          </button>
        </li>
      ))}
    </ul>
  )
}
