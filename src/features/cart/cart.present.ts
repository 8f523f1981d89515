import { withLocalizedName } from '#/features/catalog/names/productNames.ts'
import { rupeesOf } from '#/platform/money/money.ts'
import type { Cart, CartItem } from './cart.schema.ts'
import type { CartLine, CartRows } from './cart.store.ts'
import { emptyCart, withItems } from './shownCart.ts'

function presentLine({ _id, size, quantity, product }: CartLine): CartItem {
  const shownSize = size === '' ? null : size
  return {
    _id,
    product: {
      _id: product._id,
      // As it is called on the page: a bag shows what is on sale now.
      name: withLocalizedName(product).name,
      slug: product.slug,
      price: rupeesOf(product.pricePaise),
      images: product.images,
      quantity: product.quantity,
      ...(product.ownSize && { ownSize: product.ownSize }),
    },
    quantity,
    size: shownSize,
    selectedSize: shownSize,
  }
}

/** A customer's bag as the API shows it. */
export const presentCart = ({ cartId, customerId, lines }: CartRows): Cart =>
  withItems({ ...emptyCart, _id: cartId, customer: customerId }, lines.map(presentLine))
