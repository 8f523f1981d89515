import type { PersonalData } from '#/platform/db/personalData.ts'
import { measurementsOf } from './tailoring.store.ts'

/** The measurements that are kept for next time: theirs to read, and gone with the account. Bags go by themselves. */
export const measurementData: PersonalData = {
  part: 'measurements',
  collect: async (db, { id }) => (await measurementsOf(db, [id])).get(id) ?? null,
  erase: async () => undefined,
}
