export const en = {
  title: 'Terms and conditions',
  intro: 'The agreement between you and {seller} when you use {shop} or buy here.',
  seller: 'The seller',
  runBy: 'This shop is run by {seller}. We sell our own goods; no other sellers offer theirs here.',
  account: 'Your account',
  needAccount: 'You need an account to keep a wishlist and a bag, to order and to write reviews.',
  adults:
    'You must be 18 or older, or buy with the consent of a parent or guardian. What you tell us about yourself must be true.',
  passwordSecret: 'Keep your password to yourself, and tell us when somebody else has used your account.',
  deactivate:
    'You can deactivate your account at any time. We may disable an account that is used for fraud, abuse or attacks on the shop, and say so by e-mail.',
  products: 'Products and prices',
  inRupees: 'Prices are in Indian rupees and include all taxes. Shipping is free.',
  struck:
    'A price that is struck through is the list price or, where one is printed on the product, its maximum retail price.',
  smallDifferences:
    'Small differences in colour, weave and measure belong to handmade cloth and are no fault. Pictures show the product as truly as a screen can.',
  notReserved:
    'The stock is counted when an order is placed. A product in your bag or on your wishlist is not reserved.',
  orders: 'Orders and payment',
  offer: 'By placing an order you make an offer; we accept it when we hand the goods to the courier.',
  cannotDeliver:
    'When we cannot deliver, or a price was plainly wrong, we cancel the order, tell you at once and refund what you paid in full.',
  upiConfirmed: 'Payments by UPI are confirmed by us before the order is sent.',
  findOrders: 'You find your orders and their payment state under My orders.',
  delivery: 'Delivery, returns and exchanges',
  deliveryText:
    'What holds for delivery, returns, refunds and exchanges is on the page {page}, which is part of these terms. Your rights under the Consumer Protection Act, 2019 remain in any case.',
  shippingPage: 'Shipping / Returns / Exchanges',
  reviews: 'Reviews',
  reviewsText:
    'Reviews show your name and are the opinion of their authors. Write about the product, in your own words and without personal data of others. We remove what insults, misleads or advertises. We do not pay for reviews and do not remove honest criticism.',
  use: 'Use of the shop',
  useText:
    'Texts, pictures and the name {shop} belong to {seller} or are used with permission. You may look, share links and print for yourself. Copying the catalogue, breaking into the shop or burdening it with automatic requests is not allowed.',
  liability: 'Liability',
  liabilityText:
    'We are liable for what we do wrong, as the law provides. For loss that neither side could foresee, or that came from events beyond our control, such as strikes, floods or failures of networks and couriers, we are not. Nothing here limits a right that cannot be limited by law.',
  law: 'Law and disputes',
  indianLaw: 'Indian law applies. As a consumer you may also turn to the consumer commission where you live.',
  indianLawCourts:
    'Indian law applies. Courts in {state} have jurisdiction. As a consumer you may also turn to the consumer commission where you live.',
  changes: 'Changes and contact',
  dayOfOrder: 'For an order the terms hold that stood here on the day it was placed.',
} as const
