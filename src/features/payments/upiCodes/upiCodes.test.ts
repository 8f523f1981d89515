import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { payments } from '#/features/orders/tables/payments.tables.ts'
import { indiaDay } from '#/platform/time/days.ts'
import { openCardShop } from '../../../../test/fixtures/cardShop.ts'
import { orderOf } from '../../../../test/fixtures/orders.ts'
import type { WebhookCall } from '../../../../test/fixtures/razorpayDouble.ts'
import { changeSettings } from '../../../../test/fixtures/settings.ts'
import type { Json } from '../../../../test/fixtures/shop.ts'
import { upiCodes } from './upiCodes.tables.ts'

let cards: Awaited<ReturnType<typeof openCardShop>>

beforeAll(async () => {
  cards = await openCardShop({ upiId: 'weavers@okbank', upiName: 'Zari Weavers' }, { RAZORPAY_UPI_QR: '1' })
})
afterEach(() => cards.calm())
afterAll(() => cards?.close())

const order = (): Promise<Json> =>
  orderOf(cards.shop, cards.people.meera, cards.goods.cottonSaree, { payment: 'upi' })
const pay = async ({ _id }: Json, suffix = '/upi', as: object = cards.people.meera) =>
  cards.shop.call('GET', `/api/order/${_id}${suffix}`, { as })
const { stringify } = JSON
/** An order with its code. */
async function coded() {
  const placed = await order()
  const { body } = await pay(placed)
  const code = cards.razorpay.codes.at(-1)
  if (!code) throw new Error(`No code: ${stringify(body)}`)
  return { placed, code, body }
}
const statusOf = async (placed: Json) => (await cards.seen(placed)).paymentId.status
const receipts = async (list: string): Promise<Json[]> =>
  (await cards.shop.call('GET', `/api/admin/receipt?list=${list}`, { as: cards.people.adminAsha })).body
    .receipts
const receive = (call: WebhookCall) => cards.receive(call)

describe('the code', () => {
  test('is made once for an order, over its amount, for one payment; the picture and the link say the same', async () => {
    const { placed, code, body } = await coded()
    expect(code).toMatchObject({ payment_amount: 89_900, usage: 'single_use', fixed_amount: true })
    expect(code.close_by * 1_000 - Date.now()).toBeGreaterThan(47 * 3_600_000)
    expect(body).toMatchObject({
      link: code.image_content,
      confirms: 'byItself',
      amount: 899,
      payeeName: 'ZariWeavers',
    })
    expect(body.upiId).toMatch(/@icic$/)
    const made = cards.razorpay.codes.length
    const answers = await Promise.all([pay(placed), pay(placed), pay(placed, '/upi-qr.svg')])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(cards.razorpay.codes).toHaveLength(made)
    expect((await pay(placed, '/upi', cards.people.ravi)).status).toBe(404)
  })

  test.each(['error', 'nonsense', 'wrong_amount', 'other_payment', 'silence'] as const)(
    'is the shop’s own when the provider answers with %s, and the page says that the reference is needed',
    async (mischief) => {
      const placed = await order()
      cards.razorpay.mischief = mischief
      const { body } = await pay(placed)
      expect(body).toMatchObject({ upiId: 'weavers@okbank', confirms: 'notNow' })
      expect(body.link).toContain('pa=weavers%40okbank')
      cards.razorpay.mischief = undefined
      expect((await pay(placed)).body.confirms).toBe('byItself')
    },
  )
})

test('a code that closes within half an hour is not shown to whoever begins to pay', async () => {
  const { placed, code } = await coded()
  const closesAt = new Date(Date.now() + 20 * 60_000)
  await cards.shop.services.db.update(upiCodes).set({ closesAt }).where(eq(upiCodes.id, code.id))
  expect((await pay(placed)).body.link).not.toBe(code.image_content)
  await receive(cards.razorpay.creditEvent(code, { rrn: '512345678941' }))
  expect(await statusOf(placed)).toBe('Completed')
})

describe('paid', () => {
  test('late, twice, at once and beside an admin: the order is paid once, by one receipt', async () => {
    const { placed, code } = await coded()
    const event = cards.razorpay.creditEvent(code, { rrn: '512345678901' })
    const again = cards.razorpay.creditEvent(code, { rrn: '512345678901' })
    const path = `/api/admin/order/secure-payment/${placed.paymentId._id}`
    const answers = await Promise.all([
      ...[receive(event), receive(event), receive(again)],
      cards.shop.call('POST', path, { as: cards.people.adminAsha }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await receive(event)).toMatchObject({ status: 200 })
    expect(await statusOf(placed)).toBe('Completed')
    expect(await cards.countOf(placed, 'paid')).toBe(1)
    const found = (await receipts('matched')).filter(({ utr }) => utr === '512345678901')
    expect(found).toMatchObject([{ source: 'provider', amount: 899, order: { number: placed.number } }])
  })

  test('by webhook, by a statement that is uploaded and by two admins at once: the order is paid once, by one receipt', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { placed, code } = await coded()
      const rrn = `5123456790${10 + round}`
      const event = cards.razorpay.creditEvent(code, { rrn })
      const day = indiaDay(new Date()).split('-').toReversed().join('/')
      const statement = `Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance
${day},UPI-MEERA-ORDER${placed.number}-PAY,${rrn},${day},,899.00,899.00`
      const as = cards.people.adminAsha
      const upload = () =>
        cards.shop.call('POST', '/api/admin/receipt/statement?write=true', {
          as,
          body: statement,
          headers: { 'content-type': 'application/octet-stream' },
        })
      const approve = () =>
        cards.shop.call('POST', `/api/admin/order/secure-payment/${placed.paymentId._id}`, { as })
      const ways = [() => receive(event), upload, approve, () => receive(event), upload, approve]
      // Another one begins each time.
      const turned = [...ways.slice(round), ...ways.slice(0, round)]
      const answers = await Promise.all(turned.map((way) => way()))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      await upload()
      expect(await statusOf(placed)).toBe('Completed')
      expect(await cards.countOf(placed, 'paid')).toBe(1)
      const found = (await receipts('matched')).filter(({ utr }) => utr === rrn)
      expect(found).toMatchObject([{ amount: 899, order: { number: placed.number } }])
    }
  })

  test('without the bank’s reference it is known by the provider’s id', async () => {
    const { placed, code } = await coded()
    const event = cards.razorpay.creditEvent(code, { rrn: null, paymentId: 'pay_without_rrn' })
    for (let times = 0; times < 2; times++) await receive(event)
    expect(await statusOf(placed)).toBe('Completed')
    const found = (await receipts('matched')).filter(({ narration }) => narration.includes('pay_without_rrn'))
    expect(found).toHaveLength(1)
  })

  test('is one payment, also when the bank’s reference is told only later', async () => {
    const { code } = await coded()
    for (const rrn of [null, '512345678951', '512345678951'])
      await receive(cards.razorpay.creditEvent(code, { rrn, paymentId: 'pay_rrn_later' }))
    const lists = await Promise.all(['matched', 'likely', 'unmatched'].map(receipts))
    const found = lists.flat().filter(({ narration }) => narration.includes('pay_rrn_later'))
    expect(found).toHaveLength(1)
  })

  test('forged, not captured, of another kind: nothing is believed', async () => {
    const { placed, code } = await coded()
    const event = cards.razorpay.creditEvent(code)
    const other = cards.razorpay.creditEvent(code)
    expect((await receive({ ...event, headers: other.headers })).status).toBe(400)
    expect((await receive({ ...event, body: event.body.replace('89900', '89900 ') })).status).toBe(400)
    for (const fields of [{ status: 'authorized' }, { status: 'failed' }, { name: 'qr_code.closed' }])
      expect((await receive(cards.razorpay.creditEvent(code, fields))).status).toBe(200)
    expect(await statusOf(placed)).toBe('Pending')
  })

  test('another amount pays nothing and stands in the list; the notes of another order are not believed', async () => {
    const [one, two] = [await coded(), await coded()]
    await receive(cards.razorpay.creditEvent(one.code, { amount: 10_000, rrn: '512345678911' }))
    const notes = { zari_order: `ORDER${two.placed.number}` }
    await receive(cards.razorpay.creditEvent(one.code, { notes, rrn: '512345678912' }))
    expect([await statusOf(one.placed), await statusOf(two.placed)]).toEqual(['Completed', 'Pending'])
    const open = [...(await receipts('likely')), ...(await receipts('unmatched'))]
    expect(open.filter(({ utr }) => utr === '512345678911')).toMatchObject([{ amount: 100 }])
  })

  test('a code that is not ours names no order, also when its notes do', async () => {
    const { placed, code } = await coded()
    const notes = { zari_order: `ORDER${placed.number}` }
    await receive(cards.razorpay.creditEvent(code, { codeId: 'qr_of_a_counter', notes, rrn: '512345678921' }))
    expect(await statusOf(placed)).toBe('Pending')
    const open = [...(await receipts('likely')), ...(await receipts('unmatched'))]
    expect(open.filter(({ utr }) => utr === '512345678921')).toHaveLength(1)
  })

  test('after the amount of the order changed, another code is shown, and the old one is still known', async () => {
    const { placed, code: old } = await coded()
    await cards.shop.services.db
      .update(payments)
      .set({ amountPaise: 50_000 })
      .where(eq(payments.orderId, placed._id))
    expect((await pay(placed)).body).toMatchObject({ confirms: 'byItself', amount: 500 })
    expect((await pay(placed)).body.link).not.toBe(old.image_content)
    expect(cards.razorpay.codes.at(-1)?.payment_amount).toBe(50_000)
    await receive(cards.razorpay.creditEvent(old, { rrn: '512345678931' }))
    expect(await statusOf(placed)).toBe('Pending')
    const open = [...(await receipts('likely')), ...(await receipts('unmatched'))]
    expect(open.filter(({ utr }) => utr === '512345678931')).toMatchObject([{ amount: 899 }])
  })
})

test('is off unless it is switched on, whatever keys there are', async () => {
  await changeSettings(cards.shop, { upiId: 'weavers@okbank' })
  const plain = await cards.shop.anotherProcess({ RAZORPAY_UPI_QR: '0' })
  const placed = await order()
  const before = cards.razorpay.codes.length
  const { body } = await plain.call('GET', `/api/order/${placed._id}/upi`, { as: cards.people.meera })
  expect([body.upiId, 'confirms' in body, cards.razorpay.codes.length - before]).toEqual([
    'weavers@okbank',
    false,
    0,
  ])
  await plain.close()
})
