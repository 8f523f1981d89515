import type { PersonalData } from '#/platform/db/personalData.ts'
import { presentSavedAddress } from './addresses.present.ts'
import { listSavedAddresses } from './addresses.store.ts'

/** The address book goes with the account. */
export const addressBookData: PersonalData = {
  part: 'addressBook',
  collect: async (db, { id }) => (await listSavedAddresses(db, id)).map(presentSavedAddress),
  erase: async () => undefined,
}
