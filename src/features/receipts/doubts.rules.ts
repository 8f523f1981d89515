import { formatPaise } from '#/platform/money/money.ts'
import type { OpenReceipt, Suggestion } from './match.rules.ts'
import { m } from './messages/receipts.messages.ts'

/** Why an order is likely and not certain, in words for the admin. */
export function doubtText(
  { payable, doubt }: Suggestion,
  { amountPaise, utr }: Pick<OpenReceipt, 'amountPaise' | 'utr'>,
): string {
  const { number, reference } = payable
  const asked = formatPaise(payable.amountPaise)
  const isGift = payable.kind === 'gift'
  const thing = isGift ? m.giftThing({ number }) : m.orderThing({ number })
  // At the beginning of a sentence.
  const first = isGift ? m.giftFirst({ number }) : m.orderFirst({ number })
  switch (doubt) {
    case 'soon':
      return m.doubtSoon()
    case 'takenBack':
      return m.doubtTakenBack()
    case 'sharedReference':
      return m.doubtShared({ utr: String(utr) })
    case 'severalOrders':
      return m.doubtSeveral()
    case 'cutShort':
      return m.doubtCutShort({ thing })
    case 'paidAlready':
      return m.doubtPaidAlready({ thing: first })
    case 'otherAmount':
      return amountPaise > payable.amountPaise
        ? m.doubtMore({ more: formatPaise(amountPaise - payable.amountPaise), asked, thing })
        : m.doubtLess({ less: formatPaise(payable.amountPaise - amountPaise), asked, thing })
    case 'beforeOrder':
      return m.doubtBefore({ thing })
    case 'sameMoney':
      return utr
        ? m.doubtSameWithout({ amount: formatPaise(amountPaise) })
        : m.doubtSameOther({ amount: formatPaise(amountPaise) })
    case 'over':
      return m.doubtOver({ thing: first })
    case 'nearReference':
      return m.doubtNear({ reference: String(reference) })
    case 'name':
      return m.doubtName({ name: payable.customerName })
    case 'amount':
      return m.doubtAmount()
  }
}
