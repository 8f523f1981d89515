import clsx from 'clsx'
import { useState } from 'react'
import { pictureOf } from '#/platform/media/picture.ts'

/** Another view of a product, fading in over the first while the card is pointed at or has the focus. */
export function SecondPicture({ src, sizes }: { src: string; sizes: string }) {
  const [there, setThere] = useState(false)
  return (
    <img
      src={src}
      srcSet={pictureOf(src)?.srcSet}
      sizes={sizes}
      alt=""
      decoding="async"
      onLoad={() => setThere(true)}
      className={clsx(
        'absolute inset-0 size-full object-cover opacity-0 transition-opacity duration-slow',
        there && 'group-hover:opacity-100 group-has-focus-visible:opacity-100',
      )}
    />
  )
}
