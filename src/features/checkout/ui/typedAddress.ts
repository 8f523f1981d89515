import { TYPED_CHECKOUT } from '#/features/accounts/typedCheckout.ts'
import { type KnownAddress, knownAddressSchema } from '#/features/orders/schema/orders.schema.ts'

/** The fields of an address; how it is paid is not kept. */
const fields = Object.keys(knownAddressSchema.shape) as (keyof KnownAddress)[]

/** Keeps what is typed for a reload of this tab; where storage is forbidden it is lost with the page. */
export function rememberTyped(storage: Storage, owner: string, typed: Partial<KnownAddress>): void {
  const address = Object.fromEntries(fields.map((name) => [name, typed[name] ?? '']))
  try {
    storage.setItem(TYPED_CHECKOUT, JSON.stringify({ owner, address }))
  } catch {
    // Forbidden or full.
  }
}

/** What this person typed before the page was loaded anew. What somebody else left, or what cannot be read, is taken away. */
export function typedBefore(storage: Storage, owner: string): KnownAddress | undefined {
  try {
    const found: unknown = JSON.parse(storage.getItem(TYPED_CHECKOUT) ?? 'null')
    if (typeof found !== 'object' || found === null) return undefined
    const { owner: whose, address } = found as Record<string, unknown>
    const read = knownAddressSchema.safeParse(address)
    // guard: typed-is-own
    if (whose === owner && read.success) return read.data
    storage.removeItem(TYPED_CHECKOUT)
  } catch {
    // Forbidden, or not of our making.
  }
  return undefined
}
