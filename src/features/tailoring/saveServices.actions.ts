import { type Actor, auditChange } from '#/platform/db/audit.ts'
import type { Db } from '#/platform/db/database.ts'
import { refuseClashes } from '#/platform/http/clash.ts'
import { brokenConstraint } from '#/platform/http/databaseFailure.ts'
import { failures } from '#/platform/http/failure.ts'
import { saidIn } from '#/platform/typed/fields.rules.ts'
import { tailoringFailures } from './tailoring.failures.ts'
import { columnsOf, presentService } from './tailoring.present.ts'
import { MOST_SERVICES } from './tailoring.rules.ts'
import type { AdminService, ServiceFields, ServiceUpdate } from './tailoring.schema.ts'
import * as store from './tailoring.store.ts'

function refuseTakenName(error: unknown): never {
  if (brokenConstraint(error) !== 'tailoring_services_name') throw error
  const { message } = tailoringFailures.service_exists()
  throw tailoringFailures.service_exists({ errors: [{ field: 'name', message }] })
}

async function written(tx: Db, id: string): Promise<AdminService> {
  const row = await store.lockService(tx, id)
  if (!row) throw failures.not_found()
  return presentService(row)
}

/** @throws Failure service_exists, too_many_services */
export function createService(db: Db, actor: Actor, fields: ServiceFields): Promise<AdminService> {
  return db
    .transaction(async (tx) => {
      if ((await store.countServices(tx)) >= MOST_SERVICES) throw tailoringFailures.too_many_services()
      const id = await store.insertService(tx, columnsOf(fields))
      const after = await written(tx, id)
      await auditChange(tx, actor, 'tailoringService.create', id, { after })
      return after
    })
    .catch(refuseTakenName)
}

/**
 * Changes what is said of a service, and nothing else; what another admin changed meanwhile is not overwritten. Orders keep
 * theirs as it was. @throws Failure not_found, service_exists, changed_meanwhile
 */
export function updateService(
  db: Db,
  actor: Actor,
  id: string,
  { seen, ...change }: ServiceUpdate,
): Promise<AdminService> {
  return db
    .transaction(async (tx) => {
      const before = await written(tx, id)
      // guard: service-clash
      refuseClashes(before, change, seen)
      const { _id, ...fields } = before
      await store.updateService(tx, id, columnsOf({ ...fields, ...saidIn(change) }))
      const after = await written(tx, id)
      await auditChange(tx, actor, 'tailoringService.update', id, { before, after })
      return after
    })
    .catch(refuseTakenName)
}

/** Deletes a service, and takes it out of all bags. @throws Failure not_found */
export async function deleteService(db: Db, actor: Actor, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await written(tx, id)
    await store.deleteService(tx, id)
    await auditChange(tx, actor, 'tailoringService.delete', id, { before })
  })
}
