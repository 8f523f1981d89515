export const en = {
  tooMuch: 'That is more than was paid.',
  reused:
    'This refund was written down before, with another amount or for another order. Please look at the order again.',
  nothingPaid: 'Nothing was paid for this order.',
  noCard: 'This order was not paid by card, or cards are switched off. Please send it another way.',
  underWay: 'This refund is being sent at this moment. Please look again in half a minute.',
  sent: 'This refund was sent already.',
  unsure:
    'The card provider did not say whether the money was sent. Please try again: it is never sent twice.',
  refusedByCard:
    'The card provider refused this refund. Please look into its dashboard, or send it another way.',
  nothingLate: 'This order stands, or its money was written down already.',
  nothingUnclear: 'The money of this order is not unclear.',
  atMost: 'At most {amount} can be sent back.',
  allOnTheWay: 'All that was paid is on its way back already.',
} as const
