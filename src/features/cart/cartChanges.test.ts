import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { changeQuantity, removeLine } from './cart.rules.ts'
import type { Cart } from './cart.schema.ts'
import { cartChanges, QUANTITY_DELAY } from './cartChanges.ts'
import { emptyCart, withItems } from './shownCart.ts'

const line = (id: string, quantity: number) => ({
  _id: id,
  product: { _id: id, name: id, slug: id, price: 100, images: [], quantity: 10 },
  quantity,
  size: null,
  selectedSize: null,
})

/** A screen and a server whose answers come when the test says so. */
function bag() {
  let atServer = withItems({ ...emptyCart, _id: 'bag', customer: 'meera' }, [
    line('saree', 1),
    line('kurta', 2),
  ])
  let shown: Cart = atServer
  const calls: { what: string; answer: (failure?: Error) => void }[] = []
  const call = (what: string, change: (cart: Cart) => Cart) =>
    new Promise<Cart>((resolve, reject) => {
      calls.push({
        what,
        answer: (failure) => {
          if (failure) return reject(failure)
          atServer = change(atServer)
          resolve(atServer)
        },
      })
    })
  const changes = cartChanges({
    read: () => shown,
    show: (cart) => {
      shown = cart
    },
    sendQuantity: (id, quantity) =>
      call(`${id}=${quantity}`, (cart) => withItems(cart, changeQuantity(cart.items, id, quantity))),
    sendRemoval: (id) => call(`-${id}`, (cart) => withItems(cart, removeLine(cart.items, id))),
  })
  return {
    changes,
    sent: () => calls.map(({ what }) => what),
    answer: async (at: number, failure?: Error) => {
      calls[at]?.answer(failure)
      await vi.advanceTimersByTimeAsync(0)
    },
    seen: () => Object.fromEntries(shown.items.map((item) => [item._id, item.quantity])),
    total: () => shown.grandTotal,
    server: () => atServer,
    reload: () => {
      shown = changes.arrived(atServer)
    },
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const soldOut = new Error('Only 3 left')

describe('a quantity', () => {
  test('is shown at once with its totals, and sent 300 ms after the last click', async () => {
    const { changes, seen, sent, total, answer } = bag()
    const clicks = [2, 3, 4].map((quantity) => changes.setQuantity('saree', quantity))
    expect(seen()).toEqual({ saree: 4, kurta: 2 })
    expect(total()).toBe(600)
    await wait(299)
    expect(sent()).toEqual([])
    await wait(1)
    expect(sent()).toEqual(['saree=4'])
    await answer(0)
    await expect(Promise.all(clicks)).resolves.toBeDefined()
    expect(seen()).toEqual({ saree: 4, kurta: 2 })
  })

  test('waits for its own line only', async () => {
    const { changes, sent, answer } = bag()
    void changes.setQuantity('saree', 2)
    await wait(200)
    void changes.setQuantity('kurta', 5)
    await wait(100)
    expect(sent()).toEqual(['saree=2'])
    await answer(0)
    await wait(200)
    expect(sent()).toEqual(['saree=2', 'kurta=5'])
    await answer(1)
  })

  test('that is refused goes back to what the server has, and says why', async () => {
    const { changes, seen, answer } = bag()
    const refused = expect(changes.setQuantity('saree', 9)).rejects.toBe(soldOut)
    const other = changes.setQuantity('kurta', 3)
    await wait(QUANTITY_DELAY)
    await answer(0, soldOut)
    await refused
    expect(seen()).toEqual({ saree: 1, kurta: 3 })
    await answer(1)
    await other
    expect(seen()).toEqual({ saree: 1, kurta: 3 })
  })

  test('clicked while the one before is on its way is kept on the screen and sent afterwards', async () => {
    const { changes, seen, sent, answer, server } = bag()
    const first = changes.setQuantity('saree', 2)
    await wait(QUANTITY_DELAY)
    const second = changes.setQuantity('saree', 3)
    await wait(QUANTITY_DELAY)
    expect(sent()).toEqual(['saree=2'])
    await answer(0)
    await first
    expect(seen().saree).toBe(3)
    expect(sent()).toEqual(['saree=2', 'saree=3'])
    await answer(1)
    await second
    expect(server().items[0]?.quantity).toBe(3)
  })

  test('survives a cart that the server sent before it knew', async () => {
    const { changes, seen, reload } = bag()
    void changes.setQuantity('saree', 5)
    reload()
    expect(seen()).toEqual({ saree: 5, kurta: 2 })
  })

  test('is sent at once when the bag is to be ordered, and a refusal stops that', async () => {
    const { changes, sent, answer } = bag()
    const refused = expect(changes.setQuantity('saree', 9)).rejects.toBe(soldOut)
    const settled = expect(changes.flush()).rejects.toBe(soldOut)
    await wait(0)
    expect(sent()).toEqual(['saree=9'])
    await answer(0, soldOut)
    await Promise.all([refused, settled])
    await changes.flush()
  })
})

test('whoever waits until all is heard sends nothing earlier, and is told no refusal', async () => {
  const { changes, sent, answer } = bag()
  let isDone = false
  const refused = expect(changes.setQuantity('saree', 9)).rejects.toBe(soldOut)
  const settled = changes.settled().then(() => {
    isDone = true
  })
  await wait(QUANTITY_DELAY - 1)
  expect(sent()).toEqual([])
  await wait(1)
  expect([sent(), isDone]).toEqual([['saree=9'], false])
  await answer(0, soldOut)
  await Promise.all([refused, settled])
  await changes.settled()
})

describe('removing a line', () => {
  test('shows at once, with totals, and drops a quantity that still waited', async () => {
    const { changes, seen, sent, total, answer } = bag()
    const dropped = changes.setQuantity('saree', 5)
    const removed = changes.remove('saree')
    expect(seen()).toEqual({ kurta: 2 })
    expect(total()).toBe(200)
    await dropped
    await wait(QUANTITY_DELAY)
    expect(sent()).toEqual(['-saree'])
    await answer(0)
    await removed
    expect(seen()).toEqual({ kurta: 2 })
  })

  test('comes back when the server fails', async () => {
    const { changes, seen, answer } = bag()
    const failed = expect(changes.remove('saree')).rejects.toThrow('offline')
    await wait(0)
    await answer(0, new Error('offline'))
    await failed
    expect(seen()).toEqual({ saree: 1, kurta: 2 })
  })
})
