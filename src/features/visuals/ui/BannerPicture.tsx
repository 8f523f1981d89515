import clsx from 'clsx'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { pictureOf } from '#/platform/media/picture.ts'
import type { Banner } from '../visuals.schema.ts'
import defaultDesktop from './default-desktop.svg?url&no-inline'
import defaultMobile from './default-mobile.svg?url&no-inline'

export interface BannerPictureProps {
  /** The device's own banner; a device without one shows its default picture. */
  desktop?: Banner | undefined
  mobile?: Banner | undefined
  /** Width of the screen from which it counts as desktop, px (specification, section 9: 546 home, 786 listing). */
  desktopFrom: 546 | 786
  /** On the first screen: loaded at once and first. */
  priority?: boolean
}

/** Where a picture is cut so that its focus stays in sight. */
const cutAt = (banner?: Banner) => banner?.focus && `${banner.focus.x}% ${banner.focus.y}%`

/**
 * Of a phone, whose dots nobody tells apart, six sevenths: with all of them it takes the file after the one of its size, which
 * has twice the bytes (721 dots of one 412 px wide: not the one with 720 but that with 1,020).
 */
const phoneSizes = '(width < 546px) 86vw, 100vw'

const coverClass = 'absolute inset-0 size-full object-cover'

/**
 * Fills its place with a banner. The browser itself picks the device's picture, so it is right before any script. The
 * default picture lies beneath: it is seen until the banner has arrived, or when it cannot be had.
 */
export function BannerPicture({ desktop, mobile, desktopFrom, priority = false }: BannerPictureProps) {
  const image = useRef<HTMLImageElement>(null)
  const [broken, setBroken] = useState(false)
  const media = `(min-width: ${desktopFrom}px)`
  const own = Boolean(desktop || mobile) && !broken

  // It may have failed before the page came to life.
  useEffect(() => {
    const element = image.current
    if (element?.complete && element.currentSrc && element.naturalWidth === 0) setBroken(true)
  }, [])

  return (
    <span className="absolute inset-0 overflow-hidden bg-kumkum-deep">
      <picture>
        <source media={media} srcSet={defaultDesktop} />
        <img
          src={defaultMobile}
          alt=""
          loading={priority ? 'eager' : 'lazy'}
          // The first large thing on the screen; it takes 1 KB.
          fetchPriority={priority ? 'high' : 'low'}
          decoding="async"
          className={clsx(coverClass, 'object-bottom')}
        />
      </picture>
      {own && (
        <picture>
          <source media={media} srcSet={srcSetOf(desktop?.url ?? defaultDesktop)} sizes="100vw" />
          <img
            ref={image}
            src={mobile?.url ?? defaultMobile}
            srcSet={srcSetOf(mobile?.url ?? defaultMobile)}
            sizes={phoneSizes}
            alt={desktop?.alt ?? mobile?.alt ?? ''}
            loading={priority ? 'eager' : 'lazy'}
            fetchPriority={priority ? 'high' : 'low'}
            decoding="async"
            onError={() => setBroken(true)}
            className={clsx(coverClass, `cut-from-${desktopFrom}`)}
            style={{ '--cut': cutAt(mobile), '--cut-desktop': cutAt(desktop) } as CSSProperties}
          />
        </picture>
      )}
    </span>
  )
}

const srcSetOf = (url: string): string => pictureOf(url)?.srcSet ?? url
