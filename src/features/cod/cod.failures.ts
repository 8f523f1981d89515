import { failureTable } from '#/platform/http/failure.ts'

export const codFailures = failureTable({
  nothing_to_confirm: [409, 'There is nothing to confirm for this order any more.'],
  no_advance_due: [409, 'No part of the money of this order is awaited.'],
  confirm_link_over: [410, 'This link has expired. Please look at the page of your order, or write to us.'],
})
