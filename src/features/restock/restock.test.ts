import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '#/features/accounts/accounts.tables.ts'
import { products } from '#/features/catalog/tables/catalog.tables.ts'
import { sendMail } from '#/main/jobs/mails.ts'
import { newId } from '#/platform/db/ids.ts'
import type { Mail } from '#/platform/mail/mailer.ts'
import { addProduct } from '../../../test/fixtures/goods.ts'
import { isWrittenIn } from '../../../test/fixtures/letters.ts'
import { signUp } from '../../../test/fixtures/people.ts'
import { changeSettings } from '../../../test/fixtures/settings.ts'
import { openTestShop } from '../../../test/fixtures/shop.ts'
import { inviteWaiting } from './inviteWaiting.actions.ts'
import { restockData } from './restock.privacy.ts'
import { NEXT_AFTER_HOURS, PEOPLE_PER_PIECE, sizesToWaitFor } from './restock.rules.ts'
import { insertWish, wishesOf } from './restock.store.ts'
import { restockWishes } from './restock.tables.ts'
import { openRestock } from './restockShop.fixture.ts'

type Opened = Awaited<ReturnType<typeof openRestock>>
let shop: Opened['shop']
let people: Opened['people']
let soldOut: Opened['soldOut']
let restock: Opened['restock']
let ask: Opened['ask']
let invite: Opened['invite']
let made = 0

beforeAll(async () => {
  ;({ shop, people, soldOut, restock, ask, invite } = await openRestock())
})
afterAll(() => shop.close())

/** What the jobs of the wishes of a product send when they are done: all of them twice, the last one first. */
async function mailsAbout(product: { id: string }, times = 2): Promise<string[]> {
  const { db } = shop.services
  const { rows } = await db.execute<{ wish: string }>(sql`
    select data -> 'ids' ->> 'wishId' as wish from pgboss.job where name = 'mail' and data ->> 'kind' = 'restock.back'
      and data -> 'ids' ->> 'wishId' in (select id::text from restock_wishes where product_id = ${product.id})
    order by created_on desc, id desc`)
  const sent: Mail[] = []
  const mailer = { deliver: async (mail: Mail) => void sent.push(mail) }
  for (let time = 0; time < times; time += 1)
    for (const { wish } of rows)
      await sendMail({ ...shop.services, mailer }, { kind: 'restock.back', ids: { wishId: wish } })
  return sent.map(({ to }) => to).sort()
}

/** So many customers who wait, in this order. @param size that each of them asks for */
async function lineUp(product: { id: string }, length: number, size = '') {
  const waiting = []
  for (let place = 0; place < length; place += 1) {
    const letters = [...String(made++)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
    const person = await signUp(shop, `Waiting ${letters}`)
    expect((await ask(person, product, { size })).status).toBe(201)
    waiting.push(person)
  }
  return waiting.map(({ email }) => email)
}

test('what is back is called as its reader calls it, in the mail and where it is waited for', async () => {
  await changeSettings(shop, { languages: ['hi'] })
  const { db } = shop.services
  const saree = await soldOut()
  await db
    .update(products)
    .set({ words: { hi: { name: 'रेशमी साड़ी' } } })
    .where(eq(products.id, saree.id))
  const person = await signUp(shop, 'Waiting Hindi')
  await db.update(users).set({ language: 'hi' }).where(eq(users.id, person.id))
  await ask(person, saree)
  const headers = { 'accept-language': 'hi' }
  const { body } = await shop.call('GET', '/api/restock', { as: person, headers })
  expect(body).toMatchObject([{ name: 'रेशमी साड़ी' }])
  const [wish] = await db.select().from(restockWishes).where(eq(restockWishes.productId, saree.id))
  const link = `/api/restock/link/${wish?.token}`
  expect((await shop.call('GET', link, { headers })).body).toMatchObject({ name: 'रेशमी साड़ी' })
  expect((await shop.call('GET', link)).body).toMatchObject({ name: saree.name })
  await restock(saree, 1)
  await invite()
  const sent: Mail[] = []
  const mailer = { deliver: async (mail: Mail) => void sent.push(mail) }
  const ids = { wishId: wish?.id ?? '' }
  await sendMail({ ...shop.services, mailer }, { kind: 'restock.back', ids })
  expect(sent[0]?.subject).toContain('रेशमी साड़ी')
  expect(sent[0]?.text).not.toContain(saree.name)
  await changeSettings(shop, { languages: [] })
})

test('a visitor is written to in the language of the page that was asked on', async () => {
  await changeSettings(shop, { languages: ['hi', 'ta'] })
  const saree = await soldOut()
  const headers = { 'accept-language': 'ta-IN' }
  const json = { productId: saree.id, email: 'tamil@example.com' }
  // What was asked on another page before, and not confirmed, is asked anew.
  for (const spoken of [{ 'accept-language': 'hi-IN' }, headers])
    expect((await shop.call('POST', '/api/restock', { headers: spoken, json })).status).toBe(201)
  const [wish] = await shop.services.db
    .select()
    .from(restockWishes)
    .where(eq(restockWishes.email, json.email))
  const sent: Mail[] = []
  const mailer = { deliver: async (mail: Mail) => void sent.push(mail) }
  const send = (kind: string) =>
    sendMail({ ...shop.services, mailer }, { kind, ids: { wishId: wish?.id ?? '' } })
  await send('restock.confirm')
  const link = `/api/restock/link/${wish?.token}`
  expect((await shop.call('POST', link, { json: { answer: 'confirm' } })).status).toBe(200)
  // Of one that is confirmed nobody changes anything who knows the address alone.
  await shop.call('POST', '/api/restock', { headers: { 'accept-language': 'hi-IN' }, json })
  await restock(saree, 1)
  await invite()
  await send('restock.back')
  expect(sent.map(({ subject }) => isWrittenIn('ta', subject))).toEqual([true, true])
  expect(sent[1]?.html).toContain(`/ta/details/`)
  const copy = await restockData.collect(shop.services.db, { id: newId(), email: json.email })
  expect(copy).toMatchObject([{ language: 'ta' }])
  await changeSettings(shop, { languages: [] })
})

describe('fairly', () => {
  test('a few for each piece, oldest first; the next ones when it is still there after some hours', async () => {
    const saree = await soldOut()
    const inLine = await lineUp(saree, PEOPLE_PER_PIECE + 2)
    await invite()
    expect(await mailsAbout(saree)).toEqual([])
    await restock(saree, 1)
    await Promise.all([invite(), invite(), inviteWaiting((await shop.anotherProcess()).services)])
    expect(await mailsAbout(saree)).toEqual(inLine.slice(0, PEOPLE_PER_PIECE).sort())
    await invite()
    expect(await mailsAbout(saree)).toEqual([])
    const earlier = sql`now() - make_interval(hours => ${NEXT_AFTER_HOURS}, mins => 1)`
    await shop.services.db
      .update(restockWishes)
      .set({ invitedAt: earlier })
      .where(sql`product_id = ${saree.id} and invited_at is not null`)
    await invite()
    expect(await mailsAbout(saree)).toEqual(inLine.slice(PEOPLE_PER_PIECE).sort())
  })

  test('pieces that went before the mail did use up nobody’s turn, and the mail goes once when they return', async () => {
    const saree = await soldOut()
    const inLine = await lineUp(saree, 2)
    await restock(saree, 1)
    await invite()
    await restock(saree, 0)
    expect(await mailsAbout(saree)).toEqual([])
    await invite()
    await restock(saree, 5)
    await invite()
    expect(await mailsAbout(saree, 3)).toEqual(inLine.sort())
    await restock(saree, 0)
    await restock(saree, 5)
    await invite()
    expect(await mailsAbout(saree)).toEqual([])
  })

  test('who asked anew while pieces went waits once', async () => {
    const saree = await soldOut()
    const [email = ''] = await lineUp(saree, 1)
    await restock(saree, 1)
    await invite()
    await restock(saree, 0)
    const { db } = shop.services
    const [wish] = await db.select().from(restockWishes).where(eq(restockWishes.productId, saree.id))
    await insertWish(db, { userId: wish?.userId ?? '' }, { productId: saree.id, size: '' })
    expect(await mailsAbout(saree)).toEqual([])
    await restock(saree, 5)
    await invite()
    expect(await mailsAbout(saree, 3)).toEqual([email])
  })

  test('nobody whose account is closed', async () => {
    const saree = await soldOut()
    const [email = '', other = ''] = await lineUp(saree, 2)
    await shop.services.db.update(users).set({ status: 'inactive' }).where(eq(users.email, email))
    await restock(saree, 1)
    await invite()
    expect(await mailsAbout(saree)).toEqual([other])
  })

  test('only of what is on sale, and of the size that is asked for', async () => {
    const saree = await soldOut()
    await lineUp(saree, 1)
    await shop.services.db
      .update(products)
      .set({ status: false, quantity: 5 })
      .where(eq(products.id, saree.id))
    await invite()
    expect(await mailsAbout(saree)).toEqual([])
    const kurta = await addProduct(shop, {
      name: `Kurta ${made++}`,
      quantity: 0,
      enableSize: true,
      sizes: ['S', 'M'],
    })
    await ask(people.meera, kurta, { size: 'M' })
    await restock(kurta, 2)
    await invite()
    expect(await mailsAbout(kurta)).toEqual([people.meera.email])
  })

  test('of pieces that all sizes share a few for each piece, whichever size they wait for, oldest first', async () => {
    const kurta = await addProduct(shop, {
      ...{ name: `Shared ${made++}`, quantity: 0, enableSize: true, sizes: ['S', 'M', 'L'] },
    })
    const inLine = [
      ...(await lineUp(kurta, 2, 'M')),
      ...(await lineUp(kurta, 2, 'S')),
      ...(await lineUp(kurta, 2, 'L')),
    ]
    await restock(kurta, 1)
    await invite()
    expect(await mailsAbout(kurta)).toEqual(inLine.slice(0, PEOPLE_PER_PIECE).sort())
    await invite()
    expect(await mailsAbout(kurta)).toEqual([])
  })

  test('a mail that could not be sent is tried again, and arrives once', async () => {
    const saree = await soldOut()
    await lineUp(saree, 1)
    await restock(saree, 1)
    await invite()
    const { db } = shop.services
    const [wish] = await db.select().from(restockWishes).where(eq(restockWishes.productId, saree.id))
    const broken = { deliver: () => Promise.reject(new Error('no mail server')) }
    const job = { kind: 'restock.back', ids: { wishId: wish?.id } }
    await expect(sendMail({ ...shop.services, mailer: broken }, job)).rejects.toThrow('no mail server')
    expect(await mailsAbout(saree, 3)).toHaveLength(1)
  })
})

describe('by consent', () => {
  test('a customer with one press, once, and takes it back with another', async () => {
    const saree = await soldOut()
    const both = await Promise.all([ask(people.ravi, saree), ask(people.ravi, saree)])
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    const list = async () => (await shop.call('GET', '/api/restock', { as: people.ravi })).body
    const [wish, ...others] = await list()
    expect(others).toEqual([])
    expect(wish).toMatchObject({ productId: saree.id, name: saree.name, size: '' })
    const path = `/api/restock/${wish._id}`
    expect((await shop.call('DELETE', path, { as: people.meera })).status).toBe(200)
    expect(await list()).toHaveLength(1)
    expect((await shop.call('DELETE', path, { as: people.ravi })).status).toBe(200)
    expect(await list()).toEqual([])
    await restock(saree, 5)
    await invite()
    expect(await mailsAbout(saree)).toEqual([])
  })

  test('a visitor is written to only after confirming by the link, and not after withdrawing', async () => {
    const saree = await soldOut()
    const email = `Visitor${made++}@Example.com`
    const asked = await ask(undefined, saree, { email })
    expect([asked.status, asked.body.toConfirm]).toEqual([201, true])
    await restock(saree, 5)
    await invite()
    expect(await mailsAbout(saree)).toEqual([])
    const person = { email: email.toLowerCase() }
    const [wish] = await wishesOf(shop.services.db, person)
    const path = `/api/restock/link/${wish?.token}`
    expect((await shop.call('GET', path)).body).toMatchObject({ name: saree.name, isConfirmed: false })
    const answer = (word: string) => shop.call('POST', path, { json: { answer: word } })
    expect((await answer('confirm')).status).toBe(200)
    const { db } = shop.services
    const since = async () => (await wishesOf(db, person))[0]?.confirmedAt
    const place = await since()
    expect(place).toBeInstanceOf(Date)
    // The link may be opened again: the place in the line stays.
    await answer('confirm')
    expect(await since()).toEqual(place)
    await invite()
    expect(await mailsAbout(saree)).toEqual([person.email])
    const other = await soldOut()
    await insertWish(db, person, { productId: other.id, size: '' })
    const somebody = { email: `other${made++}@example.com` }
    await insertWish(db, somebody, { productId: other.id, size: '' })
    // What was mailed already is on no list of what is waited for.
    expect((await wishesOf(db, person)).map(({ productId }) => productId)).toEqual([other.id])
    expect((await answer('withdrawAll')).status).toBe(200)
    expect(await wishesOf(db, person)).toEqual([])
    expect(await wishesOf(db, somebody)).toHaveLength(1)
    expect((await answer('confirm')).status).toBe(404)
  })

  test('not for what is there, is not known, or without an address; and not by visitors of a members’ shop', async () => {
    const there = await addProduct(shop, { name: `There ${made++}`, quantity: 1 })
    expect((await ask(people.meera, there)).body.code).toBe('in_stock')
    expect((await ask(people.meera, { id: newId() })).status).toBe(404)
    const saree = await soldOut()
    expect((await ask(people.meera, saree, { size: 'M' })).body.errors).toMatchObject([{ field: 'size' }])
    expect((await ask(undefined, saree)).status).toBe(401)
    expect((await ask(undefined, saree, { email: 'nobody' })).status).toBe(422)
    const closed = await openTestShop()
    const gone = await addProduct(closed, { name: 'Gone', quantity: 0 })
    const json = { productId: gone.id, email: 'a@example.com' }
    expect((await closed.call('POST', '/api/restock', { json })).status).toBe(401)
    await closed.close()
  })

  test('is limited, so that nobody’s inbox is filled', async () => {
    const limited = await openTestShop({ RATE_LIMITS: 'on' })
    await changeSettings(limited, { access: 'open', launched: true })
    const gone = await addProduct(limited, { name: 'Gone', quantity: 0 })
    const json = { productId: gone.id, email: 'often@example.com' }
    const statuses = []
    for (let time = 0; time < 6; time += 1)
      statuses.push((await limited.call('POST', '/api/restock', { json })).status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    // Nor the inboxes of many by one.
    const others = Array.from({ length: 30 }, (_, at) => ({ ...json, email: `often${at}@example.com` }))
    const answers = await Promise.all(
      others.map((one) => limited.call('POST', '/api/restock', { json: one })),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(6)
    await limited.close()
  })
})

test('who did not confirm, waited long or was written to is forgotten', async () => {
  const { db } = shop.services
  const saree = await soldOut()
  const add = (email: string, change: Partial<Record<'createdAt' | 'confirmedAt' | 'invitedAt', unknown>>) =>
    db
      .insert(restockWishes)
      .values({ id: newId(), productId: saree.id, email, token: newId(), ...change } as never)
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
  await add('unconfirmed', { createdAt: ago(3) })
  await add('new', {})
  await add('patient', { createdAt: ago(364), confirmedAt: ago(364) })
  await add('long', { createdAt: ago(366), confirmedAt: ago(366) })
  await add('mailed', { createdAt: ago(40), confirmedAt: ago(40), invitedAt: ago(31) })
  await add('remembered', { createdAt: ago(40), confirmedAt: ago(40), invitedAt: ago(29) })
  await invite()
  const left = await db.select().from(restockWishes).where(eq(restockWishes.productId, saree.id))
  expect(left.map(({ email }) => email).sort()).toEqual(['new', 'patient', 'remembered'])
})

test('an account takes its wishes along, in the copy and when it is erased, also those of its address', async () => {
  const { db } = shop.services
  const person = await signUp(shop, 'Leaving Soon')
  const saree = await soldOut()
  await ask(person, saree)
  await insertWish(db, { email: person.email.toLowerCase() }, { productId: saree.id, size: 'M' })
  const { body } = await shop.call('GET', '/api/me/export', { as: person })
  expect(body.restockWishes).toMatchObject([{ name: saree.name }, { name: saree.name, size: 'M' }])
  const json = { password: person.password }
  expect((await shop.call('POST', '/api/me/erase', { as: person, json })).status).toBe(200)
  expect(await db.select().from(restockWishes).where(eq(restockWishes.productId, saree.id))).toEqual([])
})

test.each([
  [{ quantity: 0, enableSize: false, sizes: [] }, ['']],
  [{ quantity: 3, enableSize: false, sizes: [] }, []],
  [{ quantity: 0, enableSize: true, sizes: ['S', 'M'] }, ['S', 'M']],
  [{ quantity: 3, enableSize: true, sizes: ['S', 'M'] }, []],
  [{ quantity: 3, enableSize: true, sizes: ['S', 'M'], variants: [{ size: '', quantity: 3 }] }, []],
  [
    {
      quantity: 3,
      enableSize: true,
      sizes: ['S', 'M', 'L'],
      variants: [
        { size: 'S', quantity: 0 },
        { size: 'M', quantity: 3 },
        { size: 'L', quantity: 0 },
      ],
    },
    ['S', 'L'],
  ],
])('of %j one can wait for %j', (product, sizes) => expect(sizesToWaitFor(product)).toEqual(sizes))
