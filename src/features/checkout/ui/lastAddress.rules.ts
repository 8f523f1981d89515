import type { KnownAddress } from '#/features/orders/schema/orders.schema.ts'

const plain = (name: string): string => name.trim().toLowerCase()

/**
 * Which of the earlier addresses, the latest first, the form begins with: the customer's own, so that no parcel of one
 * person goes to the door of another to whom the last one was a present. -1 when there is none.
 */
export const ownAddressAt = (addresses: readonly KnownAddress[], name: string): number =>
  addresses.findIndex((address) => plain(address.name) === plain(name))

/** Where somebody lives, without who receives the parcel and how to reach them. */
export const placeOf = ({ companyName, address, city, state, country, zipCode }: KnownAddress) => ({
  companyName,
  address,
  city,
  state,
  country,
  zipCode,
})
