import { failureTable } from '#/platform/http/failure.ts'
import { m } from '../messages/shipping.messages.ts'

export const slipFailures = failureTable({
  nothing_to_pack: [409, m.nothingToPack],
})
