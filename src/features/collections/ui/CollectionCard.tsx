import { Link } from '@tanstack/react-router'
import { counted } from '#/platform/language/numbers.rules.ts'
import { TilePicture, type TilePictureProps } from '#/ui/kit/TilePicture.tsx'
import type { Collection } from '../collections.schema.ts'
import { m } from '../messages/collections.messages.ts'

export interface CollectionCardProps {
  collection: Collection
  /** Widths of the picture, as `sizes` of an image has them. */
  sizes?: string
  /** Where its picture stands in the first view of the page. */
  priority?: TilePictureProps['priority']
  level?: 2 | 3
}

/** A collection as a picture with its name, what it is, and how much is in it. */
export function CollectionCard({
  collection: { name, slug, description, image, count },
  sizes = '(width < 768px) 46vw, 400px',
  priority,
  level: Heading = 2,
}: CollectionCardProps) {
  const Name = `h${Heading}` as const
  return (
    <Link to="/collections/$slug" params={{ slug }} className="group block h-full">
      <TilePicture src={image} sizes={sizes} priority={priority} />
      <Name className="mt-3 text-xl leading-snug wrap-anywhere underline-offset-4 group-hover:underline">
        {name}
      </Name>
      {description && <p className="mt-1 line-clamp-3 text-ink-soft wrap-anywhere">{description}</p>}
      <p className="mt-1 text-sm text-ink-faint tabular-nums">{m.products(counted(count))}</p>
    </Link>
  )
}
