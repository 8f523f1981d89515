import clsx from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { videoPartsOf } from '#/platform/media/video.ts'
import { Pause, Play } from '#/ui/icons/storefront.tsx'
import { savesData } from '#/ui/savesData.ts'
import { m } from '../messages/detail.messages.ts'

/** Shapes that fill the place of a picture (17:24) and lose no more than a quarter by it. */
const filling = { narrowest: 0.53, widest: 0.9 }

function fills(src: string): boolean {
  const parts = videoPartsOf(src)
  const shape = parts ? parts.width / parts.height : 1
  return shape > filling.narrowest && shape < filling.widest
}

/** Neither those who want little motion nor those who pay by the megabyte asked for it. */
const mayBegin = () => !savesData() && !matchMedia('(prefers-reduced-motion: reduce)').matches

export interface LoopVideoProps {
  src: string
  /** Of the product. */
  name: string
  /** Shown on the whole screen, to be swiped over: nothing is cut off. */
  whole?: boolean
  className?: string | false
}

/**
 * A short video over its poster, which stays until the first picture of the video is there: without sound, round and round. It is
 * fetched and played while it is on the screen, and stopped by whoever does not want it.
 */
export function LoopVideo({ src, name, whole = false, className }: LoopVideoProps) {
  const video = useRef<HTMLVideoElement>(null)
  const wanted = useRef(false)
  const [state, setState] = useState<'still' | 'playing' | 'broken'>('still')
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    const element = video.current
    if (!element) return
    wanted.current = mayBegin()
    const observer = new IntersectionObserver(([seen]) => {
      if (!seen?.isIntersecting) element.pause()
      else if (wanted.current) play(element)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const press = () => {
    wanted.current = state !== 'playing'
    if (!video.current) return
    if (wanted.current) play(video.current)
    else video.current.pause()
  }
  return (
    <div className={clsx('absolute inset-0', whole && 'pointer-events-none bg-page')}>
      <video
        ref={video}
        src={src}
        muted
        loop
        playsInline
        preload="none"
        aria-label={m.videoOf({ name })}
        className={clsx(
          'size-full',
          !whole && fills(src) ? 'object-cover' : 'object-contain',
          !isShown && 'opacity-0',
          className,
        )}
        onPlaying={() => {
          setShown(true)
          setState('playing')
        }}
        onPause={() => setState('still')}
        onError={() => {
          setShown(false)
          setState('broken')
        }}
      />
      {state === 'broken' ? (
        <p role="status" className={clsx(place, 'bg-surface/90 px-4 py-2')}>
          {m.videoBroken()}
        </p>
      ) : (
        <button
          type="button"
          onClick={(event) => {
            // A press on what is below shows it on the whole screen.
            event.stopPropagation()
            press()
          }}
          className={clsx(place, 'grid min-h-11 min-w-11 place-items-center bg-surface/90 px-3')}
        >
          {state === 'playing' ? (
            <>
              <Pause aria-hidden className="size-4" />
              <span className="sr-only">{m.pauseVideo()}</span>
            </>
          ) : (
            <span className="flex items-center gap-2">
              <Play aria-hidden className="size-4" /> {m.playVideo()}
            </span>
          )}
        </button>
      )}
    </div>
  )
}

/** Above the dots of a phone and the bar of the whole screen. */
const place =
  'pointer-events-auto absolute end-2 bottom-14 rounded-full text-sm font-semibold shadow-sm md:end-3 md:bottom-3'

/** A browser that does not let it begin by itself leaves the button. */
const play = (video: HTMLVideoElement) => void video.play().catch(() => undefined)
