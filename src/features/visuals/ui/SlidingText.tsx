import { type CSSProperties, useState } from 'react'
import { Pause, Play } from '#/ui/icons/storefront.tsx'
import { m } from '../messages/visuals.messages.ts'

/** So many letters fill the widest usual screen; a shorter text is repeated. */
const LETTERS_ACROSS = 180
/** Time a letter takes to move by its own width, ms. */
const MS_PER_LETTER = 150

export interface SlidingTextProps {
  /** Undefined while it is not known: the place is kept. An empty one takes no place. */
  text: string | undefined
}

/** The running line above the banners (specification, section 2 "Home"). It stops on hover, on a press and for those who want no motion. */
export function SlidingText({ text }: SlidingTextProps) {
  const [paused, setPaused] = useState(false)
  if (text === '') return null
  const copies = text ? Math.max(1, Math.ceil(LETTERS_ACROSS / (text.length + 6))) : 0
  const seconds = (copies * ((text?.length ?? 0) + 6) * MS_PER_LETTER) / 1000
  return (
    <section aria-label={m.news()} className="relative min-h-11 bg-kumkum-deep text-sm text-white">
      {text && (
        <>
          <div
            className="marquee py-2.5 motion-safe:me-11"
            data-paused={paused || undefined}
            style={{ '--run': `${seconds}s` } as CSSProperties}
          >
            <div className="marquee-track">
              <Half text={text} copies={copies} />
              <Half text={text} copies={copies} repeated />
            </div>
          </div>
          <button
            type="button"
            aria-label={paused ? m.letTextRun() : m.stopText()}
            onClick={() => setPaused(!paused)}
            className="absolute inset-e-0 top-0 grid size-11 place-items-center -outline-offset-2 focus-visible:outline-haldi motion-reduce:hidden"
          >
            {paused ? <Play aria-hidden className="size-4" /> : <Pause aria-hidden className="size-4" />}
          </button>
        </>
      )}
    </section>
  )
}

/** One of two equal stretches of text; only the very first copy is read out. */
function Half({ text, copies, repeated = false }: { text: string; copies: number; repeated?: boolean }) {
  return (
    <p aria-hidden={repeated || undefined} className="text-balance motion-reduce:px-4">
      {Array.from({ length: copies }, (_, copy) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the copies have no identity but their number
        <span key={copy} aria-hidden={copy > 0 || undefined} className="motion-safe:px-5">
          {text}
          <span aria-hidden className="ps-10 text-haldi">
            ✦
          </span>
        </span>
      ))}
    </p>
  )
}
