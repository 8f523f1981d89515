import { useState } from 'react'
import { errorText } from '#/platform/http/errorText.ts'
import { toast } from '#/ui/kit/toast.ts'
import type { CartItem } from '../cart.schema.ts'
import { useRemoveLine } from '../changing.queries.ts'
import { m } from '../messages/cart.messages.ts'

interface Removing {
  item: CartItem
  at: number
}

/**
 * Lines on their way out. Cart and totals are without them at once; the line itself stays, disabled and with a
 * spinner, until the server has answered (specification, section 4 "Bag"). What it refuses comes back with a reason.
 */
export function useRemoval(items: readonly CartItem[]) {
  const { mutateAsync } = useRemoveLine()
  const [removing, setRemoving] = useState<readonly Removing[]>([])
  const lines = [...items]
  for (const { item, at } of removing) {
    if (!lines.some((line) => line._id === item._id)) lines.splice(at, 0, item)
  }

  const remove = async (item: CartItem) => {
    const at = lines.findIndex((line) => line._id === item._id)
    setRemoving((others) => [...others, { item, at }])
    try {
      await mutateAsync(item._id)
      toast.success(m.removed())
    } catch (reason) {
      toast.error(m.stillInBag({ name: item.product.name }), {
        description: errorText(reason, { fallback: m.somethingWrong() }),
      })
    }
    setRemoving((others) => others.filter((other) => other.item._id !== item._id))
  }
  return { lines, removing: new Set(removing.map(({ item }) => item._id)), remove }
}
