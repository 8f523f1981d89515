import { noPiecesMessage } from '#/features/orders/rules/returns.rules.ts'
import { failureTable } from '#/platform/http/failure.ts'

export const returnFailures = failureTable({
  pieces_gone: [409, 'Fewer pieces are left than that. Please look at the order again.'],
  unknown_line: [422, 'Please name each line of the order at most once.'],
  restock_wrong: [422, 'Please say for each line how many pieces go back on the shelf.'],
  no_pieces: [422, noPiecesMessage],
  return_request_reused: [
    409,
    'This was written down before, with other pieces or for another order. Please look at the order again.',
  ],
})
