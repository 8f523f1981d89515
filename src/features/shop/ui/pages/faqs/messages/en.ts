export const en = {
  cloth: 'Sarees and fabrics',
  sizes: 'Sizes and stitching',
  orders: 'Orders and payment',
  returns: 'Delivery and returns',
  care: 'Care',
  account: 'Account and reviews',
  howLong: 'How long is a saree, and does it come with a blouse piece?',
  howLong1:
    'A saree is about 5.5 metres long. Many have a further 0.8 metre or so of blouse fabric at the end, unstitched and still attached.',
  howLong2:
    'The description of each saree says whether there is a blouse piece. When it says nothing, ask us before you order.',
  fallPico: 'What are fall and pico?',
  fallPico1:
    'Fall is a strip of cotton sewn inside the lower border, so that the pleats hang well. Pico (or beading) is the fine stitching that keeps the two cut ends from fraying.',
  fallPico2:
    'Our sarees come without both unless the description says otherwise. Any tailor does it in a day or two. Check the saree first: with fall and pico done it cannot be returned unless it is faulty.',
  silk: 'How do I know that a silk is silk?',
  silk1:
    'Pure silk is called silk in the name and the description. Art silk, semi-silk and blends are called that. If you want to be sure about one piece, ask us for a close-up of the weave or of the Silk Mark tag where it has one.',
  zari: 'What is the difference between zari and zariwork?',
  zari1:
    'Zari is metallic thread that is woven into the cloth, mostly in border and pallu. Zariwork, or zardozi, is embroidered on the finished cloth. Woven zari lies flat; embroidery can be felt.',
  colour: 'Will the colour be exactly as in the picture?',
  colour1:
    'We photograph in daylight and correct nothing but the exposure. Screens still differ a little, and handwoven cloth and natural dyes vary from piece to piece. Those small differences are no fault.',
  chooseSize: 'How do I choose a size?',
  chooseSize1:
    'Suits come in XS, S, M, L, XL and XXL. Measure a suit that fits you well across the chest, lay it flat and double the figure, then ask us for the measurements of the piece you like. If you are between two sizes, take the larger one: taking in is easy.',
  chooseSize2:
    'Where a product has sizes, choose one on its page before you add it to the bag. To change it later, delete the item from the bag and add it again.',
  dressMaterial: 'What is dress material?',
  dressMaterial1:
    'Unstitched lengths for kurta and bottom, usually with a dupatta, for your own tailor. That is why they have no sizes.',
  stitching: 'Do you stitch blouses or suits?',
  stitching1: 'No. We sell the cloth and ready-made suits; for stitching, your own tailor knows you best.',
  upi: 'How does payment by UPI work?',
  upi1: 'After you place the order we show a QR code and our UPI id, {upiId} ({upiName}). Pay the exact amount from your app. We check the receipt and approve the payment by hand; until then the order says Pending.',
  upi2: 'Pay only to the id that is shown in the shop. We never ask for a UPI PIN, an OTP or a card number by phone or chat.',
  cash: 'Is cash on delivery available everywhere, and does it cost more?',
  cash1:
    'It costs nothing more. A few PIN codes are not served for cash by any courier; then we write to you.',
  cash1Upi:
    'It costs nothing more. A few PIN codes are not served for cash by any courier; then we write to you and offer UPI.',
  howToPay: 'How can I pay?',
  gst: 'Do the prices include GST? Is there a delivery charge?',
  gst1: 'Yes, all taxes are inside the price, and shipping is free. The total in your bag is what you pay.',
  cancel: 'Can I change or cancel an order?',
  cancel1:
    'Until we hand it to the courier: write to us with the order id. What you have paid for a cancelled order is refunded in full.',
  outOfStock: 'Something I want is out of stock. Will it come back?',
  outOfStock1:
    'Put it on your wishlist and ask us. Handwoven pieces often exist once; printed ones usually come again.',
  arrive: 'When will my order arrive?',
  arrive1:
    'We process orders in {days}. After that it depends on your PIN code. Your order, with its payment state, is under My orders.',
  arrive1Road:
    'We process orders in {days}. After that it depends on your PIN code: couriers usually take {road}. Your order, with its payment state, is under My orders.',
  notLiked: 'Can I return what I do not like?',
  notLikedYes: 'Yes, within {days} of delivery, unused and with its tags.',
  notLikedFee: 'A reverse shipment fee of {fee} is deducted.',
  notLikedNo: 'No, only what is defective, incorrect or damaged.',
  notLiked2:
    'Items from BOGO and free offers, accessories, sunglasses, perfumes, masks and innerwear cannot be returned.',
  damaged: 'My parcel came damaged, or with the wrong item. What now?',
  damaged1:
    'Write to us with pictures as soon as you can. The page of each product asks you to report it within {hours} of delivery; we accept reports until {most} after it.',
  moneyBack: 'How and when do I get my money back?',
  moneyBack1:
    'Within {days} of the item reaching us. Prepaid orders are refunded to the original payment method; for cash on delivery you get a coupon code.',
  washSilk: 'How do I wash a silk saree?',
  washSilk1:
    'The first time and whenever it has zari: dry cleaning. Later, plain silks can be washed by hand in cold water with a mild shampoo, without wringing, and dried in the shade.',
  cotton: 'And cotton or linen?',
  cotton1:
    'Soak a new cotton once in cold water with a spoon of salt, on its own. Then wash by hand or in a gentle cycle at 30 degrees, with similar colours. Starch cottons lightly; iron linen while damp.',
  storing: 'How do I keep sarees for years?',
  storing1:
    'Wrapped in muslin or an old cotton dupatta, not in plastic. Refold them along other lines every few months so that the zari does not crack, and air them in the shade after the monsoon. No mothballs on zari; dried neem leaves do the work.',
  iron: 'How do I iron a saree with zari or embroidery?',
  iron1: 'On the reverse, at the silk setting, with a cotton cloth between. Never spray water on zari.',
  password: 'I forgot my password.',
  password1:
    'Choose the link for it on the login page and give your e-mail address. The link in the mail works once and for 15 minutes.',
  whoReviews: 'Who can write reviews?',
  whoReviews1:
    'Everybody who has an account. We delete reviews that insult, advertise or give away personal data; we do not delete those that are merely critical.',
  deleteAccount: 'How do I have my account deleted?',
  deleteAccount1:
    'You can deactivate it yourself under Edit profile. To have your data erased, write to us; the privacy policy says what has to stay, and for how long.',
} as const
