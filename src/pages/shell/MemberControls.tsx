import { Link } from '@tanstack/react-router'
import { useCart } from '#/features/cart/cart.queries.ts'
import { useBag } from '#/features/cart/ui/bag.ts'
import { EarlyCount } from '#/features/shopper/ui/EarlyCount.tsx'
import { ShoppingBag, UserRound } from '#/ui/icons/storefront.tsx'
import { IconButton, iconButtonClass } from '#/ui/kit/IconButton.tsx'
import { m } from './messages/shell.messages.ts'
import { SearchButton } from './SearchButton.tsx'
import { WishlistLink } from './WishlistLink.tsx'

/** The controls of those signed in: search, wishlist, bag, account. */
export function MemberControls() {
  const bag = useBag()
  const { data: cart } = useCart()
  const pieces = cart?.items.reduce((sum, item) => sum + item.quantity, 0) ?? 0
  return (
    <>
      <SearchButton />
      <WishlistLink />
      <IconButton
        label={pieces > 0 ? m.bagWith({ count: pieces }) : m.bag()}
        count={pieces}
        aria-haspopup="dialog"
        aria-expanded={bag.isOpen}
        onClick={bag.toggle}
      >
        <ShoppingBag aria-hidden className="size-5.5" strokeWidth={1.5} />
        {cart === undefined && <EarlyCount of="bag" />}
      </IconButton>
      <Link
        to="/dashboard"
        title={m.yourAccount()}
        aria-label={m.yourAccount()}
        className={iconButtonClass()}
      >
        <UserRound aria-hidden className="size-5.5" strokeWidth={1.5} />
      </Link>
    </>
  )
}
