import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { updateUser } from '#/features/accounts/accounts.store.ts'
import { giftCards } from '#/features/credit/giftCard.tables.ts'
import { newId } from '#/platform/db/ids.ts'
import { addDays, indiaDay } from '#/platform/time/days.ts'
import { openOrderShop } from '../../../../test/fixtures/orderShop.ts'
import { type KnownPerson, signUp } from '../../../../test/fixtures/people.ts'
import { changeSettings } from '../../../../test/fixtures/settings.ts'
import type { Json } from '../../../../test/fixtures/shop.ts'
import { giftPurchases } from './giftPurchases.tables.ts'
import { sendGiftCards } from './sendGiftCards.jobs.ts'

const orderShop = await openOrderShop({})
const { shop, other, people, post } = orderShop
const { db } = shop.services
/** Either process may be the one that mails. */
const mailed = vi.spyOn(shop.services.mailer, 'deliver')
const mailedByOther = vi.spyOn(other.services.mailer, 'deliver')
beforeAll(async () => {
  await changeSettings(shop, { giftCardAmounts: '500, 1,000', upiId: 'zari@upi' })
  other.services.settings.forget()
})
afterAll(orderShop.close)

const RECIPIENT = 'friend@example.com'
const today = () => indiaDay(new Date())
const buy = (json: Json = {}, as = people.meera) =>
  shop.call('POST', '/api/gift-card', {
    as,
    json: { requestId: newId(), amount: 500, recipientEmail: RECIPIENT, ...json },
  })
const act = (path: string, as: KnownPerson, json: Json = {}) =>
  shop.call('POST', `/api/gift-card/${path}`, { as, json })
const decide = ({ _id }: Json, what: 'approve' | 'refund', json: Json = {}) =>
  post(`/admin/gift-card/sold/${_id}/${what}`, { currentPassword: people.adminAsha.password, ...json })
const mails = () =>
  [mailed, mailedByOther]
    .flatMap(({ mock }) => mock.calls.map(([mail], at) => ({ mail, at: mock.invocationCallOrder[at] ?? 0 })))
    .toSorted((one, next) => one.at - next.at)
const codesTo = (to: string) =>
  mails().flatMap(({ mail }) =>
    mail.to === to
      ? (mail.text.match(/[34679ACDEFGHJKMNPRTUVWXY]{5}(?:-[34679ACDEFGHJKMNPRTUVWXY]{5}){3}/) ?? [])
      : [],
  )
/** What admins are told of a purchase. */
const alertsAbout = async ({ _id }: Json) =>
  (
    await db.execute(
      sql`select alert ->> 'kind' as kind, alert ->> 'label' as label, alert ->> 'amount' as amount
        from pgboss.job, jsonb_array_elements(data -> 'alerts') as alert
        where name = 'alerts' and alert ->> 'subjectId' = ${_id}`,
    )
  ).rows
const stateOf = async ({ _id }: Json) =>
  (await db.select().from(giftPurchases).where(eq(giftPurchases.id, _id)))[0]?.state

test('is bought at an amount that the shop sells, once, and bad input is named', async () => {
  const requestId = newId()
  const first = await buy({ requestId, greeting: 'For the wedding!' })
  expect(first).toMatchObject({
    status: 201,
    body: { value: 500, state: 'awaited', recipientEmail: RECIPIENT, mayGiveUp: true, sendOn: today() },
  })
  expect(first.body.upi.link).toContain(`am=500.00&cu=INR&tr=GIFT${first.body.number}&`)
  expect((await buy({ requestId })).body._id).toBe(first.body._id)
  expect((await buy({ requestId }, people.ravi)).status).toBe(404)
  const wrong = { amount: 700, recipientEmail: 'no mail', sendOn: addDays(today(), -1) }
  for (const [field, value] of Object.entries(wrong)) {
    expect((await buy({ [field]: value })).body.errors).toMatchObject([{ field }])
  }
  expect((await buy({ sendOn: addDays(today(), 400) })).status).toBe(422)
  const list = (await shop.call('GET', '/api/gift-card', { as: people.meera })).body
  expect(list).toMatchObject({ amounts: [500, 1000], purchases: [{ _id: first.body._id }] })
  expect((await shop.call('GET', '/api/gift-card', { as: people.ravi })).body.purchases).toEqual([])
})

test('no number of them at once gets past the limit of what is awaited', async () => {
  const who = await signUp(shop, 'Many Mansi')
  const answers = await Promise.all(Array.from({ length: 8 }, () => buy({}, who)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    ...Array(5).fill(201),
    ...Array(3).fill(409),
  ])
})

test('its code goes out once the money is there, once, to both, and stands nowhere', async () => {
  await changeSettings(shop, { languages: ['hi'] })
  await updateUser(db, people.meera.id, { language: 'hi' })
  const { body: card } = await buy({ greeting: 'Shine!' })
  await sendGiftCards(shop.services)
  expect(codesTo(RECIPIENT)).toEqual([])
  const given = await act(`${card._id}/reference`, people.meera, { reference: '4123 4567 8901' })
  expect(given.body).toMatchObject({ state: 'awaited', reference: '412345678901' })
  await act(`${card._id}/reference`, people.meera, { reference: '412345678901' })
  // Once, in paise.
  expect(await alertsAbout(card)).toEqual([
    { kind: 'giftCardReference', label: String(card.number), amount: '50000' },
  ])
  expect((await decide(card, 'approve', { currentPassword: 'not mine' })).status).toBe(422)
  mailed.mockRejectedValueOnce(new Error('No mail server'))
  expect((await decide(card, 'approve')).body).toMatchObject({ state: 'paid', buyer: 'Meera Iyer' })
  expect(await db.select().from(giftCards).where(eq(giftCards.recipientEmail, RECIPIENT))).toEqual([])
  await Promise.all([shop, other, shop].map(({ services }) => sendGiftCards(services)))
  const codes = codesTo(RECIPIENT)
  const [, code = ''] = codes
  // The first was of the mail that failed: it is worth nothing.
  expect(codes).toHaveLength(2)
  expect(codesTo(people.meera.email)).toEqual([code])
  // Nobody knows what a stranger reads: the giver's language is the best guess.
  expect(new Set(mails().map(({ mail }) => / lang="([\w-]+)"/.exec(mail.html)?.[1]))).toEqual(
    new Set(['hi-IN']),
  )
  const redeemed = await shop.call('POST', '/api/credit/redeem', { as: people.ravi, json: { code } })
  expect(redeemed.body.credit.balance).toBe(500)
  expect((await decide(card, 'approve')).status).toBe(409)
  expect(await act(`${card._id}/cancel`, people.meera)).toMatchObject({
    status: 409,
    body: { code: 'gift_card_spent' },
  })
  const rows = JSON.stringify([
    await db.select().from(giftPurchases),
    (await db.execute('select * from audit_log')).rows,
    (await db.execute('select * from pgboss.job')).rows,
  ])
  expect(rows).not.toContain(code.replaceAll('-', ''))
  expect(rows).not.toContain(code)
})

test('waits for its day, and is given up until it is redeemed: its money is owed back, once', async () => {
  const { body: later } = await buy({ sendOn: addDays(today(), 3) })
  await decide(later, 'approve')
  expect(await stateOf(later)).toBe('paid')
  await sendGiftCards(shop.services, new Date(Date.now() + 3 * 86_400_000))
  expect(await stateOf(later)).toBe('sent')
  const [code = ''] = codesTo(RECIPIENT).slice(-1)
  expect((await act(`${later._id}/cancel`, people.ravi)).status).toBe(404)
  expect((await decide(later, 'refund')).status).toBe(409)
  expect((await act(`${later._id}/cancel`, people.meera)).body).toMatchObject({
    state: 'owed',
    mayGiveUp: false,
  })
  const tried = await shop.call('POST', '/api/credit/redeem', { as: people.ravi, json: { code } })
  expect(tried.status).toBe(422)
  expect((await decide(later, 'refund', { currentPassword: 'not mine' })).status).toBe(422)
  expect((await decide(later, 'refund', { reference: 'UTR 9' })).body.state).toBe('refunded')
  expect((await decide(later, 'refund')).status).toBe(200)
  // Before the money came there is none to send back, and none is taken any more.
  const { body: early } = await buy()
  expect((await act(`${early._id}/cancel`, people.meera)).body.state).toBe('cancelled')
  expect((await decide(early, 'approve')).status).toBe(409)
  // A card that the shop withdrew is owed back as well.
  const { body: gone } = await buy()
  await decide(gone, 'approve')
  const [card] = await db.select().from(giftCards).where(eq(giftCards.idempotencyKey, gone._id))
  await post(`/admin/gift-card/${card?.id}/withdraw`, { currentPassword: people.adminAsha.password })
  expect((await decide(gone, 'refund')).body.state).toBe('refunded')
})

test('bought for oneself it is mailed once', async () => {
  const before = codesTo(people.ravi.email).length
  const { body: card } = await buy({ recipientEmail: people.ravi.email }, people.ravi)
  expect((await decide(card, 'approve')).body.state).toBe('sent')
  expect(codesTo(people.ravi.email)).toHaveLength(before + 1)
})

test('given up and redeemed at once, one of the two happens', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { body: card } = await buy()
    await decide(card, 'approve')
    const [code = ''] = codesTo(RECIPIENT).slice(-1)
    const who = await signUp(shop, `Racing ${'abcd'.charAt(round)}`)
    const [up, taken] = await Promise.all([
      act(`${card._id}/cancel`, people.meera),
      other.call('POST', '/api/credit/redeem', { as: who, json: { code } }),
    ])
    expect([up.status, taken.status].toSorted()).toEqual(up.status === 200 ? [200, 422] : [200, 409])
  }
})

test('a buyer finds it in the own data, and goes from it; what is paid is still sent', async () => {
  await buy()
  const who = await signUp(shop, 'Leaving Lata')
  const { body: paid } = await buy({ sendOn: addDays(today(), 2), greeting: 'Bye' }, who)
  const { body: open } = await buy({}, who)
  await decide(paid, 'approve')
  const data = (await shop.call('GET', '/api/me/export', { as: who })).body.purchasedGiftCards
  expect(data).toMatchObject([{ recipientEmail: RECIPIENT }, { greeting: 'Bye' }])
  await shop.call('POST', '/api/me/erase', { as: who, json: { password: who.password } })
  expect(await stateOf(open)).toBe('cancelled')
  await sendGiftCards(shop.services, new Date(Date.now() + 2 * 86_400_000))
  const rows = await db.select().from(giftPurchases).where(eq(giftPurchases.id, paid._id))
  expect(rows).toMatchObject([
    { state: 'sent', buyerId: null, buyerName: '', recipientEmail: '', greeting: '' },
  ])
})
