import { formatPaise } from '#/platform/money/money.ts'
import type { OpenReceipt, Suggestion } from './match.rules.ts'

/** Why an order is likely and not certain, in words for the admin. */
export function doubtText(
  { payable, doubt }: Suggestion,
  { amountPaise, utr }: Pick<OpenReceipt, 'amountPaise' | 'utr'>,
): string {
  const { number, reference } = payable
  const asked = formatPaise(payable.amountPaise)
  const thing = payable.kind === 'gift' ? 'gift card' : 'order'
  const Thing = payable.kind === 'gift' ? 'Gift card' : 'Order'
  switch (doubt) {
    case 'soon':
      return 'It is certain, and counts as paid within a minute.'
    case 'takenBack':
      return `It was taken back from an order, or its reference stands with another amount. Only you decide about it now.`
    case 'sharedReference':
      return `The reference ${utr} was given more than once. Ask both customers for a screenshot.`
    case 'severalOrders':
      return 'Reference and text name different orders or gift cards.'
    case 'cutShort':
      return `The bank may have cut the number: ${thing} ${number} and longer ones ask for the same amount.`
    case 'paidAlready':
      return `${Thing} ${number} is paid by another payment: this one came on top.`
    case 'otherAmount':
      return amountPaise > payable.amountPaise
        ? `${formatPaise(amountPaise - payable.amountPaise)} more than the ${asked} of ${thing} ${number}.`
        : `${formatPaise(payable.amountPaise - amountPaise)} less than the ${asked} of ${thing} ${number}.`
    case 'beforeOrder':
      return `The money came before ${thing} ${number} was placed. Was it for something else?`
    case 'sameMoney':
      return `${formatPaise(amountPaise)} stand in the list twice about this day, ${utr ? 'once without a' : 'once with another'} reference. It may be the same money.`
    case 'over':
      return `${Thing} ${number} was over before the money came.`
    case 'nearReference':
      return `The amount is right, and the customer gave ${reference}: one digit off.`
    case 'name':
      return `The amount is right, the name is ${payable.customerName}’s, and it was ordered within the week.`
    case 'amount':
      return 'The amount is right, and it was ordered within the week. Nothing else says so.'
  }
}
