import { useHydrated } from '@tanstack/react-router'
import clsx from 'clsx'
import { useState } from 'react'
import { ImageOff, ZoomIn } from '#/ui/icons/storefront.tsx'
import { IconButton } from '#/ui/kit/IconButton.tsx'
import { Picture, PicturePlace } from '#/ui/kit/Picture.tsx'
import { useOverlayCode } from '#/ui/kit/useOverlayCode.ts'
import { Dots } from './Dots.tsx'
import { m } from './messages/detail.messages.ts'
import { Thumbnails } from './Thumbnails.tsx'
import { useSwipe } from './useSwipe.ts'
import { ZoomArea } from './ZoomArea.tsx'

/**
 * How wide the main picture is shown (`.stage`); twice that while a mouse looks closer. Of a phone, whose dots nobody tells apart,
 * six sevenths: its picture often has a few dots more than the 480, 720 or 1,020 of a file, and the next size takes twice the bytes.
 */
const stageSizes = '(width < 768px) clamp(188px, 60.7vh - 14.2rem, 85vw), (width < 1280px) 44vw, 536px'
const zoomSizes = '1440px'

/** Looked at closely by few: it comes when it is opened. */
const fetchCloseLook = () => import('./closeLook/CloseLook.tsx').then((module) => module.CloseLook)

/** So is a video, with what plays it. */
const fetchLoopVideo = () => import('./video/LoopVideo.tsx').then((module) => module.LoopVideo)

export interface GalleryProps {
  name: string
  images: readonly string[]
  /** Stands after the first picture, which is its poster. */
  video?: string | undefined
  soldOut?: boolean
}

/**
 * The pictures of a product (specification, section 2): from 768 px thumbnails beside a main picture that a mouse
 * enlarges, below a row that is swiped, with dots, low enough that name and price stand under it. Both are the same elements,
 * so nothing is loaded twice. A press on the main picture shows it on the whole screen, one on its neighbour turns to that.
 */
export function Gallery({ name, images, video, soldOut = false }: GalleryProps) {
  const [at, setAt] = useState(0)
  const [first] = images
  const [shownFirst, setShownFirst] = useState(first)
  const slides = first && video ? [first, video, ...images.slice(1)] : images
  const isVideo = video !== undefined && slides[at] === video
  // A size was chosen that has pictures of its own.
  if (first !== shownFirst) {
    setShownFirst(first)
    setAt(0)
  }
  const turnTo = (index: number) => setAt(Math.min(Math.max(index, 0), slides.length - 1))
  const [close, setClose] = useState(false)
  const leave = () => setClose(false)
  const CloseLook = useOverlayCode(fetchCloseLook, { open: close, onClose: leave })
  const LoopVideo = useOverlayCode(fetchLoopVideo, { open: isVideo, onClose: () => setAt(0) })
  // Before that nobody can turn to the others: they leave the line to the first one and to the code.
  const isAlive = useHydrated()
  const { offset, handlers } = useSwipe((direction) => turnTo(at + direction))
  if (!first) return <NoPictures />

  const dimmed = soldOut && 'opacity-60 grayscale-25'
  return (
    <section
      aria-label={m.pictures({ name })}
      className="relative md:grid md:grid-cols-[auto_minmax(0,1fr)] md:items-start md:gap-3"
    >
      <div className="touch-pan-y overflow-hidden md:order-2 md:rounded-md" {...handlers}>
        <div
          className={clsx('stage flex', offset === 0 && 'transition-[translate] duration-250')}
          style={{ translate: `calc(${-100 * at}% + ${offset}px)` }}
        >
          {slides.map((src, index) => (
            // Keys have the buttons below.
            <div
              key={src}
              aria-hidden={index !== at || undefined}
              className="w-full flex-none"
              onClick={() => (index === at ? setClose(true) : turnTo(index))}
            >
              {index !== at && !isAlive ? (
                <PicturePlace src={src === video ? first : src} className={dimmed} />
              ) : src === video ? (
                <div className="relative">
                  <Picture src={first} alt="" sizes={stageSizes} className={dimmed} />
                  {LoopVideo && index === at && <LoopVideo src={src} name={name} className={dimmed} />}
                </div>
              ) : (
                <ZoomArea>
                  {(zoomed) => (
                    <Picture
                      src={src}
                      alt={
                        slides.length > 1
                          ? m.pictureOf({ name, place: index + 1, count: slides.length })
                          : name
                      }
                      sizes={zoomed ? zoomSizes : stageSizes}
                      priority={index === 0 ? 'high' : undefined}
                      className={dimmed}
                    />
                  )}
                </ZoomArea>
              )}
            </div>
          ))}
        </div>
      </div>
      {slides.length > 1 && (
        <>
          <Thumbnails name={name} slides={slides} video={video} at={at} onPick={turnTo} />
          <Dots slides={slides} video={video} at={at} onPick={turnTo} />
          <p role="status" className="sr-only">
            {(isVideo ? m.videoAt : m.pictureAt)({ place: at + 1, count: slides.length })}
          </p>
        </>
      )}
      <IconButton
        label={m.lookCloser()}
        onClick={() => setClose(true)}
        className="absolute! end-2 top-2 bg-surface/85 shadow-sm"
      >
        <ZoomIn aria-hidden className="size-5" />
      </IconButton>
      {CloseLook && (
        <CloseLook
          open={close}
          onClose={leave}
          name={name}
          images={slides}
          video={video}
          at={at}
          onTurn={turnTo}
        />
      )}
    </section>
  )
}

function NoPictures() {
  return (
    <div className="grid place-items-center max-md:h-60 md:aspect-17/24 bg-sand text-ink-soft md:rounded-md">
      <p className="flex flex-col items-center gap-3">
        <ImageOff aria-hidden className="size-8" strokeWidth={1.25} />
        {m.noImages()}
      </p>
    </div>
  )
}
