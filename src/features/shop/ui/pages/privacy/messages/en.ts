export const en = {
  title: 'Privacy policy',
  intro: 'Which personal data this shop keeps, why, for how long, and what you can ask of us.',
  who: 'Who is responsible',
  fiduciary:
    '{seller}, is the data fiduciary under the Digital Personal Data Protection Act, 2023 (DPDP Act).',
  what: 'What we keep, and what for',
  account: 'Account:',
  accountText:
    'name, e-mail address, contact number and, if you add one, a picture: to know you when you come back. Your password is kept only as a hash from which it cannot be read.',
  bag: 'Bag and wishlist:',
  bagText: 'what you put there, so that you find it on every device.',
  orders: 'Orders:',
  ordersText:
    'billing address, items, amounts and payment state: to deliver, to settle returns and because tax law asks for it.',
  reviews: 'Reviews:',
  reviewsText:
    'your comment and rating, shown to everybody with your name. Your e-mail address is not shown.',
  signIns: 'Sign-in records:',
  signInsText:
    'time, address and kind of browser of your sessions: to end them when you log out and to notice misuse.',
  mails: 'Mails:',
  mailsText: 'what we wrote to you about your account and orders. No newsletters that you did not ask for.',
  cookies: 'Cookies and browser storage',
  oneCookie:
    'One cookie, and only when you log in: it holds your session, cannot be read by scripts and is not used to follow you elsewhere. There are no advertising or analytics cookies, which is why no banner asks you about them.',
  smallNotes:
    'Your browser also keeps small notes that hold no personal data: which products are in your bag and on your wishlist (cart-..., wishlist-...), whether an order was just placed (showThankYou, thankYouOrder, orderPlacedOnce) and, until you close the tab, the products you looked at last.',
  checkoutInTab:
    'What you type at the checkout stays in that tab, so that a reload loses nothing: until you order, log out or close the tab. How you pay is not among it.',
  savedPages:
    'Pages of the shop that you have seen stay in your browser for up to a week, so that you can read them without a connection.',
  savedOwnPages:
    'So do your wishlist and your orders while you are logged in; they are deleted when you log out, when somebody else logs in, or when your session ends.',
  others: 'Who else sees it',
  couriers: 'Couriers get the name, address and number on the parcel.',
  payments:
    'Payment services get what they need to move the money: your bank and UPI app or, if you pay by card, the card payment provider. We never see card numbers or UPI PINs.',
  google:
    'Google, only if you choose to log in with Google: that you do so. We receive your name and e-mail.',
  whatsapp: 'WhatsApp, only if you open a chat with us.',
  services: 'Services that run our servers and send our mails, on our instructions only.',
  authorities: 'Authorities, when the law obliges us.',
  noSelling: 'We do not sell personal data and do not build advertising profiles.',
  howLong: 'How long',
  accountLong: 'Account, bag, wishlist: until you ask us to erase the account.',
  ordersLong:
    'Orders and invoices: as long as tax law requires, at present 72 months after the annual return of that year was due.',
  reviewsLong: 'Reviews: until you or we remove them.',
  linksLong: 'Links for resetting a password: 15 minutes.',
  rights: 'Your rights',
  youCan: 'Under the DPDP Act you can',
  know: 'know which of your data we keep, and get a copy;',
  correct: 'have it corrected or completed; name and contact you can change yourself under Edit profile;',
  erase: 'have it erased, unless a law makes us keep it;',
  withdraw: 'withdraw a consent as easily as you gave it;',
  nominate: 'name a person who exercises these rights if you die or cannot act yourself;',
  complain: 'complain to us and, if that does not help, to the Data Protection Board of India.',
  security: 'Security',
  securityText:
    'Connections are encrypted, passwords hashed, and only those who need it for their work can see orders. Should data get into wrong hands nevertheless, we tell you and the Data Protection Board without delay.',
  children: 'Children',
  childrenText: 'The shop is meant for adults. We do not knowingly keep data of anybody under 18.',
} as const
