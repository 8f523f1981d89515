import { render, toPlainText } from '@react-email/render'
import { expect, test } from 'vitest'
import { formatPaise } from '#/platform/money/money.ts'
import type { OrderMail } from './mailed.ts'
import { orderMails } from './orders.mails.tsx'
import { sampleMail } from './sampleMail.ts'

const shop = {
  ...{ name: 'Zari', origin: 'https://zari.example', email: 'care@zari.example', address: 'Varanasi' },
  promise: { processingDaysLeast: 1, processingDaysMost: 3, returnDays: 7 },
}
const upi = { type: 'upi', status: 'Pending' } as const
const paid = { ...sampleMail, payment: { type: 'upi', status: 'Completed' } } as const
const kinds = Object.keys(orderMails) as (keyof typeof orderMails)[]

async function read(kind: keyof typeof orderMails, mail: OrderMail, sender = shop) {
  const { subject, body, attachments } = orderMails[kind].write(mail, sender)
  const html = await render(body)
  return { subject, html, text: toPlainText(html), attachments }
}

test.each(kinds)('%s names the order and leads to it', async (kind) => {
  const { subject, text } = await read(kind, { ...sampleMail, note: 'With love.' })
  expect(subject).toMatch(/1001.* – Zari$/)
  expect(text).toContain(`https://zari.example/order/view/${sampleMail.orderId}`)
  expect(text).toContain('With love.')
})

test.each(kinds)('%s holds the whole order, so that it can be kept as its record', async (kind) => {
  const { text } = await read(kind, sampleMail)
  expect(text).toContain('Banarasi Katan Silk Saree in Kumkum Red')
  expect(text).toContain('₹24,990.00')
  expect(text).toMatch(/Chikankari Kurta in Ivory\s+Size M\s+2 pieces at ₹2,499.50/)
  expect(text).toContain('₹4,999.00')
  expect(text).toMatch(/Sub-total\s+₹29,989.00\s+Tax\s+₹0.00\s+Grand total\s+₹29,989.00/)
  expect(text).toMatch(/14 Temple Street, Mylapore\s+Chennai, Tamil Nadu 600004\s+9876543210/)
})

test('what offers take off stands between sub-total and tax, by name', async () => {
  const offers = [{ offerId: '1', code: null, label: 'Diwali', savedPaise: 100_000 }]
  const bill = { ...sampleMail.bill, discountPaise: 100_000, grandTotalPaise: 28_989_00 }
  const { text } = await read('order.placed', { ...sampleMail, offers, bill })
  expect(text).toMatch(
    /Sub-total\s+₹29,989.00\s+Diwali\s+-₹1,000.00\s+Tax\s+₹0.00\s+Grand total\s+₹28,989.00/,
  )
})

test('of an order that ended, only what came is told, and nothing is left to pay', async () => {
  const { duePaise } = sampleMail.bill
  const shows = async (kind: 'order.placed' | 'order.cancelled', isAdvanceThere: boolean) => {
    const bill = { ...sampleMail.bill, advancePaise: 3_000_00, isAdvanceThere }
    const status = kind === 'order.placed' ? 'placed' : 'cancelled'
    const payment = { type: 'cod', status: 'Pending' } as const
    const { text } = await read(kind, { ...sampleMail, bill, status, payment })
    return text.match(/(Paid first|First part|At delivery), (by UPI|in cash)\s+\S+/g)
  }
  const rest = formatPaise(duePaise - 3_000_00)
  expect(await shows('order.placed', false)).toEqual([
    expect.stringMatching(/^First part.*₹3,000.00$/s),
    expect.stringContaining(rest),
  ])
  expect(await shows('order.cancelled', true)).toEqual([expect.stringMatching(/^Paid first.*₹3,000.00$/s)])
  expect(await shows('order.cancelled', false)).toBeNull()
  const credit = { ...sampleMail.bill, creditPaise: 1_000_00, duePaise: duePaise - 1_000_00 }
  const { text } = await read('order.cancelled', { ...sampleMail, bill: credit, status: 'cancelled' })
  expect(text).toMatch(/Paid by store credit\s+-₹1,000.00/)
  expect(text).not.toContain('Left to pay')
})

test('pieces that were cancelled or came back are told, and cost nothing where they are not sold', async () => {
  const [saree, kurta] = sampleMail.pieces as [OrderMail['pieces'][0], OrderMail['pieces'][0]]
  const pieces = [
    { ...saree, quantity: 0, cancelled: 1 },
    { ...kurta, cancelled: 1, returned: 1 },
  ]
  const { text } = await read('order.piecesCancelled', { ...sampleMail, pieces, status: 'delivered' })
  expect(text).toMatch(/Kumkum Red\s+1 cancelled\s+₹0.00/)
  expect(text).toMatch(/Size M\s+3 pieces at ₹2,499.50\s+1 cancelled\s+1 returned\s+₹4,999.00/)
  // What was lost on its way did not come back, and for what is over nobody waits for money.
  const lost = await read('order.undelivered', {
    ...sampleMail,
    pieces,
    status: 'undelivered',
    outcome: 'lost',
  })
  expect(lost.text).not.toMatch(/1 returned|came back|not paid yet/)
  expect((await read('order.placed', sampleMail)).text).toContain('not paid yet')
})

test('pictures are JPEG with an address of the shop, twice as wide as they are shown', async () => {
  const [saree] = sampleMail.pieces as [OrderMail['pieces'][0]]
  const image = '/media/0197a3c5.1200x1600.7a1230/1020.webp'
  const { html } = await read('order.placed', { ...sampleMail, pieces: [{ ...saree, image }] })
  expect(html).toMatch(
    /src="https:\/\/zari\.example\/media\/0197a3c5\.1200x1600\.7a1230\/160\.jpg"[^>]*width="80"|width="80"[^>]*src="https:\/\/zari\.example\/media\/0197a3c5\.1200x1600\.7a1230\/160\.jpg"/,
  )
  const elsewhere = { ...saree, image: 'https://pictures.example/a.png' }
  expect((await read('order.placed', { ...sampleMail, pieces: [elsewhere] })).html).toContain(
    'src="https://pictures.example/a.png"',
  )
})

test.each(kinds)('%s leads to the page of each piece that has one', async (kind) => {
  const [saree, kurta] = sampleMail.pieces as [OrderMail['pieces'][0], OrderMail['pieces'][0]]
  const pieces = [{ ...saree, slug: 'katan-saree' }, kurta]
  const inHindi = { ...shop, origin: 'https://zari.example/hi' }
  const { html } = await read(kind, { ...sampleMail, pieces }, inHindi)
  expect(html).toMatch(
    /href="https:\/\/zari\.example\/hi\/details\/katan-saree"[^>]*>Banarasi Katan Silk Saree/,
  )
  expect(html.match(/\/details\//g)).toHaveLength(1)
  expect(html).toContain('Chikankari Kurta in Ivory')
})

test('shipped says who carries it under which number', async () => {
  const { text } = await read('order.shipped', sampleMail)
  expect(text).toMatch(/Delhivery[\s\S]*DL123456789/)
  expect(text).toContain('https://www.delhivery.com/track/package/DL123456789')
  const unknown = await read('order.shipped', { ...sampleMail, carrier: 'My cousin' })
  expect(unknown.text).not.toContain('Follow it')
  expect((await read('order.packed', sampleMail)).text).not.toContain('Follow it')
})

test('placed says how to pay, and what happens next', async () => {
  const says = async (type: 'upi' | 'cod') =>
    (await read('order.placed', { ...sampleMail, payment: { type, status: 'Pending' } })).text
  expect(await says('upi')).toMatch(/QR code[\s\S]*What happens next[\s\S]*1\. Pay by UPI/i)
  expect(await says('upi')).toContain('within 1 to 3 business days')
  expect(await says('cod')).toContain('₹29,989.00 in cash')
  expect(await says('cod')).not.toContain('1. Pay by UPI')
  expect((await read('order.delivered', sampleMail)).text).toContain('within 7 days')
  const never = { ...shop, promise: { ...shop.promise, returnDays: 0 } }
  expect((await read('order.delivered', sampleMail, never)).text).not.toContain('go back within')
})

test('the code to pay goes along within the mail, and stands beside what can be typed', async () => {
  const qr = Buffer.from('a picture')
  const toPay = { upiId: 'boutique@bank', payeeName: 'Zari Handlooms', amountPaise: 29_989_00, qr }
  const mail = { ...sampleMail, enclosed: { upi: toPay, documents: [] } }
  const { html, text, attachments } = await read('order.placed', mail)
  expect(html).toContain('src="cid:upi-qr"')
  expect(attachments).toEqual([
    { filename: 'upi-qr.png', contentType: 'image/png', content: qr, cid: 'upi-qr' },
  ])
  expect(text).toMatch(/Pay ₹29,989.00 by UPI[\s\S]*boutique@bank \(Zari Handlooms\)/i)
  expect((await read('order.placed', sampleMail)).html).not.toContain('cid:')
})

test('cancelled promises money back only to those who paid', async () => {
  expect((await read('order.cancelled', { ...sampleMail, payment: upi })).text).not.toContain('sent back')
  expect((await read('order.cancelled', paid)).text).toContain('sent back')
})

test('a return says how much is owed back, a refund how much was sent, how and under which reference', async () => {
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

test('what the shop writes with a step keeps its lines', async () => {
  const { html, text } = await read('order.packed', { ...sampleMail, note: 'With love.\n\nZari <3' })
  expect(html).toMatch(/With love\.<br\/?>\s*<br\/?>\s*Zari &lt;3/)
  expect(text).toMatch(/With love\.\n\s*\nZari <3/)
})

test('what a customer wrote stays text', async () => {
  const name = '<b>x</b>'
  const { html } = await read('order.placed', {
    ...sampleMail,
    name,
    address: { ...sampleMail.address, name },
    pieces: sampleMail.pieces.map((piece) => ({ ...piece, name, size: name })),
  })
  expect(html).not.toContain(name)
})

test('a shop that says how long its couriers take says so in what is sent before the parcel arrives', async () => {
  const road = { ...shop, promise: { ...shop.promise, transitDaysLeast: 2, transitDaysMost: 6 } }
  for (const kind of ['order.placed', 'order.paid', 'order.shipped'] as const) {
    expect((await read(kind, paid, road)).text, kind).toContain('courier usually takes 2 to 6 days')
    expect((await read(kind, paid)).text, kind).not.toContain('usually takes')
  }
})
