import { type Actor, auditChange } from '#/platform/db/audit.ts'
import type { Db } from '#/platform/db/database.ts'
import { brokenConstraint } from '#/platform/http/databaseFailure.ts'
import { failures } from '#/platform/http/failure.ts'
import { tailoringFailures } from './tailoring.failures.ts'
import { presentService } from './tailoring.present.ts'
import { MOST_SERVICES } from './tailoring.rules.ts'
import type { AdminService, ServiceFields } from './tailoring.schema.ts'
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

/** What is stored of a service: paise. */
export type StoredService = Omit<ServiceFields, 'price'> & { readonly pricePaise: number }

/** @throws Failure service_exists, too_many_services */
export function createService(db: Db, actor: Actor, fields: StoredService): Promise<AdminService> {
  return db
    .transaction(async (tx) => {
      if ((await store.countServices(tx)) >= MOST_SERVICES) throw tailoringFailures.too_many_services()
      const id = await store.insertService(tx, fields)
      const after = await written(tx, id)
      await auditChange(tx, actor, 'tailoringService.create', id, { after })
      return after
    })
    .catch(refuseTakenName)
}

/** Changes a service; orders keep theirs as it was. @throws Failure not_found, service_exists */
export function updateService(
  db: Db,
  actor: Actor,
  id: string,
  fields: StoredService,
): Promise<AdminService> {
  return db
    .transaction(async (tx) => {
      const before = await written(tx, id)
      await store.updateService(tx, id, fields)
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
