import { failureTable } from '#/platform/http/failure.ts'
import { m } from './messages/launch.messages.ts'

export const launchFailures = failureTable({
  launch_incomplete: [409, m.incomplete],
  mail_not_sent: [502, m.mailNotTaken],
  no_upi_id: [409, m.upiIdFirst],
})
