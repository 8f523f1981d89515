import { z } from 'zod'
import { addressLabel, businessCheck, postalAddressSchema } from '#/features/addresses/addresses.schema.ts'
import {
  type BillingAddressInput,
  billingFieldsSchema,
  customerNoteSchema,
  giftSchema,
} from '#/features/orders/schema/orders.schema.ts'

type PostalAddressInput = z.input<typeof postalAddressSchema>

/** What stands in the form of the checkout. */
export interface CheckoutValues extends BillingAddressInput {
  /** It goes somewhere else than the bill. */
  elsewhere: boolean
  deliveryAddress: PostalAddressInput
  note: string
  isGift: boolean
  gift: { wrap: boolean; message: string }
  /** The address that it goes to is written into the book. */
  saves: boolean
  saveAddressAs: string
  /** The own store credit pays what it can. */
  useCredit: boolean
}

/** What of it counts: a part whose tick is off is not looked at. */
export const checkoutFormSchema: z.ZodType<unknown, CheckoutValues> = z.preprocess(
  ({ elsewhere, saves, isGift, deliveryAddress, saveAddressAs, gift, ...others }: CheckoutValues) => {
    return {
      ...others,
      ...(elsewhere && { deliveryAddress }),
      ...(saves && { saveAddressAs }),
      ...(isGift && { gift }),
    }
  },
  billingFieldsSchema
    .extend({
      deliveryAddress: postalAddressSchema.optional(),
      note: customerNoteSchema,
      gift: giftSchema.optional(),
      saveAddressAs: addressLabel.optional(),
    })
    .check(businessCheck),
)
