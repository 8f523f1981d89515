export const en = {
  allInBag: 'Everything of order {number} is in your bag',
  notIntoBag: 'The order could not be put into your bag.',
  againOf: 'Order again: order {number}',
  again: 'Order again',
  notAsBefore: 'Not everything is as it was',
  noneNow: 'None of it can be had now',
  restInBag: 'The rest is in your bag as you had it.',
  close: 'Close',
  openBag: 'Open the bag',
  inBag: 'In your bag',
  notInBag: 'Not in your bag',
} as const
