import clsx from 'clsx'
import { m } from './messages/detail.messages.ts'

export interface DotsProps {
  slides: readonly string[]
  video: string | undefined
  at: number
  onPick: (index: number) => void
}

/** One dot for each picture; below 768 px, over the lower edge of the picture. */
export function Dots({ slides, video, at, onPick }: DotsProps) {
  return (
    <ul className="absolute inset-x-0 bottom-2 mx-auto flex w-fit rounded-full bg-surface/85 px-1.5 shadow-sm md:hidden">
      {slides.map((src, index) => (
        <li key={src}>
          <button
            type="button"
            aria-label={
              src === video
                ? m.showVideoHere()
                : m.showPictureHere({ place: index + 1, count: slides.length })
            }
            aria-current={index === at || undefined}
            onClick={() => onPick(index)}
            className="-my-1 grid size-[min(2.75rem,44px)] place-items-center"
          >
            <span
              className={clsx(
                'size-2.5 rounded-full border transition-colors',
                index === at ? 'border-kumkum bg-kumkum' : 'border-edge bg-transparent',
                src === video && 'dot-video',
              )}
            />
          </button>
        </li>
      ))}
    </ul>
  )
}
