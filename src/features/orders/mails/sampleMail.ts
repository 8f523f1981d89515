import { withLocalizedName } from '#/features/catalog/names/productNames.ts'
import { newestPictured } from '#/features/catalog/stores/shownProducts.store.ts'
import type { Db } from '#/platform/db/database.ts'
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

const kurta: MailedPiece = {
  ...piece,
  name: 'Chikankari Kurta in Ivory',
  size: 'M',
  pricePaise: 2_499_50,
  quantity: 2,
}

/** An order of nobody for these pieces, the last of which was sent back. */
function sampleOf(pieces: readonly [MailedPiece, ...MailedPiece[]]): OrderMail {
  const paise = pieces.reduce((sum, { pricePaise, quantity }) => sum + pricePaise * quantity, 0)
  const last = pieces.at(-1) ?? pieces[0]
  return {
    orderId: '0197a3c5-0000-7000-8000-000000000001',
    number: 1001,
    name: 'Meera Iyer',
    status: 'placed',
    totalPaise: paise,
    payment: { type: 'upi', status: 'Pending' },
    carrier: 'Delhivery',
    trackingNumber: 'DL123456789',
    pieces,
    bill: {
      subTotalPaise: paise,
      discountPaise: 0,
      taxPaise: 0,
      grandTotalPaise: paise,
      creditPaise: 0,
      duePaise: paise,
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
    refund: { amountPaise: last.pricePaise, kind: 'upi', reference: '612345678901' },
  }
}

/** An order of nobody, to show and try out how the mails about orders look. */
export const sampleMail = sampleOf([piece, kurta])

/** The same for what this shop sells, in the language that is spoken; as it is above while nothing of it has a picture. */
export async function readSampleMail(db: Db): Promise<OrderMail> {
  const [first, second] = (await newestPictured(db, 2)).map((product): MailedPiece => {
    const { words: _words, ...good } = withLocalizedName(product)
    return { ...piece, ...good }
  })
  if (!first) return sampleMail
  return sampleOf([first, ...(second ? [{ ...second, quantity: kurta.quantity }] : [])])
}

/** How it is paid, to nobody: the code says `sample` and opens no UPI app. */
export const sampleUpi = ({ totalPaise }: OrderMail): MailedUpi => ({
  upiId: 'boutique@bank',
  payeeName: 'Your shop',
  amountPaise: totalPaise,
  qr: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAGQAAABkAQMAAABKLAcXAAAABlBMVEX///8AAABVwtN+AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAmElEQVQ4y72TyRHFMAxC1QH9d6kO+CDnbzeRQzzx2O8QtCBXPb1INqp9RKTdxrklRMMcMU34G1TaMV1C3xp25PZo/fRsR8eM/rNmQ/qbLAIISdmqSfo6I/RISCojwknjXfuWIBmrnHr3dM22MuiIxhUZClZEth/QC/lMz5I8ce7wuJKRoh+RkGiJlPyKHTwkztjN/ET07HoBtzcbLzEmqJkAAAAASUVORK5CYII=',
    'base64',
  ),
})
