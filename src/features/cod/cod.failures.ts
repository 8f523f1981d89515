import { failureTable } from '#/platform/http/failure.ts'
import { m } from './messages/cod.messages.ts'

export const codFailures = failureTable({
  nothing_to_confirm: [409, m.nothingToConfirm],
  no_advance_due: [409, m.noAdvanceDue],
  confirm_link_over: [410, m.linkOver],
})
