import { render } from '@react-email/render'
import { expect, test } from 'vitest'
import { type OrderMail, orderMails } from './orders.mails.tsx'

const shop = { name: 'Zari', origin: 'https://zari.example', email: 'care@zari.example', address: 'Varanasi' }
const order = {
  orderId: 'order-id',
  number: 1001,
  name: 'Meera Iyer',
  totalPaise: 249_950,
  carrier: 'Delhivery',
  trackingNumber: 'DL123',
}
const upi = { type: 'upi', status: 'Pending' } as const

const mailOf = (about: typeof order, payment: OrderMail['payment'], note = ''): OrderMail => ({
  ...about,
  payment,
  note,
})

async function read(kind: keyof typeof orderMails, mail: OrderMail) {
  const { subject, body } = orderMails[kind].write(mail, shop)
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
  expect(text).toContain('https://www.delhivery.com/track/package/DL123')
  const unknown = await read('order.shipped', mailOf({ ...order, carrier: 'My cousin' }, upi))
  expect(unknown.text).not.toContain('Follow it')
  expect((await read('order.packed', mailOf(order, upi))).text).not.toContain('Follow it')
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

test('a return says how much is owed back, a refund how much was sent, how and under which reference', async () => {
  const paid = mailOf(order, { type: 'upi', status: 'Completed' })
  expect((await read('order.returned', { ...paid, owedPaise: 50_000 })).text).toContain(
    '₹500.00 is sent back',
  )
  expect((await read('order.returned', { ...paid, owedPaise: 0 })).text).not.toContain('sent back to you')
  const sent = async (kind: 'upi' | 'razorpay', reference: string) =>
    (await read('order.refunded', { ...paid, refund: { amountPaise: 50_000, kind, reference } })).text
  expect(await sent('upi', '612345678901')).toContain(
    'We sent ₹500.00 of order 1001 back to you by UPI. The reference is 612345678901.',
  )
  expect(await sent('razorpay', 'rfnd_1')).toMatch(/back to your card\.[\s\S]*5 to 7 working days/)
})

test('what a customer wrote stays text', async () => {
  const { body } = orderMails['order.placed'].write(mailOf({ ...order, name: '<b>x</b>' }, upi), shop)
  expect(await render(body)).not.toContain('<b>x</b>')
})
