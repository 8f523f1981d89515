import type { SavedAddress } from './addresses.schema.ts'
import type { SavedAddressRow } from './addresses.store.ts'

/** An address of a book as the API shows it to its owner. */
export const presentSavedAddress = ({
  id,
  customerId: _owner,
  usedAt: _usedAt,
  gstin,
  ...shown
}: SavedAddressRow): SavedAddress => ({ _id: id, ...shown, ...(gstin && { gstin }) })
