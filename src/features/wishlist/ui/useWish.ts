import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useMe } from '#/features/accounts/ui/useMe.ts'
import type { CardProduct } from '#/features/catalog/schema/catalog.schema.ts'
import { type ToastOptions, toast } from '#/ui/kit/toast.ts'
import { useToggleWishlist, useWished } from '../wishlist.queries.ts'
import { rememberWish, takeRememberedWish } from './askedWish.ts'

/**
 * Whether a product is on the visitor's wishlist, and how to change that, with its toasts. `login` is what the dialog
 * for visitors who are not signed in needs: it is asked for instead of the change.
 */
export function useWish(product: CardProduct, toastOptions?: ToastOptions) {
  const { audience } = useMe()
  const ids = useWished()
  const { mutateAsync } = useToggleWishlist()
  const [asked, setAsked] = useState(false)
  const wished = ids?.includes(product._id) ?? false

  const put = (wanted: boolean) => {
    const options = { id: `wish-${product._id}`, ...toastOptions }
    // Not as callbacks of `mutate`: on the wishlist page the heart is gone before the server has answered.
    mutateAsync({ product, wished: wanted }).then(
      ({ message }) => toast.success(message, options),
      ({ message }: Error) => toast.error(message, options),
    )
  }
  const toggle = () => (audience === 'visitor' ? setAsked(true) : put(!wished))

  // Only the log-in page leads here with this state: the wish that was asked for before it comes true, once.
  const afterLogin = useLocation({ select: ({ state }) => state.afterLogin === true })
  const isKnown = ids !== undefined
  const finishAsked = useEffectEvent(() => {
    if (takeRememberedWish(product._id) && !wished) put(true)
  })
  useEffect(() => {
    if (afterLogin && isKnown) finishAsked()
  }, [afterLogin, isKnown])
  return {
    wished,
    toggle,
    login: {
      open: asked,
      onClose: () => setAsked(false),
      onLogin: () => rememberWish(product._id),
    },
  }
}
