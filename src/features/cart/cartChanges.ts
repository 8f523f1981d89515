import { changeQuantity, removeLine } from './cart.rules.ts'
import type { Cart } from './cart.schema.ts'
import { withItems } from './shownCart.ts'

/** A quantity is sent this long after the last click on its line, ms (specification, section 4, Bag). */
export const QUANTITY_DELAY = 300

/** Where the bag stands on the screen, and how the server hears of changes. Both calls answer with the whole cart. */
export interface CartBackend {
  readonly read: () => Cart | undefined
  readonly show: (cart: Cart) => void
  readonly sendQuantity: (itemId: string, quantity: number) => Promise<Cart>
  readonly sendRemoval: (itemId: string) => Promise<Cart>
}

interface PendingQuantity {
  readonly quantity: number
  readonly promise: Promise<void>
  readonly resolve: () => void
  readonly reject: (reason: unknown) => void
  timer: ReturnType<typeof setTimeout> | undefined
}

/**
 * The customer's own changes of the bag, shown before the server knows them. What is on the screen is always the last
 * cart of the server with the unconfirmed changes laid over it, so that a refused change falls back to the truth and
 * an answer to one line never undoes another. Changes are sent one after the other; quantities are delayed per line.
 */
export function cartChanges(backend: CartBackend) {
  let truth: Cart | undefined
  let sending: Promise<unknown> = Promise.resolve()
  const quantities = new Map<string, PendingQuantity>()
  const removals = new Set<string>()

  const isIdle = () => quantities.size === 0 && removals.size === 0
  const over = (cart: Cart): Cart => {
    if (isIdle()) return cart
    let seen = cart.items
    for (const [itemId, { quantity }] of quantities) seen = changeQuantity(seen, itemId, quantity)
    for (const itemId of removals) seen = removeLine(seen, itemId)
    return withItems(cart, seen)
  }
  const refresh = () => truth && backend.show(over(truth))
  const begin = () => {
    if (isIdle()) truth = backend.read()
  }
  const inTurn = <T>(send: () => Promise<T>): Promise<T> => {
    const turn = sending.then(send)
    sending = turn.catch(() => undefined)
    return turn
  }

  async function sendNow(itemId: string, pending: PendingQuantity): Promise<void> {
    clearTimeout(pending.timer)
    pending.timer = undefined
    const isLatest = () => quantities.get(itemId) === pending
    try {
      truth = await inTurn(() => backend.sendQuantity(itemId, pending.quantity))
      pending.resolve()
    } catch (reason) {
      pending.reject(reason)
    }
    if (isLatest()) quantities.delete(itemId)
    refresh()
  }

  return {
    /** A cart from the server as the customer is to see it, with the changes that are still under way. */
    arrived(cart: Cart): Cart {
      truth = cart
      return over(cart)
    },

    /**
     * Shows another quantity at once and sends it when the line has been left alone for 300 ms. Clicks that follow
     * within that time share one call and one outcome.
     * @throws what the call failed with, after the line went back to the server's quantity
     */
    setQuantity(itemId: string, quantity: number): Promise<void> {
      begin()
      const before = quantities.get(itemId)
      const shared = before?.timer === undefined ? Promise.withResolvers<void>() : before
      clearTimeout(before?.timer)
      const pending: PendingQuantity = { ...shared, quantity, timer: undefined }
      pending.timer = setTimeout(() => void sendNow(itemId, pending), QUANTITY_DELAY)
      quantities.set(itemId, pending)
      refresh()
      return pending.promise
    },

    /** Takes a line out at once. @throws what the call failed with, after the line came back */
    async remove(itemId: string): Promise<void> {
      begin()
      const dropped = quantities.get(itemId)
      clearTimeout(dropped?.timer)
      if (dropped?.timer !== undefined) dropped.resolve()
      quantities.delete(itemId)
      removals.add(itemId)
      refresh()
      try {
        truth = await inTurn(() => backend.sendRemoval(itemId))
      } finally {
        removals.delete(itemId)
        refresh()
      }
    },

    /** Ends when the server has heard all, each change in its own time; what it refuses is told to whoever changed it. */
    async settled(): Promise<void> {
      while (!isIdle())
        await Promise.allSettled([...[...quantities.values()].map(({ promise }) => promise), sending])
    },

    /** Sends what still waits and ends when the server has heard all. @throws the failure of a refused quantity */
    async flush(): Promise<void> {
      const open = [...quantities]
      for (const [itemId, pending] of open) if (pending.timer !== undefined) void sendNow(itemId, pending)
      await Promise.all([...open.map(([, { promise }]) => promise), sending])
    },
  }
}

export type CartChanges = ReturnType<typeof cartChanges>
