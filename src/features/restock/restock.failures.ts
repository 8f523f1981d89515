import { failureTable } from '#/platform/http/failure.ts'

export const restockFailures = failureTable({
  in_stock: [409, 'It is there already: you can put it into your bag.'],
  too_many_wishes: [409, 'You wait for very much already. Please take something off the list first.'],
})
