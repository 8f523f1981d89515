import { formatPaise, formatRupees } from '#/platform/money/money.ts'

/** What was done, where the name of the action alone would say it badly. */
const actions: Readonly<Record<string, string>> = {
  'shop.update': 'Settings changed',
  'look.update': 'Look of the shop changed',
  'feeds.key': 'Secret address of the feeds changed',
  'order.approve': 'UPI payment approved',
  'order.collectCash': 'Cash collected',
  'order.approveAdvance': 'First part of the money approved',
  'order.passCash': 'Cash order let pass',
  'cod.update': 'Cash on delivery: settings changed',
  'order.undoPayment': 'Payment taken back',
  'order.lateMoney': 'Money after the end of an order',
  'order.cancelPieces': 'Pieces cancelled',
  'order.beginWork': 'Work on a service begun',
  'order.refuseReturn': 'Return refused',
  'order.acceptReturn': 'Return accepted',
  'order.questionReturn': 'Customer asked about a return',
  'order.correctParcel': 'Tracking corrected',
  'order.undelivered': 'Parcel came back or was lost',
  'refund.create': 'Refund written down',
  'refund.send': 'Refund sent',
  'refund.drop': 'Refund withdrawn',
  'product.sizeChart': 'Size chart of a product chosen',
  'synonyms.create': 'Search words added',
  'synonyms.update': 'Search words changed',
  'synonyms.delete': 'Search words deleted',
  'missedWord.forget': 'Word that was not found forgotten',
  'mail.update': 'Greeting of a mail changed',
  'menu.update': 'Menu changed',
  'menu.reset': 'Own menu taken away',
  'home.draft': 'Draft of the home page changed',
  'home.publish': 'Home page published',
  'home.reset': 'Home page set back to the shop’s own',
  'banner.order': 'Banners reordered',
  'review.answer': 'Review answered',
  'review.removePhoto': 'Photo of a review removed',
  'day.close': 'Day closed',
  'receipt.create': 'Incoming money typed',
  'receipt.mail': 'Bank mail looked at',
  'receipt.upload': 'Bank statement uploaded',
  'receipt.match': 'Incoming money matched by hand',
  'receipt.refund': 'Incoming money sent back',
  'receipt.credit': 'Incoming money given as store credit',
  'receipt.notOrder': 'Incoming money was no order’s',
  'receipt.duplicate': 'Incoming money stood twice',
  'receipt.reopen': 'Incoming money looked at again',
  'giftCard.issue': 'Gift card issued',
  'giftCard.withdraw': 'Gift card withdrawn',
  'giftPurchase.approve': 'Gift card: payment approved',
  'giftPurchase.refund': 'Gift card: money sent back',
  'customer.note': 'Note about a customer',
  'sale.stop': 'Sale stopped',
  'gst.settings': 'Settings of the GST returns changed',
  'gst.file': 'GST month marked as filed',
  'gst.einvoice': 'E-invoice written down',
  'gst.reopen': 'Filed GST month opened again',
  'order.gstPlace': 'Place of supply named',
  'slidingText.update': 'Sliding text changed',
}

const verbs: Readonly<Record<string, string>> = {
  create: 'added',
  update: 'changed',
  delete: 'deleted',
  pack: 'packed',
  ship: 'shipped',
  deliver: 'delivered',
  return: 'returned',
  cancel: 'cancelled',
  upload: 'uploaded',
  start: 'started',
  stop: 'stopped',
  finish: 'finished',
  discard: 'discarded',
}

/** `gstClass` as "gst class". */
const spaced = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[._-]/g, ' ')
    .toLowerCase()
const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1)

/** `product.update` as "Product changed", `order.ship` as "Order shipped". */
export function actionWords(action: string): string {
  const [kind = '', verb = ''] = action.split('.')
  return actions[action] ?? capital(`${spaced(kind)} ${verbs[verb] ?? spaced(verb)}`.trim())
}

/** Fields whose names do not speak for themselves. */
const labels: Readonly<Record<string, string>> = {
  mrp: 'MRP',
  hsn: 'HSN',
  gstin: 'GSTIN',
  upiId: 'UPI id',
  upiName: 'UPI name',
  gstClass: 'Tax class',
  enableSize: 'Has sizes',
  status: 'Status',
  action: 'Colour of actions',
  link: 'Colour of links',
  accent: 'Accent colour',
  type: 'Letters',
  _id: 'Id',
}

export const fieldLabel = (name: string): string =>
  labels[name] ?? capital(spaced(name.replace(/Paise$/, '')))

/** Fields that hold rupees; those in paise end with "Paise". */
const RUPEES = new Set(['price', 'mrp', 'amount', 'subTotal', 'grandTotal', 'reverseShipmentFee'])

type Fields = Readonly<Record<string, unknown>> | null

interface ChangedField {
  readonly name: string
  /** Undefined where the thing was made. */
  readonly was: string | undefined
  /** Undefined where the thing was removed. */
  readonly is: string | undefined
}

const isAddress = (value: unknown): boolean =>
  typeof value === 'string' && /^(https?:\/\/|\/media\/)/.test(value)

function listText(values: readonly unknown[]): string {
  if (values.length === 0) return '—'
  if (values.every(isAddress)) return values.length === 1 ? '1 picture' : `${values.length} pictures`
  return values.map((value) => valueText('', value)).join(', ')
}

/** A value as people read it: rupees, yes and no, names instead of objects. */
export function valueText(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '—'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') {
    if (name.endsWith('Paise')) return formatPaise(value)
    return RUPEES.has(name) ? formatRupees(value) : String(value)
  }
  if (Array.isArray(value)) return listText(value)
  if (typeof value !== 'object') return String(value)
  if ('name' in value) return String(value.name)
  return Object.entries(value)
    .map(([key, part]) => `${fieldLabel(key)}: ${valueText(key, part)}`)
    .join(', ')
}

/** What the eye compares nothing by. */
const HIDDEN = new Set(['_id', 'id', 'createdAt', 'updatedAt', 'version'])

/** The fields of an entry in their order, each with its values as text. */
export function changedFields(before: Fields, after: Fields): ChangedField[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names
    .filter((name) => !HIDDEN.has(name))
    .map((name) => ({
      name: fieldLabel(name),
      was: before ? valueText(name, before[name]) : undefined,
      is: after ? valueText(name, after[name]) : undefined,
    }))
}
