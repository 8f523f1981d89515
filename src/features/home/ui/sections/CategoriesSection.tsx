import { Link } from '@tanstack/react-router'
import { CategorySections } from '#/features/catalog/ui/CategorySections.tsx'
import { EVERYTHING } from '#/features/catalog/ui/categoryMenu.ts'
import { WishlistHeart } from '#/features/wishlist/ui/WishlistHeart.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import type { SectionProps } from './renderers.tsx'
import { SectionFrame } from './SectionFrame.tsx'

/** Some products of each category. */
export function CategoriesSection({ shown, seed }: SectionProps) {
  return (
    <SectionFrame heading={shown.heading}>
      <div className="flex flex-col gap-14">
        <CategorySections seed={seed} renderActions={(product) => <WishlistHeart product={product} />} />
      </div>
      <p className="mt-12 text-center">
        <Link
          to="/new/$category/collections"
          params={{ category: EVERYTHING }}
          className={buttonClass({ variant: 'primary', size: 'lg' }, 'w-52 max-w-full')}
        >
          View All
        </Link>
      </p>
    </SectionFrame>
  )
}
