import type { PostalAddress, SavedAddress } from '#/features/addresses/addresses.schema.ts'
import type { KnownAddress } from '#/features/orders/schema/orders.schema.ts'

const plain = (name: string): string => name.trim().toLowerCase()

/**
 * Which of the earlier addresses, the latest first, the form begins with: the customer's own, so that no parcel of one
 * person goes to the door of another to whom the last one was a present. -1 when there is none.
 */
export const ownAddressAt = (addresses: readonly (KnownAddress | SavedAddress)[], name: string): number =>
  addresses.findIndex((address) => plain(address.name) === plain(name))

/** Where somebody lives, without who receives the parcel and how to reach them. */
export const placeOf = ({ companyName, gstin, address, city, state, country, zipCode }: KnownAddress) => ({
  companyName,
  gstin: gstin ?? '',
  address,
  city,
  state,
  country,
  zipCode,
})

/** A saved address as the fields of the billing form. */
export const fieldsOf = ({ _id, label: _label, gstin = '', ...fields }: SavedAddress) => ({
  ...fields,
  gstin,
})

/** A saved address as that of a recipient, who gets no invoice. */
export const deliveryOf = ({
  name,
  contact,
  address,
  city,
  state,
  country,
  zipCode,
}: SavedAddress): PostalAddress => ({ name, contact, address, city, state, country, zipCode })

/** What the form begins with: the customer's own saved address that was used last, else where an own earlier order went. */
export function firstAddress(book: readonly SavedAddress[], orders: readonly KnownAddress[], name: string) {
  const saved = book[ownAddressAt(book, name)]
  if (saved) return { saved: saved._id, address: fieldsOf(saved), earlier: -1 }
  const earlier = ownAddressAt(orders, name)
  const known = orders[earlier]
  return { saved: undefined, address: known && placeOf(known), earlier }
}

/** Whether an address of the book has this name already, in any letters. */
export const isLabelTaken = (book: readonly SavedAddress[], label: string | undefined): boolean =>
  label !== undefined && book.some((one) => plain(one.label) === plain(label))
