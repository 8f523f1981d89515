import { failureTable } from '#/platform/http/failure.ts'
import { m } from './messages/restock.messages.ts'

export const restockFailures = failureTable({
  in_stock: [409, m.isThere],
  too_many_wishes: [409, m.tooMany],
})
