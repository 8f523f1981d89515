import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { users } from '#/features/accounts/accounts.tables.ts'
import { lockOrder } from '#/features/orders/life.store.ts'
import { newId } from '#/platform/db/ids.ts'
import { HOUR_MS } from '#/platform/time/spans.rules.ts'
import { mailsAbout } from '../../../test/fixtures/orderMails.ts'
import { eventsOf } from '../../../test/fixtures/orders.ts'
import { changeSettings } from '../../../test/fixtures/settings.ts'
import type { Json } from '../../../test/fixtures/shop.ts'
import { runCashDeadlines } from './cashDeadlines.jobs.ts'
import { openCodShop } from './cod.fixture.ts'
import { insertConfirmMails } from './cod.mails.tsx'
import { codChecks } from './cod.tables.ts'
import { confirmToken } from './confirmLink.ts'

const codShop = await openCodShop()
const { shop, people, either, post, step, seen, workList, auditOf, db, confirming, confirm } = codShop
afterAll(codShop.close)
beforeEach(codShop.reset)

describe('an order that waits for its customer', () => {
  test('is not packed, stands on no list to pack, and says so; once confirmed it is, once', async () => {
    const order = await confirming()
    expect(order.actions).toEqual(['confirmCash', 'cancel'])
    expect((await seen(order)).actions).toEqual(['passCash', 'cancel', 'note'])
    expect(await workList('packing')).not.toContain(order._id)
    expect(await step(order, { status: 'packed' })).toMatchObject({
      status: 409,
      body: { code: 'cash_held' },
    })
    expect(await mailsAbout(shop, order._id)).toEqual(expect.arrayContaining(['order.placed', 'cod.confirm']))
    const check = `/api/order/${order._id}/cash-check`
    expect((await shop.call('GET', check, { as: order.as })).body).toEqual({
      ...{ asks: 'confirm', isOpen: true, cancelAt: expect.any(String) },
    })
    const toAdmin = (await shop.call('GET', check, { as: people.adminAsha })).body
    expect(toAdmin.risk).toMatch(/of 100 such parcels/)
    // The link of the mail, for an admin who asks another way.
    const [, token] = /^https?:\/\/[^/]+\/confirm-order\/([\w.-]+)$/.exec(toAdmin.link) ?? []
    expect((await shop.call('GET', `/api/cash-order/${token}`)).body).toMatchObject({ state: 'waiting' })
    expect((await shop.call('GET', check, { as: people.meera })).status).toBe(404)
    expect((await confirm(order, people.meera)).status).toBe(404)
    expect((await seen(order)).cashCheck).toBe('confirm')
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, at) => confirm(order, order.as, either(at))),
    )
    for (const { status, body } of answers) expect([status, body.cashCheck]).toEqual([200, 'passed'])
    const after = await seen(order)
    expect(eventsOf(after)).toEqual(['placed', 'cashConfirmed'])
    expect((await shop.call('GET', check, { as: people.adminAsha })).body).not.toHaveProperty('link')
    expect(await workList('packing')).toContain(order._id)
    expect((await step(order, { status: 'packed' })).status).toBe(200)
  })

  test('is asked by WhatsApp in the language of its customer, whatever the page of the admin is in', async () => {
    await changeSettings(shop, { languages: ['hi'] })
    const order = await confirming()
    await db.update(users).set({ language: 'hi' }).where(eq(users.id, order.as.id))
    const asked = async (language: string) => {
      const headers = { 'accept-language': language }
      const check = `/api/order/${order._id}/cash-check`
      const { body } = await shop.call('GET', check, { as: people.adminAsha, headers })
      return { link: body.link, url: new URL(body.whatsapp) }
    }
    const { link, url } = await asked('en')
    const { contact } = order.billingAddress
    expect([url.host, url.pathname]).toEqual(['wa.me', `/91${contact}`])
    expect(new URL(link).pathname).toMatch(/^\/hi\/confirm-order\//)
    expect(url.searchParams.get('text')).toMatch(/^नमस्ते Meera Iyer, .*₹8,000/)
    expect(url.searchParams.get('text')).toContain(link)
    await db.update(users).set({ language: null }).where(eq(users.id, order.as.id))
    const english = await asked('hi')
    expect(english.url.searchParams.get('text')).toMatch(/^Hello Meera Iyer, .*₹8,000/)
    expect(new URL(english.link).pathname).toMatch(/^\/confirm-order\//)
    await changeSettings(shop, { languages: [] })
  })

  test('may be let pass by an admin, with an entry in the log', async () => {
    const order = await confirming()
    expect((await post(`/admin/order/pass-cash/${order._id}`)).body).toMatchObject({ cashCheck: 'passed' })
    expect((await post(`/admin/order/pass-cash/${order._id}`)).status).toBe(200)
    expect((await auditOf(order)).map(({ action }) => action)).toEqual(['order.passCash'])
    const over = await confirming()
    await codShop.cancel(over, over.as)
    expect(await post(`/admin/order/pass-cash/${over._id}`)).toMatchObject({
      ...{ status: 409, body: { code: 'nothing_to_confirm' } },
    })
    expect((await confirm(over, over.as)).body.code).toBe('nothing_to_confirm')
  })

  test('by its link: looking confirms nothing, another’s or a changed one leads nowhere, a late one is over', async () => {
    const order = await confirming()
    const token = (until: number) =>
      confirmToken(shop.services, { orderId: order._id, until: new Date(Date.now() + until) })
    const link = async (method: 'GET' | 'POST', text: string) => shop.call(method, `/api/cash-order/${text}`)
    const good = await token(HOUR_MS)
    for (let looks = 0; looks < 3; looks += 1) {
      expect((await link('GET', good)).body).toMatchObject({
        number: order.number,
        total: 8_000,
        state: 'waiting',
      })
    }
    const [id = '', until = '', signature = ''] = good.split('.')
    const longer = (Number.parseInt(until, 36) + 9_999).toString(36)
    for (const forged of [
      `${newId()}.${until}.${signature}`,
      `${id}.${longer}.${signature}`,
      `${id}.${until}.`,
      'x',
    ]) {
      expect((await link('POST', forged)).status, forged).toBe(404)
    }
    expect(await link('POST', await token(-1_000))).toMatchObject({
      status: 410,
      body: { code: 'confirm_link_over' },
    })
    expect((await seen(order)).cashCheck).toBe('confirm')
    expect((await link('POST', good)).status).toBe(200)
    expect((await link('POST', good)).status).toBe(200)
    expect((await link('GET', good)).body.state).toBe('confirmed')
    expect(eventsOf(await seen(order))).toEqual(['placed', 'cashConfirmed'])
  })
})

test('is asked for nothing that was not placed, by mail', async () => {
  const orderId = newId()
  const mails = await insertConfirmMails(shop.services.jobs, [orderId])
  await db.execute(sql`with placed as (select 1 where false), mails as (${mails}) select`)
  expect(await mailsAbout(shop, orderId)).toEqual([])
})

describe('at the same time', () => {
  const linkOf = async (order: Json) => {
    const until = new Date(Date.now() + HOUR_MS)
    return `/api/cash-order/${await confirmToken(shop.services, { orderId: order._id, until })}`
  }
  const checkOf = async (order: Json) => {
    const [row] = await db.select().from(codChecks).where(eq(codChecks.orderId, order._id))
    return row
  }

  test('the customer, their link without an account and the link in somebody else’s hands confirm once', async () => {
    const order = await confirming()
    const link = await linkOf(order)
    const answers = await Promise.all([
      confirm(order, order.as, either(0)),
      either(1).call('POST', link),
      either(0).call('POST', link, { as: people.meera }),
      confirm(order, order.as, either(1)),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(eventsOf(await seen(order))).toEqual(['placed', 'cashConfirmed'])
    expect(['page', 'link']).toContain((await checkOf(order))?.endedBy)
    // The link shows and does nothing else of the order: whoever has it reads it no more than before.
    expect((await seen(order, people.meera))._id).toBe(undefined)
  })

  test.each(['page', 'link'])('a press by %s and a cancellation leave one story', async (by) => {
    for (let round = 0; round < 4; round += 1) {
      const order = await confirming()
      const link = await linkOf(order)
      const press = () =>
        by === 'page' ? confirm(order, order.as, either(round)) : either(round).call('POST', link)
      const cancel = () => codShop.cancel(order, order.as, either(round + 1))
      // Which of both is first to the lock differs.
      const [confirmed, cancelled] = await Promise.all(
        round < 2 ? [press(), cancel()] : [cancel(), press()].toReversed(),
      )
      expect(cancelled?.status).toBe(200)
      const after = await seen(order)
      expect(after).toMatchObject({ status: 'cancelled', items: [{ restocked: 8 }] })
      const events =
        confirmed?.status === 200 ? ['placed', 'cashConfirmed', 'cancelled'] : ['placed', 'cancelled']
      expect(eventsOf(after)).toEqual(events)
      if (confirmed?.status !== 200)
        expect(confirmed).toMatchObject({ status: 409, body: { code: 'nothing_to_confirm' } })
      expect((await either(round).call('GET', link)).body.state).toBe('cancelled')
      expect((await press()).status).toBe(confirmed?.status)
    }
  })

  /** All of them come to the order before one of them has changed it. */
  async function heldUp(order: Json, racers: readonly (() => Promise<unknown>)[]) {
    const waiting = async () =>
      (
        await db.execute(
          sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).rowCount
    let running: Promise<unknown>[] = []
    await db.transaction(async (tx) => {
      await lockOrder(tx, 'anyone', order._id)
      for (const [at, racer] of racers.entries()) {
        running = [...running, racer()]
        // In this order they stand in line.
        await expect.poll(waiting).toBe(at + 1)
      }
    })
    return Promise.all(running)
  }
  const late = (order: Json) => new Date(Date.parse(order.createdAt) + 1_000 * HOUR_MS)
  const racers = {
    page: (order: Json, at: number) => () => confirm(order, order.as, either(at)),
    link: (order: Json, at: number) => async () => either(at).call('POST', await linkOf(order)),
    pass: (order: Json, at: number) => () =>
      post(`/admin/order/pass-cash/${order._id}`, {}, undefined, either(at)),
    silence: (order: Json, at: number) => () => runCashDeadlines(either(at).services, late(order)),
    customer: (order: Json, at: number) => () => codShop.cancel(order, order.as, either(at)),
    admin: (order: Json, at: number) => () => codShop.cancel(order, people.adminAsha, either(at)),
  }
  type Racer = keyof typeof racers

  test.each<[string, readonly Racer[], readonly string[]]>([
    ['two answers', ['page', 'link'], ['cashConfirmed']],
    ['an answer and an admin who lets it pass', ['link', 'pass'], ['cashConfirmed']],
    ['an admin who lets it pass and an answer', ['pass', 'page'], ['cashConfirmed']],
    ['an answer and the end of its time', ['page', 'silence', 'silence'], ['cashConfirmed']],
    ['the end of its time and an answer', ['silence', 'link', 'page'], ['cancelled']],
    ['an answer and its customer’s cancellation', ['link', 'customer'], ['cashConfirmed', 'cancelled']],
    ['its customer’s cancellation and an answer', ['customer', 'page'], ['cancelled']],
    ['an admin’s cancellation and an answer', ['admin', 'link'], ['cancelled']],
    ['an answer and an admin’s cancellation', ['page', 'admin'], ['cashConfirmed', 'cancelled']],
    ['an admin’s cancellation and the end of its time', ['admin', 'silence'], ['cancelled']],
    ['the end of its time and an admin’s cancellation', ['silence', 'admin'], ['cancelled']],
  ])('%s: who stands first in line decides, and nothing happens twice', async (_, names, events) => {
    const order = await confirming()
    await heldUp(
      order,
      names.map((name, at) => racers[name](order, at)),
    )
    const after = await seen(order)
    expect(eventsOf(after)).toEqual(['placed', ...events])
    const isCancelled = events.includes('cancelled')
    expect([after.status, after.items[0].restocked]).toEqual(isCancelled ? ['cancelled', 8] : ['placed', 0])
    const mails = await mailsAbout(shop, order._id)
    expect(mails.filter((kind) => kind === 'order.cancelled')).toHaveLength(isCancelled ? 1 : 0)
    // Of what was cancelled by a person nothing is awaited either: the next run of the deadlines sees it.
    await runCashDeadlines(shop.services, late(order))
    expect((await checkOf(order))?.endedAt).not.toBe(null)
    expect(eventsOf(await seen(order))).toEqual(['placed', ...events])
  })

  test('a press in the last moment and the end of the time: either is told so, and the order is one of both', async () => {
    for (let round = 0; round < 4; round += 1) {
      const order = await confirming()
      const [confirmed] = await Promise.all([
        confirm(order, order.as, either(round)),
        runCashDeadlines(either(round + 1).services, late(order)),
        runCashDeadlines(either(round).services, late(order)),
      ])
      const after = await seen(order)
      const isConfirmed = confirmed.status === 200
      if (!isConfirmed) expect(confirmed.body.code).toBe('nothing_to_confirm')
      expect(after.status).toBe(isConfirmed ? 'placed' : 'cancelled')
      expect(eventsOf(after)).toEqual(['placed', isConfirmed ? 'cashConfirmed' : 'cancelled'])
      expect((await checkOf(order))?.endedBy).toBe(isConfirmed ? 'page' : 'silence')
    }
  })
})
