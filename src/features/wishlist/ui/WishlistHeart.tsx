import type { CardProduct } from '#/features/catalog/schema/catalog.schema.ts'
import type { ToastOptions } from '#/ui/kit/toast.ts'
import { useOverlayCode } from '#/ui/kit/useOverlayCode.ts'
import { HeartButton } from './HeartButton.tsx'
import { useWish } from './useWish.ts'

const fetchLoginDialog = () =>
  import('#/features/catalog/ui/detail/LoginDialog.tsx').then((module) => module.LoginDialog)

export interface WishlistHeartProps {
  product: CardProduct
  toastOptions?: ToastOptions
  className?: string
}

/** Puts a product on the wishlist and takes it off again; visitors are asked to log in (specification, section 6). */
export function WishlistHeart({ product, toastOptions, className }: WishlistHeartProps) {
  const { wished, toggle, login } = useWish(product, toastOptions)
  const LoginDialog = useOverlayCode(fetchLoginDialog, login)
  return (
    <>
      <HeartButton name={product.name} wished={wished} onToggle={toggle} className={className} />
      {LoginDialog && <LoginDialog {...login} for="wishlist" />}
    </>
  )
}
