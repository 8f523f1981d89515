import { failureTable } from '#/platform/http/failure.ts'
import { m } from './messages/sizing.messages.ts'

export const sizingFailures = failureTable({
  chart_exists: [409, m.nameTaken],
})
