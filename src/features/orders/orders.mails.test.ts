import { render } from '@react-email/render'
import { expect, test } from 'vitest'
import { mailOf, type OrderMail, orderMails } from './orders.mails.tsx'

const shop = { name: 'Zari', origin: 'https://zari.example', email: 'care@zari.example', address: 'Varanasi' }
const order = {
  id: 'order-id',
  number: 1001,
  customerName: 'Meera Iyer',
  grandTotalPaise: 249_950,
  carrier: 'Delhivery',
  trackingNumber: 'DL123',
}
const upi = { type: 'upi', status: 'Pending' } as const

async function read(kind: keyof typeof orderMails, mail: OrderMail) {
  const { subject, body } = orderMails[kind](mail, shop)
  return { subject, text: await render(body, { plainText: true }) }
}

test.each(Object.keys(orderMails) as (keyof typeof orderMails)[])(
  '%s names the order and leads to it',
  async (kind) => {
    const { subject, text } = await read(kind, mailOf(order, upi, 'With love.'))
    expect(subject).toMatch(/1001.* – Zari$/)
    expect(text).toContain('https://zari.example/order/view/order-id')
    expect(text).toContain('With love.')
  },
)

test('shipped says who carries it under which number', async () => {
  const { text } = await read('order.shipped', mailOf(order, upi))
  expect(text).toMatch(/Delhivery[\s\S]*DL123/)
})

test('placed says how to pay', async () => {
  const says = async (type: 'upi' | 'cod') =>
    (await read('order.placed', mailOf(order, { type, status: 'Pending' }))).text
  expect(await says('upi')).toContain('QR code')
  expect(await says('cod')).toContain('₹2,499.50 in cash')
})

test('cancelled promises money back only to those who paid', async () => {
  const says = async (status: 'Pending' | 'Completed') =>
    (await read('order.cancelled', mailOf(order, { type: 'upi', status }))).text
  expect(await says('Pending')).not.toContain('sent back')
  expect(await says('Completed')).toContain('sent back')
})

test('what a customer wrote stays text', async () => {
  const { body } = orderMails['order.placed'](mailOf({ ...order, customerName: '<b>x</b>' }, upi), shop)
  expect(await render(body)).not.toContain('<b>x</b>')
})
