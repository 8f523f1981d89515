import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cartTotals,
  changeQuantity as changeLine,
  MOST_PIECES,
  mostFor,
  piecesByStock,
  shortLines,
  sizeProblem,
  removeLine as withoutLine,
} from './cart.rules.ts'
import { type Cart, type CartItem, changeQuantitySchema } from './cart.schema.ts'
import { leftText } from './leftText.rules.ts'
import { emptyCart, withItems } from './shownCart.ts'

const item = fc.record({
  productId: fc.constantFrom('saree', 'kurta', 'dress', 'dupatta'),
  size: fc.constantFrom('S', 'M', 'L'),
  paise: fc.integer({ min: 0, max: 1_000_000_000 }),
  stock: fc.integer({ min: 0, max: 30 }),
  quantity: fc.integer({ min: 1, max: MOST_PIECES }),
})

/** Carts as the server makes them: one line per product and size, one price and stock per product. */
const cart: fc.Arbitrary<Cart> = fc
  .uniqueArray(item, { minLength: 1, maxLength: 8, selector: (one) => `${one.productId} ${one.size}` })
  .map((items) => {
    const first = (productId: string) => items.find((one) => one.productId === productId) ?? items[0]
    const lines: CartItem[] = items.map(({ productId, size, quantity }) => ({
      _id: `${productId} ${size}`,
      product: {
        _id: productId,
        name: productId,
        slug: productId,
        price: (first(productId)?.paise ?? 0) / 100,
        images: [],
        quantity: first(productId)?.stock ?? 0,
      },
      quantity,
      size,
      selectedSize: size,
    }))
    return withItems({ ...emptyCart, _id: 'cart', customer: 'meera' }, lines)
  })

const cartAndLine = cart.chain((made) => fc.tuple(fc.constant(made), fc.constantFrom(...made.items)))

const changeQuantity = (made: Cart, itemId: string, quantity: number) =>
  withItems(made, changeLine(made.items, itemId, quantity))
const removeLine = (made: Cart, itemId: string) => withItems(made, withoutLine(made.items, itemId))

describe('totals', () => {
  test('are the exact sum of price times quantity, without tax on top', () => {
    fc.assert(
      fc.property(cart, (made) => {
        const paise = made.items.reduce(
          (sum, line) => sum + BigInt(Math.round(line.product.price * 100)) * BigInt(line.quantity),
          0n,
        )
        expect(BigInt(Math.round(made.subTotal * 100))).toBe(paise)
        expect(made.tax).toBe(0)
        expect(made.grandTotal).toBe(made.subTotal)
      }),
    )
  })

  test('prices that floating point cannot add stay exact', () => {
    expect(
      cartTotals([
        { pricePaise: 10, quantity: 1 },
        { pricePaise: 20, quantity: 1 },
      ]),
    ).toEqual({ subTotalPaise: 30, taxPaise: 0, grandTotalPaise: 30 })
  })
})

describe('changing a line', () => {
  test('touches that line only, keeps it from 1 to the most, and the totals follow', () => {
    fc.assert(
      fc.property(cartAndLine, fc.integer({ min: -5, max: 2 * MOST_PIECES }), ([made, line], quantity) => {
        const changed = changeQuantity(made, line._id, quantity)
        const others = (one: Cart) => one.items.filter(({ _id }) => _id !== line._id)
        expect(others(changed)).toEqual(others(made))
        const now = changed.items.find(({ _id }) => _id === line._id)?.quantity
        expect(now).toBe(Math.min(MOST_PIECES, Math.max(1, quantity)))
        expect(changed).toEqual(withItems(made, changed.items))
      }),
    )
  })

  test('back again is the same cart; an unknown line changes nothing', () => {
    fc.assert(
      fc.property(cartAndLine, fc.integer({ min: 1, max: 50 }), ([made, line], quantity) => {
        const there = changeQuantity(made, line._id, quantity)
        expect(changeQuantity(there, line._id, line.quantity)).toEqual(made)
        expect(changeQuantity(made, 'unknown', quantity)).toEqual(made)
      }),
    )
  })

  test('removing takes its share off the totals, and the last line leaves the empty cart', () => {
    fc.assert(
      fc.property(cartAndLine, ([made, line]) => {
        const left = removeLine(made, line._id)
        const share = Math.round(line.product.price * 100) * line.quantity
        expect(Math.round(left.subTotal * 100)).toBe(Math.round(made.subTotal * 100) - share)
        const none = made.items.reduce((rest, { _id }) => removeLine(rest, _id), made)
        expect(none).toEqual(emptyCart)
      }),
    )
  })
})

describe('stock', () => {
  test('a line filled up to the most it may have leaves no short line of that product, one more does', () => {
    fc.assert(
      fc.property(cartAndLine, ([made, line]) => {
        const most = mostFor(made.items, line.product, line._id)
        fc.pre(most >= 1)
        const shortProducts = (quantity: number) =>
          shortLines(made.items.map((item) => (item._id === line._id ? { ...item, quantity } : item))).map(
            (short) => short.product._id,
          )
        expect(shortProducts(most)).not.toContain(line.product._id)
        expect(shortProducts(most + 1)).toContain(line.product._id)
      }),
    )
  })

  test('nothing is short exactly when every product has its pieces over all sizes', () => {
    fc.assert(
      fc.property(cart, (made) => {
        const pieces = piecesByStock(made.items)
        const enough = made.items.every(
          ({ product }) => (pieces.get(product._id) ?? 0) <= Math.min(MOST_PIECES, product.quantity),
        )
        expect(shortLines(made.items).length === 0).toBe(enough)
      }),
    )
  })
})

describe('the most of a product (the recipe of CONTRIBUTING)', () => {
  const product = { _id: 'saree', name: 'Silk Saree', quantity: 2 * MOST_PIECES }
  const line = (_id: string, quantity: number) => ({ _id, quantity, product })

  test('counts its sizes together, however much is in stock', () => {
    const small = line('S', MOST_PIECES - 1)
    expect(mostFor([small], product)).toBe(1)
    expect(shortLines([small, line('M', 1)])).toEqual([])
    expect(shortLines([small, line('M', 2)])).toHaveLength(2)
    expect(leftText(product)).toBe(`At most ${MOST_PIECES} pieces of Silk Saree.`)
  })

  test('holds for a call of the API', () => {
    const messages = (quantity: number) =>
      changeQuantitySchema.safeParse({ quantity }).error?.issues.map(({ message }) => message)
    expect(messages(MOST_PIECES)).toBeUndefined()
    expect(messages(MOST_PIECES + 1)).toEqual([`At most ${MOST_PIECES} pieces.`])
  })
})

describe('sizes', () => {
  const sized = { status: true, deletedAt: null, enableSize: true, sizes: ['S', 'M'] }
  test.each([
    [sized, '', 'size_required'],
    [sized, 'XL', 'unknown_size'],
    [sized, 'M', null],
    [{ ...sized, enableSize: false }, '', null],
    [{ ...sized, enableSize: false }, 'M', 'unknown_size'],
  ])('%j in size "%s": %s', (offer, size, problem) => {
    expect(sizeProblem(offer, size)).toBe(problem)
  })
})
