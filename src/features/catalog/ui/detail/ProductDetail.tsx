import { memo, type ReactNode } from 'react'
import { later } from '#/ui/kit/later.tsx'
import { NotFetched } from '#/ui/kit/NotFetched.tsx'
import type { Product } from '../../schema/catalog.schema.ts'
import { picturesOf, variantOf } from '../../variants/variants.rules.ts'
import { DetailBack } from './DetailBack.tsx'
import type { Facts } from './facts.rules.ts'
import { Gallery } from './Gallery.tsx'
import { ProductTitle } from './ProductTitle.tsx'

/** A size without pictures of its own leaves them as they are. */
const Pictures = memo(Gallery)

const BelowBuying = later(() => import('./BelowBuying.tsx').then((module) => module.BelowBuying), {
  otherwise: NotFetched,
  fallback: <div className="h-132" />,
})

const ColourChoice = later(() => import('../family/ColourChoice.tsx').then((module) => module.ColourChoice), {
  fallback: <div className="h-26.5" />,
})

const OtherProducts = later(() => import('./OtherProducts.tsx').then((module) => module.OtherProducts))

export interface ProductDetailProps {
  product: Product
  facts: readonly Facts[]
  /** The size that is chosen; empty for none. */
  size: string
  /** Size, cart and wishlist. */
  buying: ReactNode
  /** Of all reviews together; leads to them. */
  rating: ReactNode
  reviews: ReactNode
}

/** One product and everything about it (specification, section 2 "Product detail page"). */
export function ProductDetail({ product, facts, size, buying, rating, reviews }: ProductDetailProps) {
  const chosen = size === '' ? undefined : variantOf(product.variants, size)
  return (
    <div className="relative mx-auto w-full max-w-page px-4 pb-12 md:px-6 md:pb-16">
      <div className="max-md:absolute max-md:inset-s-0 max-md:top-0 max-md:z-10 max-md:p-2 md:py-3">
        <DetailBack className="max-md:ms-0 max-md:rounded-full max-md:bg-surface/90 max-md:pe-4 max-md:shadow-sm" />
      </div>
      <div className="gap-x-10 md:grid md:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] md:items-start lg:gap-x-14">
        <div className="-mx-4 md:sticky md:top-24 md:mx-0">
          <Pictures
            name={product.name}
            images={picturesOf(chosen?.images ?? [], product.images)}
            video={product.video}
            soldOut={product.quantity <= 0}
          />
        </div>
        <div className="mt-1 space-y-6 md:mt-0">
          <ProductTitle product={product} chosen={chosen} rating={rating} />
          {product.colours && <ColourChoice product={product} />}
          {buying}
          <BelowBuying product={product} facts={facts} />
        </div>
      </div>
      <div className="apart-14">{reviews}</div>
      <OtherProducts id={product._id} />
    </div>
  )
}
