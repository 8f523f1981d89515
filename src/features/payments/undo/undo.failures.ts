import { failureTable } from '#/platform/http/failure.ts'

export const undoFailures = failureTable({
  undo_not_by_hand: [409, 'Only money that a person wrote down can be taken back.'],
  undo_late: [409, 'This was written down more than 15 minutes ago. If it was wrong, leave a note.'],
  undo_passed: [409, 'More has happened with this order since. If the money is not there, leave a note.'],
  undo_invoiced: [
    409,
    'An invoice was issued because this order was paid. If the money is not there, cancel the order: that writes a credit note.',
  ],
  undo_other: [409, 'This payment was written down again since. Please look at the order as it is now.'],
})
