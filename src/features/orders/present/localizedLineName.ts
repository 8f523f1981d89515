import {
  type KnownProduct,
  localizedOrderedName,
  type OrderedAs,
} from '#/features/catalog/names/productNames.ts'
import { m } from '../messages/orders.messages.ts'
import { GIFT_WRAP_ID } from '../rules/orderedServices.rules.ts'

/** What a line of an order is called in the language that is spoken. @param known what products are called now */
export const localizedLineName = (line: OrderedAs, known: readonly KnownProduct[]): string =>
  line.productId === GIFT_WRAP_ID ? m.giftWrap() : localizedOrderedName(line, known)
