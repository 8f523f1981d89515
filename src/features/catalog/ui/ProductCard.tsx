import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { type ReactNode, useState } from 'react'
import type { CardLine } from '#/features/shop/cardLine.rules.ts'
import { Badge } from '#/ui/kit/Badge.tsx'
import { later } from '#/ui/kit/later.tsx'
import { Picture } from '#/ui/kit/Picture.tsx'
import { Price } from '#/ui/kit/Price.tsx'
import { m } from '../messages/catalog.messages.ts'
import { listPrice, stockBadge } from '../rules/catalog.rules.ts'
import type { CardProduct } from '../schema/catalog.schema.ts'
import { SecondPicture } from './SecondPicture.tsx'

/** Of the few products that have some; without them a card is whole. */
const Swatches = later(() => import('./family/Swatches.tsx').then((module) => module.Swatches), {
  fallback: <div className="h-11 md:h-9" />,
})

/** How wide a card is in the product grid, for `<img sizes>`. */
const cardSizes = '(width < 768px) 46vw, (width < 1024px) 31vw, 296px'

export interface ProductCardProps {
  product: CardProduct
  /** What is struck through, and what stands under the name. */
  shop: Parameters<typeof listPrice>[1] & { readonly cardLine?: CardLine }
  /** Lies over the upper right corner of the picture: the wishlist heart. */
  actions?: ReactNode
  /** On the first screen: its picture is loaded at once. */
  priority?: boolean
  /** Level of the name as a heading. */
  level?: 2 | 3 | 4
}

/** What it is made of, in a line; empty where nothing is said. */
const lineOf = ({ weave, fabric }: CardProduct, line: CardLine = 'none'): string =>
  [line !== 'fabric' && weave, line !== 'weave' && fabric].filter((one) => line !== 'none' && one).join(', ')

/** A product as it hangs in a grid. The whole card is one link; its actions lie above that. */
export function ProductCard({ product, shop, actions, priority, level = 3 }: ProductCardProps) {
  const [pointed, setPointed] = useState(false)
  const Name = `h${level}` as const
  const [first, second] = product.images
  const soldOut = product.quantity <= 0
  const badge = stockBadge(product.quantity)
  const madeOf = lineOf(product, shop.cardLine)
  return (
    <article
      data-sold-out={soldOut || undefined}
      className="product-card group relative flex h-full flex-col"
      // The second picture is fetched only for those who come near it.
      onPointerEnter={(event) => event.pointerType === 'mouse' && setPointed(true)}
      onFocus={() => setPointed(true)}
    >
      <div className="relative overflow-hidden rounded-md bg-sand">
        <div className={clsx(soldOut && 'opacity-45 grayscale-40')}>
          {first ? (
            <Picture src={first} alt="" sizes={cardSizes} priority={priority ? 'auto' : undefined} />
          ) : (
            <div className="aspect-17/24" />
          )}
          {pointed && second && <SecondPicture src={second} sizes={cardSizes} />}
        </div>
        {badge && (
          <Badge tone={soldOut ? 'neutral' : 'warning'} className="absolute bottom-2 left-2 shadow-sm">
            {badge}
          </Badge>
        )}
      </div>
      <Name className="mt-2.5 font-sans text-sm leading-snug font-normal tracking-normal text-wrap">
        <Link
          to="/details/$id"
          params={{ id: product._id }}
          className={clsx(
            'line-clamp-3 underline-offset-3 group-hover:underline after:absolute after:inset-0 after:rounded-md after:content-[""]',
            'focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-haldi-deep',
            soldOut && 'text-ink-soft',
          )}
        >
          {product.name}
        </Link>
      </Name>
      {madeOf && <p className="mt-0.5 truncate text-sm text-ink-faint">{madeOf}</p>}
      <Price
        from={product.isFrom}
        rupees={product.price}
        struck={listPrice(product, shop) ?? undefined}
        note={shop.honestPrices && product.thirtyDayLow ? m.thirtyDayLow() : undefined}
        className={clsx('mt-1', soldOut && 'text-ink-soft')}
      />
      {product.colours && (
        <Swatches colours={product.colours} more={product.moreColours ?? 0} sizes={cardSizes} />
      )}
      {actions && <div className="absolute top-1.5 right-1.5">{actions}</div>}
    </article>
  )
}
