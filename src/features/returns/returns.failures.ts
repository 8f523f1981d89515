import { noPiecesMessage } from '#/features/orders/rules/returns.rules.ts'
import { failureTable } from '#/platform/http/failure.ts'
import { m } from './messages/returns.messages.ts'

export const returnFailures = failureTable({
  pieces_gone: [409, m.piecesGone],
  unknown_line: [422, m.unknownLine],
  restock_wrong: [422, m.restockWrong],
  no_pieces: [422, noPiecesMessage],
  return_request_reused: [409, m.returnReused],
})
