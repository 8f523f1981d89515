export const en = {
  onThisPage: 'On this page',
  policies: 'Policies',
  reachBy: '{ways}.',
  writeTo: 'Write to {email}',
  callFirst: 'Call {phone}',
  call: 'call {phone}',
  chatFirst: 'Send us a WhatsApp message',
  chat: 'send us a WhatsApp message',
  or: 'or',
  officer:
    'Grievance officer: {who}, {seller}. We acknowledge every complaint within 48 hours and settle it within one month.',
  chatWithUs: 'Chat with us',
  about: 'About {shop}',
  ourShop: 'Our shop',
  whatWeSell: 'What we sell',
  weSell:
    '{shop} sells sarees, dress material, salwar suits and occasion wear. Silk for weddings, cotton for long working days, printed lengths for your own tailor, and suits that are ready to wear: each piece is looked at by a person before it is photographed, and again before it is packed.',
  oneClothWell:
    'We would rather show one cloth well than a hundred in passing. That is why every product has more than one picture, a plain description, its price with all taxes included and the number of pieces that are left when there are only a few.',
  howWeChoose: 'How we choose',
  weave: 'The weave first.',
  weaveText:
    'We hold the cloth against the light, count the threads of the border and drape the pallu before we talk about a price.',
  names: 'Names that mean something.',
  namesText:
    'A silk is called silk when it is silk. Blends, power-loom cloth and imitation zari are described as what they are.',
  colour: 'Colour as it is.',
  colourText:
    'We photograph in daylight. Screens differ, so ask us for a picture on WhatsApp when the exact shade matters.',
  origin: 'Where it comes from.',
  originText: 'Every product names its country of origin.',
  howWeSell: 'How we sell',
  priceYouSee: 'Shipping is free and the price that you see is the price that you pay.',
  noHurry:
    'We do not hurry anybody: no countdowns, no boxes ticked for you, nothing put into your bag that you did not choose.',
  somethingWrong: 'When something is wrong with a piece, tell us; how that works is on the page {page}.',
  whoWeAre: 'Who we are',
  runBy: '{shop} is run by {seller}.',
  gstinIs: 'GSTIN {gstin}.',
  seeCollection: 'See the collection',
  contactUs: 'Contact us',
  weAreHere: 'We are here',
  contactIntro: 'Ask about a fabric, a size, an order or a return. A person answers.',
  reachUs: 'Reach us',
  businessHours: 'Business hours',
  outsideHours:
    'Indian Standard Time. Messages that come outside these hours are answered on the next working day.',
  address: 'Address',
  complaints: 'Complaints',
  turnToOfficer:
    'When an answer did not help you, turn to our grievance officer. Give your order id and, where there is something to see, a picture.',
  faqs: 'Frequently asked questions',
  faqsShort: 'FAQs',
  faqsIntro: 'About cloth, sizes, payment, delivery and care.',
  notAnswered: 'Not answered here?',
  weekdays: 'Monday to Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
  shippingTitle: 'Shipping / Returns / Exchanges',
  shippingIntro: 'How your order reaches you, and what happens when something is not right.',
  shipping: 'Shipping',
  shippingFree: 'Shipping is free on every order, to every PIN code in India that our couriers reach.',
  processed: 'Orders are processed in {days}.',
  upiConfirmed: 'An order that is paid by UPI is processed once we have confirmed the payment.',
  onTheRoad:
    'The time on the road depends on your PIN code. You see the state of every order under My orders, and we gladly tell you where a parcel is.',
  onTheRoadUsually:
    'The time on the road depends on your PIN code: couriers usually take {road}. You see the state of every order under My orders, and we gladly tell you where a parcel is.',
  beAtHome:
    'Somebody should be at home to take the parcel. The courier tries again before it comes back to us.',
  filmParcel: 'Please film the opening of the parcel: it settles questions about damage at once.',
  returns: 'Returns',
  fallAndPico:
    'A saree on which fall and pico work was done, or a length that was cut or stitched, is yours: it cannot be returned unless it is faulty.',
  damage: 'Damaged, faulty or wrong items',
  damageText:
    'Report them within {hours} of delivery, with your order id and two or three pictures: the parcel, the label and the fault. You then choose between a replacement, while we have one, and a refund.',
  howToReturn: 'How to return',
  whichAndWhy: 'Tell us within {days} of delivery which item comes back and why.',
  packIt: 'Pack it with its tags and, if you can, in the paper it came in.',
  courierCollects: 'Our courier collects it. Where none does, we ask you to send it by post to our address.',
  weLook: 'We look at it when it arrives and write to you.',
  refunds: 'Refunds',
  refundsText:
    'Refunds take {days} from the day the item reaches us. Prepaid orders are refunded to the original payment method. For cash on delivery you get a coupon code for your next order.',
  exchanges: 'Exchanges',
  exchangesText:
    'A garment that does not fit can be exchanged for another size within {days} of delivery while we have that size. If it is sold out, the item counts as a return. An exchanged item can be exchanged once.',
  cancellations: 'Cancellations',
  cancellationsText:
    'An order can be cancelled until it is handed to the courier; what was paid is refunded in full. Write to us with the order id.',
  questions: 'Questions',
} as const
