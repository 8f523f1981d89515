import type { Db } from '#/platform/db/database.ts'
import type { Role } from '#/platform/http/roles.rules.ts'
import type { Jobs } from '#/platform/jobs/jobs.ts'
import type * as store from './life.store.ts'
import type { StatusChange } from './schema/orders.schema.ts'

/** Whom timeline and log of changes name for something; nobody for what a machine did. */
export interface Author {
  readonly id: string
  readonly name: string
}

/** Who changes an order. */
export interface Actor extends Author {
  readonly role: Role
}

/** What a use case needs besides its input. */
export interface Deps {
  readonly db: Db
  readonly jobs: Jobs
}

/** A step that somebody asks for, what goes back in paise. */
export type StepChange = Omit<StatusChange, 'refund'> & { readonly refundPaise?: number | undefined }

/** The same within the caller's transaction. */
export interface TxDeps {
  readonly tx: Db
  readonly jobs: Jobs
}

/** A change of a locked order: its transaction, its jobs and whoever makes it. */
export interface OrderContext extends TxDeps {
  readonly actor: Actor
  readonly locked: store.LockedOrder
}
