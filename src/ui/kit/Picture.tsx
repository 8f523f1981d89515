import clsx from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { pictureOf } from '#/platform/media/picture.ts'
import { ImageOff } from '../icons/storefront.tsx'
import { Spinner } from './Spinner.tsx'

export interface PictureProps {
  /** An address of the media store gets a srcset and its main colour; any other is shown as it is. */
  src: string
  /** Empty for decoration. */
  alt: string
  /** How wide it is shown, as for `<img sizes>`, e.g. `(width < 768px) 50vw, 300px`. */
  sizes: string
  /**
   * `high`: the largest picture of the first screen, loaded before everything else. `auto`: it is on the first screen as well,
   * loaded at once. Without it a picture is loaded when it comes near.
   */
  priority?: 'high' | 'auto' | undefined
  /** CSS aspect ratio that keeps the place. */
  ratio?: string
  fit?: 'cover' | 'contain'
  className?: string | false
}

/** A picture that keeps its place: main colour and spinner until it has arrived, a quiet mark if it cannot. */
export function Picture(props: PictureProps) {
  // A new address is a new picture: its waiting starts again.
  return <OnePicture key={props.src} {...props} />
}

function OnePicture({ src, alt, sizes, priority, ratio = '17/24', fit = 'cover', className }: PictureProps) {
  const image = useRef<HTMLImageElement>(null)
  const [state, setState] = useState<'waiting' | 'there' | 'broken'>('waiting')
  const known = pictureOf(src)

  // The picture may have arrived, or failed, before the page came to life.
  useEffect(() => {
    const element = image.current
    if (element?.complete && element.currentSrc) setState(element.naturalWidth > 0 ? 'there' : 'broken')
  }, [])

  return (
    <span
      className={clsx('picture', className)}
      style={{ aspectRatio: ratio, backgroundColor: known?.color }}
    >
      {state === 'waiting' && (
        <span className="picture-wait">
          <Spinner />
        </span>
      )}
      {state === 'broken' ? (
        <BrokenPicture alt={alt} />
      ) : (
        <img
          ref={image}
          src={src}
          srcSet={known?.srcSet}
          sizes={known && sizes}
          width={known?.width}
          height={known?.height}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority === 'high' ? 'high' : undefined}
          decoding="async"
          style={{ objectFit: fit }}
          onLoad={() => setState('there')}
          onError={() => setState('broken')}
        />
      )}
    </span>
  )
}

/** The place of a picture that is not asked for yet, in its main colour. */
export const PicturePlace = ({
  src,
  ratio = '17/24',
  className,
}: Pick<PictureProps, 'src' | 'ratio' | 'className'>) => (
  <span
    className={clsx('picture', className)}
    style={{ aspectRatio: ratio, backgroundColor: pictureOf(src)?.color }}
  />
)

function BrokenPicture({ alt }: { alt: string }) {
  return (
    <span className="absolute inset-0 grid place-items-center bg-sand text-ink-faint">
      <ImageOff aria-hidden className="size-7" strokeWidth={1.25} />
      <span className="sr-only">{alt}</span>
    </span>
  )
}
