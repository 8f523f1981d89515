import { failureTable } from '#/platform/http/failure.ts'

export const checkoutFailures = failureTable({
  empty_cart: [422, 'Your bag is empty'],
  gift_not_by_cash: [
    409,
    'A gift cannot be paid at the door: the courier would ask for money. Please choose another way to pay.',
  ],
  no_cash: [409, 'This order cannot be paid at the door. Please choose another way to pay.'],
  cash_changed: [
    409,
    'What we ask of an order that is paid at the door changed. Please look at it and place the order again.',
  ],
  no_gift_wrap: [409, 'We do not wrap gifts at the moment.'],
  nothing_to_sell: [409, 'The price of something in your bag is not known. Please write to us.'],
  too_many_open: [409, 'Too many orders are not paid yet. Please pay one of them first.'],
  credit_changed: [
    409,
    'Your store credit changed. Please check what is left to pay and place the order again.',
  ],
  total_changed: [409, 'The total changed. Please check it and place the order again.'],
})
