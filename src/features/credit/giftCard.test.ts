import { eq } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { newId } from '#/platform/db/ids.ts'
import { openOrderShop } from '../../../test/fixtures/orderShop.ts'
import { type KnownPerson, signUp } from '../../../test/fixtures/people.ts'
import type { Json } from '../../../test/fixtures/shop.ts'
import { creditLines } from './credit.tables.ts'
import { CODE_LENGTH, giftCodeOf, plainCode, spelledCode } from './giftCard.rules.ts'
import { giftCards } from './giftCard.tables.ts'
import { makeGiftCode } from './giftCode.ts'

const orderShop = await openOrderShop({ RATE_LIMITS: 'on' })
const { shop, other, people, post } = orderShop
const { db, mailer } = shop.services
const mailed = vi.spyOn(mailer, 'deliver')
afterAll(orderShop.close)

const issue = (json: Json = {}) =>
  post('/admin/gift-card', {
    requestId: newId(),
    amount: 500,
    paidBy: 'upi',
    currentPassword: people.adminAsha.password,
    ...json,
  })
const redeem = (as: KnownPerson, code: string, at = shop) =>
  at.call('POST', '/api/credit/redeem', { as, json: { code } })

test('a code is long, of letters that are not mixed up, and read as it is typed', () => {
  const code = makeGiftCode()
  expect(code).toMatch(/^[34679ACDEFGHJKMNPRTUVWXY]{20}$/)
  expect(Math.log2(24) * CODE_LENGTH).toBeGreaterThan(80)
  expect(makeGiftCode()).not.toBe(code)
  expect(giftCodeOf((limit) => limit - 1)).toBe('Y'.repeat(20))
  const spelled = spelledCode(code)
  expect(spelled).toMatch(/^(.{5}-){3}.{5}$/)
  for (const typed of [
    spelled,
    spelled.toLowerCase(),
    ` ${code.replace(/(..)/g, '$1 ')}`,
    spelled.replaceAll('-', '–'),
  ])
    expect(plainCode(typed)).toBe(code)
  for (const typed of ['', code.slice(1), `${code}3`, code.replace(/.$/, '0')])
    expect(plainCode(typed)).toBeUndefined()
})

test('a card is issued once, with the password; its code is shown, mailed and written down nowhere', async () => {
  const requestId = newId()
  expect((await issue({ currentPassword: undefined })).body.errors).toMatchObject([
    { field: 'currentPassword' },
  ])
  expect((await issue({ currentPassword: 'not mine' })).status).toBe(422)
  for (const [field, value] of Object.entries({ amount: -5, paidBy: 'shells', recipientEmail: 'no mail' }))
    expect((await issue({ [field]: value })).body.errors).toMatchObject([{ field }])
  const { status, body } = await issue({
    requestId,
    recipientEmail: 'Friend@Example.com',
    greeting: 'For the wedding!',
    reference: 'UTR 42',
  })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    mailed: true,
    card: {
      value: 500,
      state: 'issued',
      paidBy: 'upi',
      recipientEmail: 'friend@example.com',
      by: 'Asha Verma',
    },
  })
  const [mail] = mailed.mock.lastCall ?? []
  expect(mail?.to).toBe('friend@example.com')
  expect(mail?.text).toContain(body.code)
  expect(mail?.text).toContain('For the wedding!')
  mailed.mockRejectedValueOnce(new Error('No mail server'))
  expect((await issue({ recipientEmail: 'far@example.com' })).body).toMatchObject({ mailed: false })
  expect(await issue({ requestId })).toMatchObject({
    status: 409,
    body: { code: 'gift_card_issued_already' },
  })
  const rows = JSON.stringify([
    await db.select().from(giftCards),
    (await db.execute('select * from audit_log')).rows,
    (await db.execute('select * from pgboss.job')).rows,
  ])
  expect(rows).not.toContain(plainCode(body.code))
  expect(rows).not.toContain(body.code)
})

test('is redeemed once, however many want it at once; whoever has it may ask again', async () => {
  const [one, two] = [await signUp(shop, 'First Farah'), await signUp(shop, 'Second Sana')]
  const { code, card } = (await issue()).body
  const answers = await Promise.all([
    redeem(one, code),
    redeem(two, code, other),
    redeem(one, code.toLowerCase(), other),
    redeem(two, code.replaceAll('-', ' ')),
  ])
  const lines = await db.select().from(creditLines).where(eq(creditLines.giftCardId, card._id))
  expect(lines).toMatchObject([{ amountPaise: 50_000, cause: 'giftCard' }])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 422, 422])
  const winner = lines[0]?.customerId === one.id ? one : two
  expect((await redeem(winner, code)).body).toMatchObject({
    message: 'This gift card is in your store credit already.',
    credit: { balance: 500, lines: [{ text: 'Gift card', amount: 500 }] },
  })
  // Only codes that are none count as tries.
  for (let at = 0; at < 10; at += 1) expect((await redeem(winner, code)).status).toBe(200)
  const listed = (await shop.call('GET', '/api/admin/gift-card', { as: people.adminAsha })).body
  expect(listed.cards.find(({ _id }: Json) => _id === card._id)).toMatchObject({
    state: 'redeemed',
    redeemedBy: { _id: winner.id },
  })
  const withdrawn = await post(`/admin/gift-card/${card._id}/withdraw`, {
    currentPassword: people.adminAsha.password,
  })
  expect(withdrawn).toMatchObject({ status: 409, body: { code: 'gift_card_redeemed' } })
})

test('unknown, mistyped, taken and withdrawn codes get the same words, and only so many tries', async () => {
  const who = await signUp(shop, 'Guessing Gopal')
  const { code, card } = (await issue()).body
  const withdraw = (json: Json) => post(`/admin/gift-card/${card._id}/withdraw`, json)
  expect((await withdraw({})).status).toBe(422)
  const password = { currentPassword: people.adminAsha.password }
  expect((await withdraw(password)).body).toMatchObject({ state: 'withdrawn' })
  expect((await withdraw(password)).status).toBe(200)
  const wrong = [code, makeGiftCode(), 'ABC', '🎁', `${code}X`]
  const answers = [...wrong, ...wrong, code].map((each) => () => redeem(who, each))
  const got = []
  for (const ask of answers) got.push(await ask())
  expect(new Set(got.slice(0, 10).map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(got.map(({ status }) => status)).toEqual([...Array(10).fill(422), 429])
  expect((await db.select().from(creditLines).where(eq(creditLines.customerId, who.id))).length).toBe(0)
})

test('a person finds the cards in the own data, and goes from them with the account', async () => {
  const who = await signUp(shop, 'Leaving Leela')
  const { code, card } = (await issue({ recipientEmail: who.email })).body
  await redeem(who, code)
  expect((await shop.call('GET', '/api/me/export', { as: who })).body.giftCards).toMatchObject([
    { endsIn: card.lastFour, mailedTo: who.email.toLowerCase() },
  ])
  await shop.call('POST', '/api/me/erase', { as: who, json: { password: who.password } })
  expect(await db.select().from(giftCards).where(eq(giftCards.id, card._id))).toMatchObject([
    { recipientEmail: '', redeemedBy: null, state: 'redeemed' },
  ])
})
