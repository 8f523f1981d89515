import { Link } from '@tanstack/react-router'
import { EarlyCount } from '#/features/shopper/ui/EarlyCount.tsx'
import { useIsWishlistUpdating, useWishlistFlags } from '#/features/wishlist/wishlist.queries.ts'
import { Heart, Hourglass } from '#/ui/icons/storefront.tsx'
import { CountBubble, iconButtonClass } from '#/ui/kit/IconButton.tsx'
import { m } from './messages/shell.messages.ts'

/** The heart of the header with how many products it holds; an hourglass while the wishlist is changing. */
export function WishlistLink() {
  const wished = useWishlistFlags()
  const updating = useIsWishlistUpdating()
  const count = wished?.length ?? 0
  const label = count > 0 ? m.wishlistWith({ count }) : m.wishlist()
  const Icon = updating ? Hourglass : Heart
  return (
    <Link
      to="/wishlist"
      title={label}
      aria-label={updating ? m.wishlistUpdating() : label}
      className={iconButtonClass()}
    >
      <Icon aria-hidden className="size-5.5" strokeWidth={1.5} />
      {!updating && <CountBubble count={count} />}
      {wished === undefined && <EarlyCount of="wishlist" />}
    </Link>
  )
}
