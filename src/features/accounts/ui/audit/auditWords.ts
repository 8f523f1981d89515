import { formatPaise, formatRupees } from '#/platform/money/money.ts'
import { m } from './messages/audit.messages.ts'

/** What was done, where the name of the action alone would say it badly. */
const actions: Readonly<Record<string, () => string>> = {
  'shop.update': m.shopUpdate,
  'look.update': m.lookUpdate,
  'feeds.key': m.feedsKey,
  'order.approve': m.orderApprove,
  'order.collectCash': m.orderCollectCash,
  'order.approveAdvance': m.orderApproveAdvance,
  'order.passCash': m.orderPassCash,
  'cod.update': m.codUpdate,
  'order.undoPayment': m.orderUndoPayment,
  'order.lateMoney': m.orderLateMoney,
  'order.cancelPieces': m.orderCancelPieces,
  'order.beginWork': m.orderBeginWork,
  'order.refuseReturn': m.orderRefuseReturn,
  'order.acceptReturn': m.orderAcceptReturn,
  'order.questionReturn': m.orderQuestionReturn,
  'order.correctParcel': m.orderCorrectParcel,
  'order.undelivered': m.orderUndelivered,
  'refund.create': m.refundCreate,
  'refund.send': m.refundSend,
  'refund.drop': m.refundDrop,
  'product.sizeChart': m.productChart,
  'synonyms.create': m.synonymCreate,
  'synonyms.update': m.synonymUpdate,
  'synonyms.delete': m.synonymDelete,
  'missedWord.forget': m.missForget,
  'mail.update': m.mailUpdate,
  'menu.update': m.menuUpdate,
  'menu.reset': m.menuReset,
  'home.draft': m.homeDraft,
  'home.publish': m.homePublish,
  'home.reset': m.homeReset,
  'banner.order': m.bannerReorder,
  'review.answer': m.reviewAnswer,
  'review.removePhoto': m.reviewPhoto,
  'day.close': m.dayClose,
  'receipt.create': m.receiptCreate,
  'receipt.mail': m.receiptMail,
  'receipt.upload': m.statementUpload,
  'receipt.match': m.receiptMatch,
  'receipt.refund': m.receiptReturn,
  'receipt.credit': m.receiptCredit,
  'receipt.notOrder': m.receiptOther,
  'receipt.duplicate': m.receiptTwice,
  'receipt.reopen': m.receiptReopen,
  'giftCard.issue': m.giftCardIssue,
  'giftCard.withdraw': m.giftCardWithdraw,
  'giftPurchase.approve': m.giftPurchaseApprove,
  'giftPurchase.refund': m.giftPurchaseReturn,
  'customer.note': m.customerNote,
  'sale.stop': m.saleStop,
  'gst.settings': m.gstUpdate,
  'gst.file': m.gstFile,
  'gst.einvoice': m.gstEinvoice,
  'gst.reopen': m.gstReopen,
  'order.gstPlace': m.gstPlace,
  'slidingText.update': m.slidingText,
}

/** What things are called that are changed most; others by the name that the program has for them. */
const kinds: Readonly<Record<string, () => string>> = {
  product: m.product,
  category: m.category,
  user: m.user,
  order: m.order,
  offer: m.offer,
  sale: m.sale,
  collection: m.collection,
  review: m.review,
  banner: m.banner,
  attribute: m.attribute,
}

const verbs: Readonly<Record<string, () => string>> = {
  create: m.added,
  update: m.changed,
  delete: m.deleted,
  pack: m.packed,
  ship: m.shipped,
  deliver: m.delivered,
  return: m.returned,
  cancel: m.cancelled,
  upload: m.uploaded,
  start: m.started,
  stop: m.stopped,
  finish: m.finished,
  discard: m.discarded,
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
  const thing = kinds[kind]?.() ?? spaced(kind)
  return actions[action]?.() ?? capital(`${thing} ${verbs[verb]?.() ?? spaced(verb)}`.trim())
}

/** Fields whose names do not speak for themselves. */
const labels: Readonly<Record<string, () => string>> = {
  mrp: () => 'MRP',
  hsn: () => 'HSN',
  gstin: () => 'GSTIN',
  upiId: m.upiId,
  upiName: m.upiName,
  gstClass: m.taxClass,
  enableSize: m.hasSizes,
  status: m.status,
  action: m.actionColour,
  link: m.linkColour,
  accent: m.accentColour,
  type: m.letters,
  _id: () => 'Id',
}

export const fieldLabel = (name: string): string =>
  labels[name]?.() ?? capital(spaced(name.replace(/Paise$/, '')))

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
  if (values.every(isAddress)) return m.pictures({ count: values.length })
  return values.map((value) => valueText('', value)).join(', ')
}

/** A value as people read it: rupees, yes and no, names instead of objects. */
export function valueText(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '—'
  if (typeof value === 'boolean') return value ? m.yes() : m.no()
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
