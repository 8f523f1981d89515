import { render, toPlainText } from '@react-email/render'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { insertCreditLine } from '#/features/credit/credit.store.ts'
import { orderItems } from '#/features/orders/tables/orders.tables.ts'
import { HOUR_MS } from '#/platform/time/spans.rules.ts'
import type { Json } from '../../../test/fixtures/shop.ts'
import { openCodShop } from './cod.fixture.ts'
import { codMails } from './cod.mails.tsx'
import { confirmToken } from './confirmLink.ts'

const codShop = await openCodShop()
const { shop, db, post, guard, confirming, somebody, ordered, freshContact } = codShop
afterAll(codShop.close)
beforeEach(codShop.reset)

const sender = {
  ...{ name: 'Zari', origin: 'https://zari.example', email: 'care@zari.example', address: 'Varanasi' },
  promise: { processingDaysLeast: 1, processingDaysMost: 3, returnDays: 7 },
}
type Kind = keyof typeof codMails
const kinds = Object.keys(codMails) as Kind[]

async function read(kind: Kind, data: Parameters<(typeof codMails)[Kind]['write']>[0]) {
  const html = await render(codMails[kind].write(data, sender).body)
  return { html, text: toPlainText(html) }
}

test.each(kinds)('%s is shown with the pieces, what they cost and where they go', async (kind) => {
  const { shown } = codMails[kind]
  if (!shown) throw new Error('Not shown')
  const { text } = await read(kind, shown.sample)
  expect(text).toMatch(/Order 1001[\s\S]*Banarasi Katan Silk Saree in Kumkum Red\s+₹24,990.00/i)
  expect(text).toMatch(/Chikankari Kurta in Ivory\s+Size M\s+2 pieces at ₹2,499.50\s+₹4,999.00/)
  expect(text).toMatch(/Grand total\s+₹29,989.00[\s\S]*Cash on delivery/i)
  expect(text).toMatch(/14 Temple Street, Mylapore\s+Chennai, Tamil Nadu 600004\s+9876543210/)
})

/** An order of eight pieces for 8,000 rupees as its mail is read, cut where the order itself begins. */
async function readSent(kind: Kind, { _id, number }: Json) {
  const image = '/media/0197a3c5.1200x1600.7a1230/1020.webp'
  await db.update(orderItems).set({ image }).where(eq(orderItems.orderId, _id))
  const loaded = await codMails[kind].load(shop.services, { orderId: _id })
  if (!loaded) throw new Error('Nothing to send')
  const { text, html } = await read(kind, loaded.data)
  const [says = '', shows = '', ...more] = text.split(new RegExp(`order ${number}\\n`, 'i'))
  expect(more).toEqual([])
  expect(shows).toMatch(
    /Piece \d+ https:\/\/zari\.example\/details\/\S+\s+Size M\s+8 pieces at ₹1,000.00\s+₹8,000.00[\s\S]*Grand total\s+₹8,000.00[\s\S]*Goes to/i,
  )
  expect(html).toContain('src="https://zari.example/media/0197a3c5.1200x1600.7a1230/160.jpg"')
  return { says, shows }
}

test.each(['cod.confirm', 'cod.remind'] as const)(
  '%s asks first, and shows the whole order',
  async (kind) => {
    const { says, shows } = await readSent(kind, await confirming())
    expect(says).toMatch(/Yes, I want this order[\s\S]*What happens next[\s\S]*1\. We pack/i)
    expect(says).toContain('Please have ₹8,000.00 in cash ready')
    expect(says).not.toContain('our other mail')
    expect(shows).not.toMatch(/first part|at delivery/i)
  },
)

test('of what store credit pays nothing is to be paid at the door, in the mail and on the page that its button opens', async () => {
  await guard({ confirmFrom: 1, advanceFrom: 100 })
  const as = somebody()
  await insertCreditLine(db, { customerId: as.id, amountPaise: 1_000_00, cause: 'granted' })
  const { body } = await ordered(as, { contact: freshContact() }, { quantity: 8, useCredit: true })
  expect(body.order).toMatchObject({ cashCheck: 'confirm', credit: 1_000, paymentId: { amount: 7_000 } })
  const { says } = await readSent('cod.confirm', body.order)
  expect(says).toContain('You ordered for ₹7,000.00, to be paid at the door')
  const until = new Date(Date.now() + HOUR_MS)
  const token = await confirmToken(shop.services, { orderId: body.order._id, until })
  expect((await shop.call('GET', `/api/cash-order/${token}`)).body.total).toBe(7_000)
  const check = await shop.call('GET', `/api/order/${body.order._id}/cash-check`, {
    as: codShop.people.adminAsha,
  })
  expect(new URL(check.body.whatsapp).searchParams.get('text')).toContain(
    'for ₹7,000.00, to be paid at the door',
  )
})

test('where a part comes first, each mail says how much of it, whether it is there and what the courier collects', async () => {
  await guard({ confirmFrom: 1, advanceFrom: 1 })
  const { body } = await ordered(somebody(), { contact: freshContact() }, { quantity: 8 })
  const asked = await readSent('cod.confirm', body.order)
  expect(asked.says).toMatch(/Pay the first part[\s\S]*1\. Pay the first part by UPI[\s\S]*2\. We pack/i)
  expect(asked.says).toMatch(/₹800.00 by UPI first, ₹7,200.00 at the door/i)
  expect(asked.says).not.toMatch(/one press|press the button/i)
  expect(asked.shows).toMatch(/First part, by UPI\s+₹800.00\s+At delivery, in cash\s+₹7,200.00/)
  const undone = await readSent('cod.advanceUndone', body.order)
  expect(undone.shows).toMatch(/First part, by UPI\s+₹800.00\s+At delivery, in cash\s+₹7,200.00/)
  await post(`/admin/order/approve-advance/${body.order._id}`)
  const arrived = await readSent('cod.advance', body.order)
  expect(arrived.says).toMatch(/1\. We pack[\s\S]*have ₹7,200.00 in cash ready/i)
  expect(arrived.shows).toMatch(/Paid first, by UPI\s+₹800.00\s+At delivery, in cash\s+₹7,200.00/)
  expect(asked.shows).toContain('not paid yet')
  expect(arrived.shows).not.toContain('not paid yet')
})
