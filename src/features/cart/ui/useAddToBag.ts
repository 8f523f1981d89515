import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { meQuery } from '#/features/accounts/accounts.queries.ts'
import { useMe } from '#/features/accounts/ui/useMe.ts'
import { productQuery } from '#/features/catalog/catalog.queries.ts'
import type { Product } from '#/features/catalog/schema/catalog.schema.ts'
import { PRODUCT_TOAST } from '#/features/catalog/ui/detail/productToast.ts'
import { ApiError } from '#/platform/http/client.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { toast } from '#/ui/kit/toast.ts'
import { cartQuery, useAddToCart, useCart } from '../cart.queries.ts'
import type { CartItem } from '../cart.schema.ts'
import { m } from '../messages/cart.messages.ts'

/**
 * One product and the bag: whether it is in there is what the server's cart says (specification, section 4). While it
 * is, its size stands; when it is gone, no size is chosen any more. `firstSize` is chosen to begin with.
 */
export function useAddToBag(product: Product, firstSize = '') {
  const queryClient = useQueryClient()
  const { audience } = useMe()
  const { data: cart } = useCart()
  const { mutateAsync, isPending } = useAddToCart()
  const [chosen, setChosen] = useState(product.sizes.includes(firstSize) ? firstSize : '')
  const [problem, setProblem] = useState('')
  const [asked, setAsked] = useState(false)
  const isThis = (item: CartItem) => item.product._id === product._id
  const held = cart?.items.find(isThis)

  /** The bag for whoever is quicker than its answer: nothing is put in twice. */
  const findCart = async () => {
    await queryClient.ensureQueryData(meQuery).catch(() => undefined)
    return queryClient.ensureQueryData(cartQuery).catch(() => undefined)
  }

  const choose = (size: string) => {
    // A refused click still reaches here as a change.
    if (held) return
    setChosen(size)
    setProblem('')
  }

  const addNow = async (): Promise<'added' | 'size' | 'refused'> => {
    if (audience === 'visitor') {
      setAsked(true)
      return 'refused'
    }
    if (product.enableSize && chosen === '') {
      setProblem(m.sizeMissing())
      return 'size'
    }
    try {
      // guard: bag-awaited
      if ((cart ?? (await findCart()))?.items.some(isThis)) return 'added'
      const { message } = await mutateAsync({ productId: product._id, ...(chosen && { size: chosen }) })
      setChosen('')
      toast.success(message, PRODUCT_TOAST)
      return 'added'
    } catch (reason) {
      if (reason instanceof ApiError && reason.status === 401) setAsked(true)
      else
        toast.error(
          isGone(reason) ? m.gone() : errorText(reason, { fallback: m.somethingWrong() }),
          PRODUCT_TOAST,
        )
      // What the page shows of stock and sizes may be out of date.
      void queryClient.invalidateQueries({ queryKey: productQuery(product._id).queryKey.slice(0, 1) })
      return 'refused'
    }
  }

  /** Two presses at the same moment are one wish: the second gets what becomes of the first. */
  const underWay = useRef<ReturnType<typeof addNow>>(undefined)
  const add = () => {
    underWay.current ??= addNow().finally(() => {
      underWay.current = undefined
    })
    return underWay.current
  }

  return {
    isHeld: held !== undefined,
    size: held ? (held.size ?? '') : chosen,
    choose,
    problem,
    add,
    isAdding: isPending,
    refuseChange: () => toast.error(m.deleteFirst(), PRODUCT_TOAST),
    login: { open: asked, onClose: () => setAsked(false) },
  }
}

const isGone = (reason: unknown): boolean => reason instanceof ApiError && reason.status === 404
