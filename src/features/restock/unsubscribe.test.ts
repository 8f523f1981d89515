import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendMail } from '#/main/jobs/mails.ts'
import type { Mail } from '#/platform/mail/mailer.ts'
import { signUp } from '../../../test/fixtures/people.ts'
import { countWishes, insertWish } from './restock.store.ts'
import { restockWishes } from './restock.tables.ts'
import { openRestock } from './restockShop.fixture.ts'
import { unsubscribeToken } from './unsubscribe.ts'

type Opened = Awaited<ReturnType<typeof openRestock>>
let shop: Opened['shop']
let people: Opened['people']
let soldOut: Opened['soldOut']
let restock: Opened['restock']
let ask: Opened['ask']
let invite: Opened['invite']

beforeAll(async () => {
  ;({ shop, people, soldOut, restock, ask, invite } = await openRestock())
})
afterAll(() => shop.close())

/** What a mail about a wish is when it is sent. */
async function mailOf(wishId: string, kind = 'restock.back'): Promise<Mail | undefined> {
  const sent: Mail[] = []
  const mailer = { deliver: async (mail: Mail) => void sent.push(mail) }
  await sendMail({ ...shop.services, mailer }, { kind, ids: { wishId } })
  return sent[0]
}

describe('the button of mail programs that ends such mails', () => {
  const pathIn = (mail: Mail | undefined) =>
    /^<https?:\/\/[^/]+(\/api\/restock\/unsubscribe\/[\w.-]+)>$/.exec(
      mail?.headers?.['List-Unsubscribe'] ?? '',
    )?.[1] ?? ''
  /** As RFC 8058 has it: a form, no cookie, no Origin. */
  const press = (path: string) =>
    shop.call('POST', path, {
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })

  test('of a customer: one press without log-in forgets all that is waited for, also long after the mail', async () => {
    const { db } = shop.services
    const person = await signUp(shop, 'Pressing Once')
    const [saree, other] = [await soldOut(), await soldOut()]
    await ask(person, saree)
    await restock(saree, 5)
    await invite()
    const [wish] = await db.select().from(restockWishes).where(eq(restockWishes.userId, person.id))
    const mail = await mailOf(wish?.id ?? '')
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const path = pathIn(mail)
    const page = `/back-in-stock/${path.split('/').at(-1)}`
    expect(mail?.html).toContain(page)
    await db.delete(restockWishes).where(eq(restockWishes.id, wish?.id ?? ''))
    await ask(person, other)
    await ask(people.meera, other)
    const opened = await shop.call('GET', path)
    expect([opened.status, opened.headers.get('location')]).toEqual([303, page])
    expect(await countWishes(db, { userId: person.id })).toBe(1)
    expect((await press(path)).status).toBe(200)
    expect(await countWishes(db, { userId: person.id })).toBe(0)
    expect(await countWishes(db, { userId: people.meera.id })).toBeGreaterThan(0)
    expect((await press(path)).status).toBe(200)
  })

  test('of a visitor: from the first mail on, and the address is not in the link', async () => {
    const { db } = shop.services
    const person = { email: 'pressing@example.com' }
    const productId = (await soldOut()).id
    const wishId = await insertWish(db, person, { productId, size: '' })
    await insertWish(db, { email: 'other@example.com' }, { productId, size: '' })
    const path = pathIn(await mailOf(wishId, 'restock.confirm'))
    expect(path).not.toContain('pressing')
    expect((await press(path)).status).toBe(200)
    expect(await countWishes(db, person)).toBe(0)
    expect(await countWishes(db, { email: 'other@example.com' })).toBe(1)
  })

  test('a link that this shop did not sign ends nothing', async () => {
    const { db } = shop.services
    const other = await signUp(shop, 'Signed By Nobody')
    await ask(other, await soldOut())
    const before = await countWishes(db, { userId: other.id })
    const own = await unsubscribeToken(shop.services, { userId: people.meera.id })
    const signature = own.split('.')[2]
    for (const token of [`u.${other.id}.${signature}`, `u.${other.id}.`, `u.${other.id}`])
      expect((await press(`/api/restock/unsubscribe/${token}`)).status).toBe(404)
    expect(await countWishes(db, { userId: other.id })).toBe(before)
  })
})
