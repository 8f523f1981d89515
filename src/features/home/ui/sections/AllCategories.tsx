import { Link } from '@tanstack/react-router'
import { CategorySections } from '#/features/catalog/ui/CategorySections.tsx'
import { EVERYTHING } from '#/features/catalog/ui/categoryMenu.ts'
import { WishlistHeart } from '#/features/wishlist/ui/WishlistHeart.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { m } from '../../messages/home.messages.ts'

/** Some products of each category, and the way to all: of the shop's own page and of a section of the owner's. */
export function AllCategories({ seed }: { seed: number }) {
  return (
    <>
      <div className="flex flex-col rows-apart-14">
        <CategorySections seed={seed} renderActions={(product) => <WishlistHeart product={product} />} />
      </div>
      <p className="apart-12 text-center">
        <Link
          to="/new/$category/collections"
          params={{ category: EVERYTHING }}
          className={buttonClass({ variant: 'primary', size: 'lg' }, 'w-52 max-w-full')}
        >
          {m.viewAll()}
        </Link>
      </p>
    </>
  )
}
