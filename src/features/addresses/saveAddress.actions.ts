import type { Db } from '#/platform/db/database.ts'
import { brokenConstraint } from '#/platform/http/databaseFailure.ts'
import { failures } from '#/platform/http/failure.ts'
import { addressFailures } from './addresses.failures.ts'
import { MOST_ADDRESSES } from './addresses.rules.ts'
import type { SavedAddressFields } from './addresses.schema.ts'
import * as store from './addresses.store.ts'

function refuseTakenLabel(error: unknown): never {
  if (brokenConstraint(error) !== 'saved_addresses_label') throw error
  const { message } = addressFailures.label_taken()
  throw addressFailures.label_taken({ errors: [{ field: 'label', message }] })
}

/** Writes an address into somebody's book. @throws Failure label_taken, too_many_addresses */
export function saveAddress(
  db: Db,
  customerId: string,
  fields: SavedAddressFields,
): Promise<store.SavedAddressRow> {
  return db
    .transaction(async (tx) => {
      // guard: addresses-counted-in-turn
      await store.lockBook(tx, customerId)
      // guard: most-addresses
      if ((await store.countSavedAddresses(tx, customerId)) >= MOST_ADDRESSES)
        throw addressFailures.too_many_addresses()
      return store.insertSavedAddress(tx, customerId, fields)
    })
    .catch(refuseTakenLabel)
}

/** Changes an address of one's own. @throws Failure not_found, label_taken */
export async function changeAddress(
  db: Db,
  customerId: string,
  id: string,
  fields: SavedAddressFields,
): Promise<store.SavedAddressRow> {
  const row = await store.changeSavedAddress(db, customerId, id, fields).catch(refuseTakenLabel)
  if (!row) throw failures.not_found()
  return row
}
