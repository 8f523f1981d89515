import { formatPaise } from '#/platform/money/money.ts'
import { alertWords } from './alerts.rules.ts'
import type { Alert } from './alerts.schema.ts'
import type { AlertRow } from './alerts.store.ts'

export const presentAlert = ({ id, createdAt, ...facts }: AlertRow): Alert => ({
  _id: id,
  kind: facts.kind,
  ...alertWords(facts, formatPaise),
  createdAt: createdAt.toISOString(),
})
