import { z } from 'zod'
import { TYPED_CHECKOUT } from '#/features/accounts/typedCheckout.ts'
import { knownAddressSchema } from '#/features/orders/schema/orders.schema.ts'
import type { CheckoutValues } from './checkoutForm.schema.ts'

/** What is kept of the form: not how it is paid. */
const typedSchema = knownAddressSchema.extend({
  elsewhere: z.boolean().default(false),
  deliveryAddress: z
    .object({
      name: z.string(),
      contact: z.string(),
      address: z.string(),
      city: z.string(),
      state: z.string(),
      country: z.string(),
      zipCode: z.string(),
    })
    .optional(),
  note: z.string().default(''),
  isGift: z.boolean().default(false),
  gift: z.object({ wrap: z.boolean(), message: z.string() }).default({ wrap: false, message: '' }),
  saves: z.boolean().default(false),
  saveAddressAs: z.string().default(''),
})
export type TypedCheckout = z.infer<typeof typedSchema>

const texts = Object.keys(knownAddressSchema.shape) as (keyof typeof knownAddressSchema.shape)[]

/** What is typed into the form, of which fields may be missing while it is. */
type Typing = { readonly [K in keyof CheckoutValues]?: unknown }

/** Keeps what is typed for a reload of this tab; where storage is forbidden it is lost with the page. */
export function rememberTyped(storage: Storage, owner: string, typed: Typing): void {
  const { elsewhere = false, deliveryAddress, note = '', isGift = false, gift } = typed
  const { saves = false, saveAddressAs = '' } = typed
  const address = {
    ...Object.fromEntries(texts.map((name) => [name, typed[name] ?? ''])),
    ...{ elsewhere, deliveryAddress, note, isGift, gift, saves, saveAddressAs },
  }
  try {
    storage.setItem(TYPED_CHECKOUT, JSON.stringify({ owner, address }))
  } catch {
    // Forbidden or full.
  }
}

/** What this person typed before the page was loaded anew. What somebody else left, or what cannot be read, is taken away. */
export function typedBefore(storage: Storage, owner: string): TypedCheckout | undefined {
  try {
    const found: unknown = JSON.parse(storage.getItem(TYPED_CHECKOUT) ?? 'null')
    if (typeof found !== 'object' || found === null) return undefined
    const { owner: whose, address } = found as Record<string, unknown>
    const read = typedSchema.safeParse(address)
    // guard: typed-is-own
    if (whose === owner && read.success) return read.data
    storage.removeItem(TYPED_CHECKOUT)
  } catch {
    // Forbidden, or not of our making.
  }
  return undefined
}
