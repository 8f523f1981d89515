import { failureTable } from '#/platform/http/failure.ts'
import { m } from '../messages/payments.messages.ts'

export const undoFailures = failureTable({
  undo_not_by_hand: [409, m.undoNotByHand],
  undo_late: [409, m.undoLate],
  undo_passed: [409, m.undoPassed],
  undo_invoiced: [409, m.undoInvoiced],
  undo_other: [409, m.undoOther],
})
