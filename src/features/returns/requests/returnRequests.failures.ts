import { failureTable } from '#/platform/http/failure.ts'
import { m } from '../messages/returns.messages.ts'

export const returnRequestFailures = failureTable({
  not_delivered: [409, m.notDelivered],
  nothing_left: [409, m.nothingLeft],
  request_open: [409, m.requestOpen],
  too_late: [409, m.tooLate],
  only_faulty: [409, m.onlyFaulty],
  offer_pieces: [409, m.offerPieces],
  request_id_reused: [409, m.requestReused],
  request_over: [409, m.requestOver],
})
