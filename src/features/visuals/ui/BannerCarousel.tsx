import clsx from 'clsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ChevronLeft, ChevronRight, Pause, Play } from '#/ui/icons/storefront.tsx'
import { m } from '../messages/visuals.messages.ts'
import type { Banner } from '../visuals.schema.ts'
import { BannerPicture } from './BannerPicture.tsx'
import { BannerWords } from './BannerWords.tsx'
import { type Slide, sayTheSame, slidesOf } from './carouselSlides.ts'
import { useReducedMotion } from './useReducedMotion.ts'

/** Time a banner stands, ms, and width from which a screen counts as desktop, px (specification, section 9). */
const INTERVAL = 3000
const DESKTOP_FROM = 546

/** A device with fewer banners than the other leaves the last places out; the first is never empty. */
const deviceClass = ({ desktop, mobile }: Slide, place: number) =>
  place === 0 ? undefined : clsx(!desktop && 'xs:hidden', !mobile && 'max-xs:hidden')

/** Goes so many places on, round the end; places that this device leaves out have no width. */
function move(rail: HTMLElement | null, by: number, smooth: boolean): void {
  const shown = rail ? [...rail.children].filter((slide) => slide.clientWidth > 0).length : 0
  if (!rail || shown === 0) return
  const next = (Math.round(rail.scrollLeft / rail.clientWidth) + by + shown) % shown
  rail.scrollTo({ left: next * rail.clientWidth, behavior: smooth ? 'smooth' : 'auto' })
}

/** The banners of the home page, 400 px high. They move on by themselves unless somebody is looking closely. */
export function BannerCarousel({ banners }: { banners: readonly Banner[] }) {
  const slides = slidesOf(banners)
  const track = useRef<HTMLUListElement>(null)
  const reducedMotion = useReducedMotion()
  const [at, setAt] = useState(0)
  const [wanted, setWanted] = useState<boolean>()
  const [attended, setAttended] = useState(false)
  const playing = wanted ?? !reducedMotion

  const count = slides.length
  useEffect(() => {
    if (!playing || attended || count < 2) return
    const timer = setInterval(() => document.hidden || move(track.current, 1, !reducedMotion), INTERVAL)
    return () => clearInterval(timer)
  }, [playing, attended, count, reducedMotion])
  const step = (by: number) => move(track.current, by, !reducedMotion)

  return (
    <section
      aria-roledescription={m.carousel()}
      aria-label={m.banners()}
      className="group relative"
      onPointerEnter={() => setAttended(true)}
      onPointerLeave={() => setAttended(false)}
      onFocus={() => setAttended(true)}
      onBlur={() => setAttended(false)}
    >
      <ul
        ref={track}
        className="slides min-h-100 -outline-offset-2"
        tabIndex={count > 1 ? 0 : undefined}
        onScroll={({ currentTarget }) =>
          setAt(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))
        }
      >
        {slides.map((slide, place) => (
          <li
            key={slide.key}
            aria-label={m.banner({ place: place + 1 })}
            className={clsx('relative grid', deviceClass(slide, place))}
          >
            <BannerPicture
              desktop={slide.desktop}
              mobile={slide.mobile}
              desktopFrom={DESKTOP_FROM}
              priority={place === 0}
            />
            <Words {...slide} />
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className="absolute inset-x-0 bottom-4 flex items-center justify-center gap-1">
          <Control label={m.previousBanner()} onClick={() => step(-1)}>
            <ChevronLeft aria-hidden className="size-5" />
          </Control>
          <span aria-hidden className="flex items-center gap-2 rounded-full bg-ink/70 px-3 py-2">
            {slides.map((slide, place) => (
              <span
                key={slide.key}
                className={clsx(
                  'h-1.5 rounded-full transition-all',
                  place === at ? 'w-5 bg-haldi' : 'w-1.5 bg-white/80',
                  deviceClass(slide, place),
                )}
              />
            ))}
          </span>
          <Control label={m.nextBanner()} onClick={() => step(1)}>
            <ChevronRight aria-hidden className="size-5" />
          </Control>
          <Control label={playing ? m.stopBanners() : m.letBannersMove()} onClick={() => setWanted(!playing)}>
            {playing ? <Pause aria-hidden className="size-4" /> : <Play aria-hidden className="size-4" />}
          </Control>
        </div>
      )}
    </section>
  )
}

function Words({ desktop, mobile }: Slide) {
  if (desktop && mobile && sayTheSame(desktop, mobile)) return <BannerWords banner={desktop} />
  return (
    <>
      {desktop && <BannerWords banner={desktop} className="max-xs:hidden" />}
      {mobile && <BannerWords banner={mobile} className="xs:hidden" />}
    </>
  )
}

function Control({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-full text-white *:rounded-full *:bg-ink/70 *:p-1.5 *:box-content hover:*:bg-ink focus-visible:outline-haldi"
    >
      {children}
    </button>
  )
}
