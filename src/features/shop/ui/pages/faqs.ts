import type { ShopSettings } from '../../shop.schema.ts'
import { paymentSentence, takesUpi } from '../../waysToPay.rules.ts'
import { englishBusinessDays, englishDaysOnTheRoad } from './englishDays.rules.ts'
import { counted, wholeRupees } from './policy.rules.ts'

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
    { id: 'cloth', title: 'Sarees and fabrics', questions: cloth },
    { id: 'sizes', title: 'Sizes and stitching', questions: sizes },
    { id: 'orders', title: 'Orders and payment', questions: orders(shop) },
    { id: 'returns', title: 'Delivery and returns', questions: returns(shop) },
    { id: 'care', title: 'Care', questions: care },
    { id: 'account', title: 'Account and reviews', questions: account },
  ]
}

const cloth: Question[] = [
  {
    ask: 'How long is a saree, and does it come with a blouse piece?',
    answer: [
      'A saree is about 5.5 metres long. Many have a further 0.8 metre or so of blouse fabric at the end, unstitched and still attached.',
      'The description of each saree says whether there is a blouse piece. When it says nothing, ask us before you order.',
    ],
  },
  {
    ask: 'What are fall and pico?',
    answer: [
      'Fall is a strip of cotton sewn inside the lower border, so that the pleats hang well. Pico (or beading) is the fine stitching that keeps the two cut ends from fraying.',
      'Our sarees come without both unless the description says otherwise. Any tailor does it in a day or two. Check the saree first: with fall and pico done it cannot be returned unless it is faulty.',
    ],
  },
  {
    ask: 'How do I know that a silk is silk?',
    answer: [
      'Pure silk is called silk in the name and the description. Art silk, semi-silk and blends are called that. If you want to be sure about one piece, ask us for a close-up of the weave or of the Silk Mark tag where it has one.',
    ],
  },
  {
    ask: 'What is the difference between zari and zariwork?',
    answer: [
      'Zari is metallic thread that is woven into the cloth, mostly in border and pallu. Zariwork, or zardozi, is embroidered on the finished cloth. Woven zari lies flat; embroidery can be felt.',
    ],
  },
  {
    ask: 'Will the colour be exactly as in the picture?',
    answer: [
      'We photograph in daylight and correct nothing but the exposure. Screens still differ a little, and handwoven cloth and natural dyes vary from piece to piece. Those small differences are no fault.',
    ],
  },
]

const sizes: Question[] = [
  {
    ask: 'How do I choose a size?',
    answer: [
      'Suits come in XS, S, M, L, XL and XXL. Measure a suit that fits you well across the chest, lay it flat and double the figure, then ask us for the measurements of the piece you like. If you are between two sizes, take the larger one: taking in is easy.',
      'Where a product has sizes, choose one on its page before you add it to the bag. To change it later, delete the item from the bag and add it again.',
    ],
  },
  {
    ask: 'What is dress material?',
    answer: [
      'Unstitched lengths for kurta and bottom, usually with a dupatta, for your own tailor. That is why they have no sizes.',
    ],
  },
  {
    ask: 'Do you stitch blouses or suits?',
    answer: ['No. We sell the cloth and ready-made suits; for stitching, your own tailor knows you best.'],
  },
]

const upi = ({ upiId, upiName, name }: ShopSettings): Question => ({
  ask: 'How does payment by UPI work?',
  answer: [
    `After you place the order we show a QR code and our UPI id, ${upiId} (${upiName || name}). Pay the exact amount from your app. We check the receipt and approve the payment by hand; until then the order says Pending.`,
    'Pay only to the id that is shown in the shop. We never ask for a UPI PIN, an OTP or a card number by phone or chat.',
  ],
})

const cash = (shop: ShopSettings): Question => ({
  ask: 'Is cash on delivery available everywhere, and does it cost more?',
  answer: [
    `It costs nothing more. A few PIN codes are not served for cash by any courier; then we write to you${takesUpi(shop) ? ' and offer UPI' : ''}.`,
  ],
})

const orders = (shop: ShopSettings): Question[] => [
  {
    ask: 'How can I pay?',
    answer: [paymentSentence(shop)],
  },
  ...(takesUpi(shop) ? [upi(shop)] : []),
  ...(shop.codEnabled ? [cash(shop)] : []),
  {
    ask: 'Do the prices include GST? Is there a delivery charge?',
    answer: [
      'Yes, all taxes are inside the price, and shipping is free. The total in your bag is what you pay.',
    ],
  },
  {
    ask: 'Can I change or cancel an order?',
    answer: [
      'Until we hand it to the courier: write to us with the order id. What you have paid for a cancelled order is refunded in full.',
    ],
  },
  {
    ask: 'Something I want is out of stock. Will it come back?',
    answer: [
      'Put it on your wishlist and ask us. Handwoven pieces often exist once; printed ones usually come again.',
    ],
  },
]

const road = (shop: ShopSettings): string => {
  const days = englishDaysOnTheRoad(shop)
  return days && `: couriers usually take ${days}`
}

const returns = (shop: ShopSettings): Question[] => [
  {
    ask: 'When will my order arrive?',
    answer: [
      `We process orders in ${englishBusinessDays(shop.processingDaysLeast, shop.processingDaysMost)}. After that it depends on your PIN code${road(shop)}. Your order, with its payment state, is under My orders.`,
    ],
  },
  {
    ask: 'Can I return what I do not like?',
    answer: [
      shop.returnDays > 0
        ? `Yes, within ${counted(shop.returnDays, 'day')} of delivery, unused and with its tags.${shop.reverseShipmentFee > 0 ? ` A reverse shipment fee of ${wholeRupees(shop.reverseShipmentFee)} is deducted.` : ''}`
        : 'No, only what is defective, incorrect or damaged.',
      'Items from BOGO and free offers, accessories, sunglasses, perfumes, masks and innerwear cannot be returned.',
    ],
  },
  {
    ask: 'My parcel came damaged, or with the wrong item. What now?',
    answer: [
      `Write to us with pictures as soon as you can. The page of each product asks you to report it within ${counted(shop.damageHoursProduct, 'hour')} of delivery; we accept reports until ${counted(Math.max(shop.damageHoursProduct, shop.damageHoursShipping), 'hour')} after it.`,
    ],
  },
  {
    ask: 'How and when do I get my money back?',
    answer: [
      `Within ${englishBusinessDays(shop.refundDaysLeast, shop.refundDaysMost)} of the item reaching us. Prepaid orders are refunded to the original payment method; for cash on delivery you get a coupon code.`,
    ],
  },
]

const care: Question[] = [
  {
    ask: 'How do I wash a silk saree?',
    answer: [
      'The first time and whenever it has zari: dry cleaning. Later, plain silks can be washed by hand in cold water with a mild shampoo, without wringing, and dried in the shade.',
    ],
  },
  {
    ask: 'And cotton or linen?',
    answer: [
      'Soak a new cotton once in cold water with a spoon of salt, on its own. Then wash by hand or in a gentle cycle at 30 degrees, with similar colours. Starch cottons lightly; iron linen while damp.',
    ],
  },
  {
    ask: 'How do I keep sarees for years?',
    answer: [
      'Wrapped in muslin or an old cotton dupatta, not in plastic. Refold them along other lines every few months so that the zari does not crack, and air them in the shade after the monsoon. No mothballs on zari; dried neem leaves do the work.',
    ],
  },
  {
    ask: 'How do I iron a saree with zari or embroidery?',
    answer: ['On the reverse, at the silk setting, with a cotton cloth between. Never spray water on zari.'],
  },
]

const account: Question[] = [
  {
    ask: 'I forgot my password.',
    answer: [
      'Choose the link for it on the login page and give your e-mail address. The link in the mail works once and for 15 minutes.',
    ],
  },
  {
    ask: 'Who can write reviews?',
    answer: [
      'Everybody who has an account. We delete reviews that insult, advertise or give away personal data; we do not delete those that are merely critical.',
    ],
  },
  {
    ask: 'How do I have my account deleted?',
    answer: [
      'You can deactivate it yourself under Edit profile. To have your data erased, write to us; the privacy policy says what has to stay, and for how long.',
    ],
  },
]
