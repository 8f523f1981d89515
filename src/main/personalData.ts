import { cartData } from '#/features/cart/cart.privacy.ts'
import { customerNoteData } from '#/features/customers/customers.privacy.ts'
import { orderData } from '#/features/orders/orders.privacy.ts'
import { reviewData } from '#/features/reviews/reviews.privacy.ts'
import { launchData } from '#/features/shop/launch/launch.privacy.ts'
import { wishlistData } from '#/features/wishlist/wishlist.privacy.ts'
import type { PersonalData } from '#/platform/db/personalData.ts'

/** What the rooms besides accounts know about a person: for the export of one's data and the erasing of an account. */
export const personalData: readonly PersonalData[] = [
  orderData,
  customerNoteData,
  cartData,
  wishlistData,
  reviewData,
  launchData,
]
