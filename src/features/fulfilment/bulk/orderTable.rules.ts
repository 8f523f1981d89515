import type { Order } from '#/features/orders/schema/orders.schema.ts'

const timeFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** `2026-11-05 16:30`, in India: spreadsheets read it as a moment whatever their language. */
export const sheetTime = (at: string): string => timeFormat.format(new Date(at)).replace(', ', ' ')

/** Whom a courier delivers to. */
const goesTo = ({ deliveryAddress, billingAddress }: Order) => deliveryAddress ?? billingAddress

type Cell = string | number | null

const columns: readonly (readonly [title: string, of: (order: Order) => Cell])[] = [
  ['Order', ({ number }) => number],
  ['Placed', ({ createdAt }) => sheetTime(createdAt)],
  ['Status', ({ status }) => status],
  ['Customer', ({ customer }) => customer.name],
  ['Ship to', (order) => goesTo(order).name],
  ['E-mail', ({ billingAddress }) => billingAddress.email],
  ['Mobile', (order) => goesTo(order).contact],
  ['Address', (order) => goesTo(order).address],
  ['City', (order) => goesTo(order).city],
  ['State', (order) => goesTo(order).state],
  ['PIN', (order) => goesTo(order).zipCode],
  ['Items', ({ items }) => soldOf(items).map(itemText).join('; ')],
  ['Pieces', ({ items }) => items.reduce((sum, { quantity }) => sum + quantity, 0)],
  ['Sub total', ({ subTotal }) => subTotal.toFixed(2)],
  ['Tax', ({ tax }) => tax.toFixed(2)],
  ['Grand total', ({ grandTotal }) => grandTotal.toFixed(2)],
  ['Paid by', ({ paymentId }) => paymentId.type],
  ['Payment', ({ paymentId }) => paymentId.status],
  ['Payment reference', ({ paymentId }) => paymentId.reference],
  ['Carrier', ({ carrier }) => carrier],
  ['Tracking number', ({ trackingNumber }) => trackingNumber],
  ['Customer’s note', ({ note = '' }) => note],
  ['GSTIN', ({ billingAddress }) => billingAddress.gstin ?? ''],
  ['SKUs', ({ items }) => soldOf(items).flatMap(skuText).join('; ')],
]

type Item = Order['items'][number]

/** Without what was cancelled whole before packing. */
const soldOf = (items: readonly Item[]) => items.filter(({ quantity }) => quantity > 0)

const skuText = ({ sku, quantity }: Item): string[] => (sku ? [`${quantity} x ${sku}`] : [])

const itemText = ({ product, size, quantity }: Item): string =>
  `${quantity} x ${product.name}${size ? ` (${size})` : ''}`

/** Orders as the rows of a spreadsheet, the names of the columns first. Amounts in rupees. */
export const orderTable = (orders: readonly Order[]): Cell[][] => [
  columns.map(([title]) => title),
  ...orders.map((order) => columns.map(([, of]) => of(order))),
]
