interface DemoOrder {
  /** Index into `demoCustomers`. */
  readonly customer: number
  readonly lines: readonly { readonly slug: string; readonly size?: string; readonly quantity: number }[]
  readonly address: {
    readonly address: string
    readonly city: string
    readonly state: string
    readonly zipCode: string
  }
  readonly payment: 'upi' | 'cod'
  readonly paid: boolean
  readonly daysAgo: number
}

const chennai = {
  address: '14 Second Main Road, Mylapore',
  city: 'Chennai',
  state: 'Tamil Nadu',
  zipCode: '600004',
}
const kolkata = {
  address: '7B Lake Terrace, Ballygunge',
  city: 'Kolkata',
  state: 'West Bengal',
  zipCode: '700029',
}
const ludhiana = { address: '221 Model Town', city: 'Ludhiana', state: 'Punjab', zipCode: '141002' }
const pune = { address: '3 Prabhat Road, Deccan', city: 'Pune', state: 'Maharashtra', zipCode: '411004' }

/** Orders of the demo shop, the oldest first: paid, waiting for approval, and cash on delivery. */
export const demoOrders: readonly DemoOrder[] = [
  {
    customer: 1,
    lines: [{ slug: 'dhakai-jamdani-handloom-saree-in-ivory-and-gold', quantity: 1 }],
    address: kolkata,
    payment: 'upi',
    paid: true,
    daysAgo: 19,
  },
  {
    customer: 2,
    lines: [
      { slug: 'ajrakh-printed-cotton-dress-material-in-madder-red', quantity: 2 },
      { slug: 'threadwork-cotton-dress-material-in-sky-blue', quantity: 1 },
    ],
    address: ludhiana,
    payment: 'cod',
    paid: false,
    daysAgo: 12,
  },
  {
    customer: 0,
    lines: [{ slug: 'kanjivaram-silk-saree-with-korvai-temple-border', quantity: 1 }],
    address: chennai,
    payment: 'upi',
    paid: true,
    daysAgo: 8,
  },
  {
    customer: 5,
    lines: [
      { slug: 'sanganeri-cotton-straight-suit-in-cream-and-madder', size: 'M', quantity: 1 },
      { slug: 'chanderi-silk-anarkali-suit-in-old-rose', size: 'L', quantity: 1 },
    ],
    address: pune,
    payment: 'upi',
    paid: false,
    daysAgo: 2,
  },
  {
    customer: 0,
    lines: [{ slug: 'sambalpuri-ikat-cotton-saree-in-indigo', quantity: 1 }],
    address: chennai,
    payment: 'upi',
    paid: false,
    daysAgo: 1,
  },
]
