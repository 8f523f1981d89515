import { userSubjects } from '#/features/accounts/audit/userSubjects.ts'
import { categorySubjects, productSubjects } from '#/features/catalog/catalog.audit.ts'
import { orderSubjects } from '#/features/orders/orders.audit.ts'
import type { AuditSubjects } from '#/platform/db/auditSubjects.ts'

/** How the rooms name what the audit log speaks of. */
export const auditSubjects: readonly AuditSubjects[] = [
  userSubjects,
  productSubjects,
  categorySubjects,
  orderSubjects,
]
