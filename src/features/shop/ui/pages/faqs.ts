import { businessDays, daysOf, daysOnTheRoad, hoursOf, rupeesInText } from '../../policy.rules.ts'
import type { ShopSettings } from '../../shop.schema.ts'
import { paymentSentence, takesUpi } from '../../waysToPay.rules.ts'
import { m } from './faqs/messages/faqs.messages.ts'

export interface Question {
  ask: string
  /** Paragraphs. */
  answer: string[]
}

export interface QuestionGroup {
  id: string
  title: string
  questions: Question[]
}

/** What people ask before they buy a saree from somebody they have not met, with the shop's own numbers. */
export function faqsOf(shop: ShopSettings): QuestionGroup[] {
  return [
    { id: 'cloth', title: m.cloth(), questions: cloth() },
    { id: 'sizes', title: m.sizes(), questions: sizes() },
    { id: 'orders', title: m.orders(), questions: orders(shop) },
    { id: 'returns', title: m.returns(), questions: returns(shop) },
    { id: 'care', title: m.care(), questions: care() },
    { id: 'account', title: m.account(), questions: account() },
  ]
}

const cloth = (): Question[] => [
  {
    ask: m.howLong(),
    answer: [m.howLong1(), m.howLong2()],
  },
  {
    ask: m.fallPico(),
    answer: [m.fallPico1(), m.fallPico2()],
  },
  {
    ask: m.silk(),
    answer: [m.silk1()],
  },
  {
    ask: m.zari(),
    answer: [m.zari1()],
  },
  {
    ask: m.colour(),
    answer: [m.colour1()],
  },
]

const sizes = (): Question[] => [
  {
    ask: m.chooseSize(),
    answer: [m.chooseSize1(), m.chooseSize2()],
  },
  {
    ask: m.dressMaterial(),
    answer: [m.dressMaterial1()],
  },
  {
    ask: m.stitching(),
    answer: [m.stitching1()],
  },
]

const upi = ({ upiId, upiName, name }: ShopSettings): Question => ({
  ask: m.upi(),
  answer: [m.upi1({ upiId, upiName: upiName || name }), m.upi2()],
})

const cash = (shop: ShopSettings): Question => ({
  ask: m.cash(),
  answer: [takesUpi(shop) ? m.cash1Upi() : m.cash1()],
})

const orders = (shop: ShopSettings): Question[] => [
  {
    ask: m.howToPay(),
    answer: [paymentSentence(shop)],
  },
  ...(takesUpi(shop) ? [upi(shop)] : []),
  ...(shop.codEnabled ? [cash(shop)] : []),
  {
    ask: m.gst(),
    answer: [m.gst1()],
  },
  {
    ask: m.cancel(),
    answer: [m.cancel1()],
  },
  {
    ask: m.outOfStock(),
    answer: [m.outOfStock1()],
  },
]

const arrival = (shop: ShopSettings): string => {
  const days = businessDays(shop.processingDaysLeast, shop.processingDaysMost)
  const road = daysOnTheRoad(shop)
  return road ? m.arrive1Road({ days, road }) : m.arrive1({ days })
}

const returned = ({ returnDays, reverseShipmentFee }: ShopSettings): string => {
  if (returnDays <= 0) return m.notLikedNo()
  const yes = m.notLikedYes({ days: daysOf(returnDays) })
  return reverseShipmentFee > 0 ? `${yes} ${m.notLikedFee({ fee: rupeesInText(reverseShipmentFee) })}` : yes
}

const returns = (shop: ShopSettings): Question[] => [
  {
    ask: m.arrive(),
    answer: [arrival(shop)],
  },
  {
    ask: m.notLiked(),
    answer: [returned(shop), m.notLiked2()],
  },
  {
    ask: m.damaged(),
    answer: [
      m.damaged1({
        hours: hoursOf(shop.damageHoursProduct),
        most: hoursOf(Math.max(shop.damageHoursProduct, shop.damageHoursShipping)),
      }),
    ],
  },
  {
    ask: m.moneyBack(),
    answer: [m.moneyBack1({ days: businessDays(shop.refundDaysLeast, shop.refundDaysMost) })],
  },
]

const care = (): Question[] => [
  {
    ask: m.washSilk(),
    answer: [m.washSilk1()],
  },
  {
    ask: m.cotton(),
    answer: [m.cotton1()],
  },
  {
    ask: m.storing(),
    answer: [m.storing1()],
  },
  {
    ask: m.iron(),
    answer: [m.iron1()],
  },
]

const account = (): Question[] => [
  {
    ask: m.password(),
    answer: [m.password1()],
  },
  {
    ask: m.whoReviews(),
    answer: [m.whoReviews1()],
  },
  {
    ask: m.deleteAccount(),
    answer: [m.deleteAccount1()],
  },
]
