import { connect } from 'node:net'
import { sql } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openIntake } from '#/platform/mail/intake/intake.ts'
import { addProduct } from '../../../../test/fixtures/goods.ts'
import { orderOf } from '../../../../test/fixtures/orders.ts'
import { cast } from '../../../../test/fixtures/people.ts'
import { type Json, openTestShop, type TestShop } from '../../../../test/fixtures/shop.ts'
import { forgetMails } from './bankMails.store.ts'
import { bankMails } from './bankMails.tables.ts'
import { receiveBankMail } from './receiveBankMail.actions.ts'
import { alertText, lookUp, RULES, signed, written } from './signedMails.fixture.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>
let product: Awaited<ReturnType<typeof addProduct>>
let intake: Awaited<ReturnType<typeof openIntake>>

const TO = 'bank-7f3k9q@shop.example.com'
const dmy = (date: Date) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Kolkata',
    day: '2-digit',
    month: '2-digit',
    year: '2-digit',
  })
    .format(date)
    .replaceAll('/', '-')
const today = dmy(new Date())

beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
  product = await addProduct(shop, { name: 'Silk that is paid by mail', pricePaise: 89_900, quantity: 500 })
  intake = await openIntake({ host: '127.0.0.1', port: 0, to: TO, log: shop.services.log, receive })
})
afterAll(async () => {
  await intake?.close()
  await shop?.close()
})

const receive = (raw: Uint8Array) => receiveBankMail(shop.services, RULES, raw, { lookUp, now: new Date() })
/** Over the wire, as a mail server brings it. */
async function send(raw: Buffer, to = TO): Promise<string> {
  const transport = createTransport({ host: '127.0.0.1', port: intake.port, ignoreTLS: true })
  try {
    const envelope = { from: 'forwarder@mail.example', to }
    return (await transport.sendMail({ envelope, raw })).response
  } catch (error) {
    return String((error as { response?: string }).response ?? error)
  }
}
const alert = (fields: Parameters<typeof alertText>[0]) =>
  signed(written({ text: alertText({ day: today, ...fields }) }))
const as = () => ({ as: people.adminAsha })
const waiting = async (): Promise<Json> => (await shop.call('GET', '/api/admin/bank-mail', as())).body
const receiptsOf = async (utr: string): Promise<Json[]> => {
  const lists = await Promise.all(
    ['matched', 'likely', 'unmatched'].map((list) =>
      shop.call('GET', `/api/admin/receipt?list=${list}`, as()),
    ),
  )
  return lists.flatMap(({ body }) => body.receipts ?? []).filter((each: Json) => each.utr === utr)
}
async function order(reference: string): Promise<Json> {
  const made = await orderOf(shop, people.meera, product, { payment: 'upi' })
  const json = { reference }
  await shop.call('POST', `/api/order/${made._id}/upi-reference`, { as: people.meera, json })
  return made
}
const statusOf = async ({ _id }: Json) =>
  (await shop.call('GET', `/api/order/${_id}`, { as: people.meera })).body.paymentId.status

test('the bank’s mail pays the order whose reference it names, however often it comes', async () => {
  const paid = await order('412345678901')
  const mail = await alert({ utr: '412345678901' })
  expect(await send(mail)).toMatch(/^250/)
  expect(await statusOf(paid)).toBe('Completed')
  const answers = await Promise.all([send(mail), send(mail), receive(mail), receive(mail)])
  expect(answers.map((answer) => answer.slice(0, 3))).toEqual(['250', '250', 'tak', 'tak'])
  expect(await receiptsOf('412345678901')).toHaveLength(1)
  const { body } = await shop.call('GET', `/api/order/${paid._id}`, { as: people.meera })
  expect(body.events.filter(({ event }: Json) => event === 'paid')).toHaveLength(1)
})

test('mails that overtake each other and their orders pay each its own', async () => {
  const utrs = ['412345678911', '412345678912', '412345678913']
  const mails = await Promise.all(utrs.map((utr) => alert({ utr })))
  await receive(mails[2] as Buffer)
  const orders = [
    await order(utrs[2] as string),
    await order(utrs[1] as string),
    await order(utrs[0] as string),
  ]
  await Promise.all(mails.map((mail) => receive(mail)))
  for (const each of orders) expect(await statusOf(each)).toBe('Completed')
})

test('forged, of strangers, about other accounts: no mail of these pays anything', async () => {
  const unpaid = await order('412345678921')
  const genuine = await alert({ utr: '412345678921', rupees: '1.00' })
  const forged = Buffer.from(genuine.toString().replace('1.00 is', '899.00 is'))
  expect(await send(forged)).toMatch(/^550/)
  expect(
    await send(
      await signed(
        written({ to: 'mallory@mallory.example', text: alertText({ day: today, utr: '412345678921' }) }),
      ),
    ),
  ).toMatch(/^550/)
  expect(await send(await alert({ utr: '412345678921', account: '9999' }))).toMatch(/^250/)
  const text = alertText({ day: today, utr: '412345678921' })
  expect(await send(await signed(written({ text }), { headers: 'from:to:subject:date' }))).toMatch(/^250/)
  expect(await statusOf(unpaid)).toBe('Pending')
  expect(await receiptsOf('412345678921')).toEqual([])
  const { mails } = await waiting()
  expect(mails.map(({ reason }: Json) => reason)).toEqual([
    expect.stringContaining('unsigned'),
    expect.stringContaining('another account'),
  ])
})

test('what cannot be read waits with its words until somebody looked, and codes to log in are never kept', async () => {
  for (const { _id } of (await waiting()).mails)
    await shop.call('POST', `/api/admin/bank-mail/${_id}/done`, as())
  expect(await send(await signed(written({ text: 'Your one-time password is 482913.' })))).toMatch(/^250/)
  const odd = await signed(written({ text: 'Rs 899 was credited to your account by cheque 1234.' }))
  for (let times = 0; times < 2; times++) expect(await send(odd)).toMatch(/^250/)
  const { total, mails, isOn, lastAt } = await waiting()
  expect([total, isOn, typeof lastAt]).toEqual([1, false, 'string'])
  expect(mails).toMatchObject([
    { sender: 'alerts@hdfcbank.net', text: expect.stringContaining('by cheque 1234') },
  ])
  const done = () => shop.call('POST', `/api/admin/bank-mail/${mails[0]._id}/done`, as())
  expect([(await done()).status, (await done()).status]).toEqual([200, 200])
  expect((await waiting()).mails).toEqual([])
  const { rows } = await shop.services.db.$client.query('select text, subject from bank_mails')
  expect(JSON.stringify(rows)).not.toMatch(/cheque|482913/)
  await shop.services.db.update(bankMails).set({ createdAt: sql`now() - interval '91 days'` })
  await receive(await signed(written({ text: 'Rs 5 was credited.' })))
  await forgetMails(shop.services.db)
  expect((await shop.services.db.select().from(bankMails)).length).toBe(1)
})

test('a connection ends after its time, whoever keeps it busy', async () => {
  const brief = await openIntake({
    ...{ host: '127.0.0.1', port: 0, to: TO, log: shop.services.log, receive },
    longestMs: 150,
  })
  const socket = connect(brief.port, '127.0.0.1')
  socket.on('error', () => undefined)
  const busy = setInterval(() => socket.write('NOOP\r\n'), 20)
  const began = Date.now()
  await new Promise((closed) => socket.once('close', closed))
  clearInterval(busy)
  expect(Date.now() - began).toBeLessThan(2_000)
  await brief.close()
})

test('the intake takes mails for one address, of a size, a few at a time, and nothing else', async () => {
  const mail = await alert({ utr: '412345678931' })
  for (const to of ['somebody@shop.example.com', `${TO}.mallory.example`])
    expect(await send(mail, to)).toMatch(/^550/)
  const large = await signed(written({ text: 'x'.repeat(600_000) }))
  expect(await send(large)).toMatch(/^552/)
  expect(await receiptsOf('412345678931')).toEqual([])
  const transport = createTransport({
    host: '127.0.0.1',
    port: intake.port,
    ignoreTLS: true,
    pool: true,
    maxConnections: 1,
    maxMessages: 100,
  })
  const codes = await Promise.all(
    Array.from({ length: 8 }, () =>
      transport.sendMail({ envelope: { from: 'a@b.example', to: TO }, raw: mail }).then(
        () => 250,
        ({ responseCode }) => responseCode,
      ),
    ),
  )
  transport.close()
  expect(codes).toContain(421)
  expect((await receiptsOf('412345678931')).length).toBe(1)
})
