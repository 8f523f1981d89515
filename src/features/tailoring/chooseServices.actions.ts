import type { Db } from '#/platform/db/database.ts'
import { failures } from '#/platform/http/failure.ts'
import { tailoringFailures } from './tailoring.failures.ts'
import { isMeasured, isOfferedFor } from './tailoring.rules.ts'
import type { ChoiceInput } from './tailoring.schema.ts'
import * as store from './tailoring.store.ts'

/**
 * Sets what is done with a line of a customer's bag, in place of what was chosen before, and keeps the measurements that
 * come with it. @throws Failure not_found, service_not_offered, measurements_missing
 */
export function chooseServices(
  db: Db,
  customerId: string,
  itemId: string,
  { services: wanted, measurements }: ChoiceInput,
): Promise<void> {
  return db.transaction(async (tx) => {
    const line = await store.lockBagLine(tx, customerId, itemId)
    if (!line) throw failures.not_found()
    const all = await store.listServices(tx)
    const chosen = all.filter(({ id }) => wanted.includes(id))
    // guard: services-offered
    if (
      chosen.length !== new Set(wanted).size ||
      !chosen.every((one) => isOfferedFor(one, line.categoryId))
    ) {
      throw tailoringFailures.service_not_offered()
    }
    if (measurements) await store.saveMeasurements(tx, customerId, measurements)
    if (chosen.some(({ asksMeasurements }) => asksMeasurements)) {
      const known = (await store.measurementsOf(tx, [customerId])).get(customerId) ?? null
      // guard: measured-before-stitched
      if (!isMeasured(known)) {
        const { message } = tailoringFailures.measurements_missing()
        throw tailoringFailures.measurements_missing({ errors: [{ field: 'measurements', message }] })
      }
    }
    await store.setChosen(
      tx,
      line,
      chosen.map(({ id }) => id),
    )
  })
}
