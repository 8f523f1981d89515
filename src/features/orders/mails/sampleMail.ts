import type { MailedPiece, MailedUpi, OrderMail } from './mailed.ts'

const piece = {
  name: 'Banarasi Katan Silk Saree in Kumkum Red',
  size: '',
  pricePaise: 24_990_00,
  image: null,
  slug: null,
  quantity: 1,
  cancelled: 0,
  returned: 0,
} as const satisfies MailedPiece

const kurta = { ...piece, name: 'Chikankari Kurta in Ivory', size: 'M', pricePaise: 2_499_50, quantity: 2 }

/** An order of nobody, to show and try out how the mails about orders look. */
export const sampleMail: OrderMail = {
  orderId: '0197a3c5-0000-7000-8000-000000000001',
  number: 1001,
  name: 'Meera Iyer',
  status: 'placed',
  totalPaise: 29_989_00,
  payment: { type: 'upi', status: 'Pending' },
  carrier: 'Delhivery',
  trackingNumber: 'DL123456789',
  pieces: [piece, kurta],
  bill: {
    subTotalPaise: 29_989_00,
    discountPaise: 0,
    taxPaise: 0,
    grandTotalPaise: 29_989_00,
    creditPaise: 0,
    duePaise: 29_989_00,
  },
  offers: [],
  address: {
    name: 'Meera Iyer',
    email: 'meera.iyer@example.com',
    companyName: '',
    address: '14 Temple Street, Mylapore',
    city: 'Chennai',
    state: 'Tamil Nadu',
    country: 'India',
    zipCode: '600004',
    contact: '9876543210',
    payment: 'upi',
  },
  enclosed: { upi: null, documents: [] },
  note: '',
  refund: { amountPaise: 2_499_50, kind: 'upi', reference: '612345678901' },
}

/** What is to be paid of it, to nobody: the code says `sample` and opens no UPI app. */
export const sampleUpi: MailedUpi = {
  upiId: 'boutique@bank',
  payeeName: 'Your shop',
  amountPaise: sampleMail.totalPaise,
  qr: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAGQAAABkAQMAAABKLAcXAAAABlBMVEX///8AAABVwtN+AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAmElEQVQ4y72TyRHFMAxC1QH9d6kO+CDnbzeRQzzx2O8QtCBXPb1INqp9RKTdxrklRMMcMU34G1TaMV1C3xp25PZo/fRsR8eM/rNmQ/qbLAIISdmqSfo6I/RISCojwknjXfuWIBmrnHr3dM22MuiIxhUZClZEth/QC/lMz5I8ce7wuJKRoh+RkGiJlPyKHTwkztjN/ET07HoBtzcbLzEmqJkAAAAASUVORK5CYII=',
    'base64',
  ),
}
