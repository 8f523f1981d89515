import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#/platform/db/ids.ts'
import { auditLog } from '#/platform/db/platform.tables.ts'
import { stockGoods } from '../../../test/fixtures/goods.ts'
import { addOffer } from '../../../test/fixtures/offers.ts'
import { cast } from '../../../test/fixtures/people.ts'
import { openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'
import { offers, offerUses } from './offers.tables.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>
let goods: Awaited<ReturnType<typeof stockGoods>>

beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
  goods = await stockGoods(shop)
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.services.db.delete(offerUses)
  await shop.services.db.delete(offers)
  shop.services.offers.forget()
})

const send = (path: string, json: Record<string, unknown>) =>
  shop.call('POST', `/api/admin/offer${path}`, { as: people.adminAsha, json })
const list = async () => (await shop.call('GET', '/api/admin/offer', { as: people.adminAsha })).body

describe('an offer of the owner', () => {
  test('is added, changed and deleted, in rupees, its code in any form, and is told with what it sold and cost', async () => {
    const { status, body } = await send('', {
      ...{ label: ' Diwali ', code: 'diwali 10', kind: 'percent', percent: 10, mostOff: 499.5 },
      ...{ about: 'categories', among: [goods.saree.id], mostUses: 100, _id: newId(), uses: 99 },
    })
    expect({ status, ...body }).toMatchObject({
      ...{ status: 201, message: 'Offer added' },
      offer: { label: 'Diwali', code: 'DIWALI10', mostOff: 499.5, among: [goods.saree.id], mostUses: 100 },
    })
    const { _id } = body.offer
    expect(await send('', { label: 'Other', code: 'DIWALI-10', kind: 'amount', amount: 5 })).toMatchObject({
      status: 409,
      body: { code: 'offer_code_taken', errors: [{ field: 'code' }] },
    })
    const changed = await send(`/${_id}`, { kind: 'amount', amount: 250, seen: { label: 'Diwali' } })
    expect(changed.body.offer).toMatchObject({ kind: 'amount', amount: 250, percent: null, label: 'Diwali' })
    expect(await send(`/${_id}`, { label: 'Mine', seen: { label: 'Something else' } })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    })
    expect(await list()).toMatchObject([{ state: 'running', orders: 0, sold: 0, problems: [] }])
    const gone = await shop.call('DELETE', `/api/admin/offer/${_id}`, { as: people.adminAsha })
    expect([gone.status, await list()]).toEqual([200, []])
  })

  test('for one customer alone says so to admins, and not to the log of changes', async () => {
    const wanted = {
      label: 'Sorry',
      code: 'SORRY',
      kind: 'percent',
      percent: 10,
      forEmail: ` ${people.meera.email.toUpperCase()} `,
    }
    const { body } = await send('', wanted)
    expect(body.offer).toMatchObject({ forEmail: people.meera.email })
    const [entry] = await shop.services.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, body.offer._id))
    expect(entry?.after).toMatchObject({ label: 'Sorry', forEmail: 'one customer' })
    const wrong = await send('', { ...wanted, code: '', forEmail: 'meera' })
    expect(wrong).toMatchObject({ status: 422, body: { errors: [{ field: 'forEmail' }] } })
    // Whoever registered with it would have the offer.
    const nobodys = { forEmail: 'nobody.has.it@example.com' }
    for (const refused of [
      await send('', { ...wanted, code: '', ...nobodys }),
      await send(`/${body.offer._id}`, nobodys),
    ]) {
      expect(refused).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'forEmail', message: 'Nobody has an account with this address.' }] },
      })
    }
  })

  test('is refused with words at the field where it makes no sense', async () => {
    const wrong = async (json: Record<string, unknown>) => {
      const { status, body } = await send('', { label: 'Wrong', kind: 'percent', percent: 10, ...json })
      return [status, ...(body.errors ?? []).map(({ field }: { field: string }) => field)]
    }
    expect(await wrong({ percent: 101 })).toEqual([422, 'percent'])
    expect(await wrong({ percent: null })).toEqual([422, 'percent'])
    expect(await wrong({ kind: 'pieces' })).toEqual([422, 'buy', 'get'])
    expect(await wrong({ kind: 'gift' })).toEqual([422, 'gift'])
    expect(await wrong({ kind: 'amount', amount: -5 })).toEqual([422, 'amount'])
    expect(await wrong({ code: '%%' })).toEqual([422, 'code'])
    expect(await wrong({ about: 'attribute', among: ['Silk'], attribute: 'nothing' })).toEqual([
      422,
      'attribute',
    ])
    expect(await wrong({ about: 'products' })).toEqual([422, 'among'])
    const [from, until] = ['2026-11-08T00:00:00Z', '2026-11-01T00:00:00Z']
    expect(await wrong({ from, until })).toEqual([422, 'until'])
    const { id: offerId } = await addOffer(shop, { label: 'First 100' })
    // Of three orders one was cancelled: it has the offer no more.
    const uses = [null, null, new Date()].map((givenBackAt) => ({
      ...{ orderId: newId(), offerId, savedPaise: 1, totalPaise: 1, givenBackAt },
    }))
    await shop.services.db.insert(offerUses).values(uses)
    expect(await send(`/${offerId}`, { mostUses: 1 })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'mostUses', message: '2 orders have it already. Stop it instead.' }] },
    })
    expect((await send(`/${offerId}`, { mostUses: 2 })).status).toBe(200)
    expect(await list()).toMatchObject([{ state: 'usedUp', mostUses: 2 }])
  })

  test('is stopped in every process at once, and one that orders have stays', async () => {
    const other = await shop.anotherProcess()
    const received: string[] = []
    other.services.databaseNotices.on('offers', (payload) => received.push(payload))
    // Written by a version that knows more: it gives nothing here.
    await addOffer(shop, { label: 'Spin the wheel', reward: { kind: 'wheel' } as never })
    const { id } = await addOffer(shop, { label: 'Stopped' })
    const active = async () => (await other.services.offers.get()).map((one) => one.active)
    // What is read after this is read anew because of nothing else.
    await expect.poll(() => received).toContain(id)
    await expect.poll(active).toEqual([true])
    expect((await send(`/${id}/active`, { active: false })).body.message).toBe('Offer stopped')
    await expect.poll(active).toEqual([false])
    await shop.services.db
      .insert(offerUses)
      .values({ offerId: id, orderId: newId(), savedPaise: 1, totalPaise: 1 })
    const gone = await shop.call('DELETE', `/api/admin/offer/${id}`, { as: people.adminAsha })
    expect(gone).toMatchObject({ status: 409, body: { code: 'offer_used' } })
    await other.close()
  })

  test('is tried on a sample bag, chosen or put together by the shop', async () => {
    const tried = async (json: Record<string, unknown>) =>
      (await send('/preview', { label: 'Tried', ...json })).body
    const products = [goods.banarasiSaree.id]
    const half = await tried({ kind: 'percent', percent: 50, products })
    expect(half.saved).toBe(half.before / 2)
    // Whether it may be had yet, and by whom, is another question.
    const later = { active: false, from: '2099-01-01T00:00:00Z', forEmail: people.meera.email }
    expect((await tried({ kind: 'percent', percent: 50, products, ...later })).saved).toBe(half.saved)
    const third = await tried({
      kind: 'pieces',
      buy: 2,
      get: 1,
      percent: 100,
      about: 'products',
      among: products,
    })
    expect(third).toMatchObject({ lines: [{ quantity: 3 }], saved: third.before / 3 })
    const gift = { kind: 'gift', gift: goods.cottonSaree.id, minimumPieces: 3 }
    const given = await tried({ ...gift, about: 'products', among: products })
    expect(given.lines.map(({ quantity }: { quantity: number }) => quantity)).toEqual([3, 1])
    expect(given).toMatchObject({ saved: given.lines[1].before })
    expect(await tried({ kind: 'percent', percent: 5, products, minimum: 99_999 })).toMatchObject({
      saved: 0,
      says: expect.stringMatching(/^₹.* more for “Tried”\.$/),
    })
    expect((await tried({ kind: 'percent', percent: 5, about: 'collection', among: [newId()] })).says).toBe(
      'Nothing on sale is in what it is about.',
    )
  })
})
