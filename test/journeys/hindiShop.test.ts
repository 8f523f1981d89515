/** The shop in Hindi from the first visit to the mail of the parcel. Each step stands on the one before. */
import { inflateSync } from 'node:zlib'
import { eq, sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { findUserByEmail } from '../../src/features/accounts/accounts.store.ts'
import { products } from '../../src/features/catalog/tables/catalog.tables.ts'
import { hi as ofOrders } from '../../src/features/orders/messages/hi.ts'
import { orders } from '../../src/features/orders/tables/orders.tables.ts'
import { sendMail } from '../../src/main/jobs/mails.ts'
import type { MailJob } from '../../src/platform/mail/jobs/kinds.ts'
import type { Mail } from '../../src/platform/mail/mailer.ts'
import { inHindi, isHindi } from '../fixtures/inHindi.ts'
import { alive, eventually, open, openStorefront } from '../fixtures/storefront.ts'

/** What she buys, as its owner calls it in Hindi and in English. */
const [SAREE, IN_ENGLISH] = ['बंगाल की सूती साड़ी', 'Bengal Cotton Saree']

const kavya = {
  name: 'Kavya Rao',
  email: 'kavya.rao@example.com',
  password: 'Silk@2026',
  contact: '9845012345',
} as const

describe('in Hindi', { retry: 0 }, () => {
  let shop: Awaited<ReturnType<typeof openStorefront>>
  let shopper: Page
  let admin: Page
  let orderId: string

  beforeAll(async () => {
    shop = await openStorefront({ languages: ['hi'] })
    shopper = await shop.visit({ size: 'phone' })
    admin = await shop.visit({ as: shop.adminAsha })
    const { id } = shop.goods.cottonSaree
    const words = { hi: { name: SAREE } }
    await shop.shop.services.db.update(products).set({ words }).where(eq(products.id, id))
    const headers = { 'accept-language': 'hi' }
    await vi.waitFor(
      async () =>
        expect(await (await fetch(`${shop.url}/api/product/${id}`, { headers })).json()).toMatchObject({
          name: SAREE,
        }),
      { timeout: 15_000 },
    )
  })
  afterAll(() => shop?.close())

  const press = (on: Page | ReturnType<Page['getByRole']>, english: string, ...values: (string | number)[]) =>
    on.getByRole('button', { name: inHindi(english, ...values) }).click()
  const headingOf = async (page: Page) =>
    (await page.getByRole('heading', { level: 1 }).textContent())?.trim() ?? ''

  /** A part of a page calls what she buys so, and never otherwise, also to those who hear it. */
  async function expectSaree(part: ReturnType<Page['locator']>): Promise<void> {
    // On a phone the summary of the checkout is folded.
    await part.getByText(SAREE).first().waitFor({ state: 'attached' })
    // Links to WhatsApp say it as well.
    const html = await part.evaluate((element) => element.outerHTML)
    expect(html.replaceAll('%20', ' ')).not.toContain(IN_ENGLISH)
  }

  /** What a job says, whoever sends it besides. */
  async function mailOf(kind: string): Promise<Mail> {
    const { rows } = await shop.shop.services.db.execute<MailJob & { [key: string]: unknown }>(sql`
      select data ->> 'kind' as kind, data -> 'ids' as ids from pgboss.job
      where name = 'mail' and data ->> 'kind' = ${kind} order by created_on desc limit 1`)
    const mails: Mail[] = []
    const mailer = { deliver: async (mail: Mail) => void mails.push(mail) }
    await sendMail({ ...shop.shop.services, mailer }, rows[0] as MailJob)
    const [mail] = mails
    if (!mail) throw new Error(`No mail of kind ${kind}`)
    return mail
  }
  function expectHindi({ subject, html, text }: Mail): void {
    expect([isHindi(subject), /<html[^>]* lang="hi-IN"/.test(html)]).toEqual([true, true])
    expect(isHindi(text)).toBe(true)
    expect(html).toMatch(/href="https?:\/\/[^/]+\/hi\//)
  }

  test('somebody finds a saree by searching', async () => {
    await open(shopper, '/hi')
    await press(shopper, 'Search')
    await shopper.getByRole('searchbox').or(shopper.getByRole('combobox')).first().fill('banarasi')
    await shopper.keyboard.press('Enter')
    await shopper.waitForURL('**/hi/search?q=banarasi')
    await shopper
      .getByRole('main')
      .getByRole('link', { name: /Banarasi/ })
      .first()
      .click()
    await shopper.waitForURL('**/hi/details/**')
    await alive(shopper)
    await shopper.getByRole('button', { name: inHindi('Add To Cart') }).waitFor()
  })

  test('registers, is welcomed in Hindi, and logs in', async () => {
    await open(shopper, '/hi/register')
    expect(isHindi(await headingOf(shopper))).toBe(true)
    await shopper.getByLabel(inHindi('Full name')).fill(kavya.name)
    await shopper.getByLabel(inHindi('Email')).fill(kavya.email)
    await shopper.getByLabel(inHindi('Password')).fill(kavya.password)
    await shopper.getByLabel(inHindi('Contact number')).fill(kavya.contact)
    await shopper.getByRole('main').getByRole('checkbox').check()
    await press(shopper, 'Create account')
    await shopper.waitForURL('**/hi/login**')
    expect(await findUserByEmail(shop.shop.services.db, kavya.email)).toMatchObject({ language: 'hi' })
    expectHindi(await mailOf('welcome'))
    await alive(shopper)
    await shopper.getByLabel(inHindi('Email')).fill(kavya.email)
    await shopper.getByLabel(inHindi('Password')).fill(kavya.password)
    await press(shopper, 'Log in')
    await shopper.waitForURL((url) => url.pathname.startsWith('/hi') && !url.pathname.endsWith('/login'))
  })

  test('buys by UPI', async () => {
    const main = shopper.getByRole('main')
    await open(shopper, '/hi/new/saree/collections')
    await main.getByRole('link', { name: SAREE }).first().click()
    await shopper.getByRole('heading', { level: 1, name: SAREE }).waitFor()
    await press(shopper, 'Add To Cart')
    const bag = shopper.getByRole('dialog')
    await expectSaree(bag)
    // Another visit asks for her bag before its scripts are there, in the language of the page and not of the browser.
    await open(shopper, '/hi/about')
    await press(shopper, 'Bag, {count} item', 1)
    await expectSaree(bag)
    await bag.getByRole('link', { name: inHindi('Proceed To Checkout') }).click()
    await shopper.waitForURL('**/hi/checkout')
    await alive(shopper)
    await expectSaree(main)
    expect(await shopper.getByLabel(inHindi('Full name')).inputValue()).toBe(kavya.name)
    for (const [label, value] of [
      ['Address', '21 Temple Street'],
      ['City', 'Mysuru'],
      ['PIN code', '570001'],
    ] as const)
      await shopper.getByLabel(inHindi(label)).fill(value)
    await shopper.getByLabel(inHindi('State')).selectOption({ value: 'Karnataka' })
    expect(await shopper.getByRole('radio', { name: /UPI/ }).isChecked()).toBe(true)
    await press(shopper.getByRole('main'), 'Place order · {total}')
    await shopper.waitForURL('**/hi/thankyou?order=*')
    await alive(shopper)
    await shopper.getByRole('heading', { name: inHindi('Thank you for your order') }).waitFor()
    orderId = new URL(shopper.url()).searchParams.get('order') ?? ''
    await expectSaree(main)
    const mail = await mailOf('order.placed')
    expectHindi(mail)
    expect([mail.text.includes(SAREE), mail.text.includes(IN_ENGLISH)]).toEqual([true, false])
  })

  test('says on the page of the order that it is paid', async () => {
    await open(shopper, `/hi/order/view/${orderId}`)
    expect(isHindi(await headingOf(shopper))).toBe(true)
    await expectSaree(shopper.getByRole('main'))
    const form = shopper
      .getByRole('main')
      .locator('form')
      .filter({ has: shopper.locator('input[name="reference"]') })
    await form.locator('input[name="reference"]').fill('412345678901')
    await form.locator('button[type="submit"]').click()
    await expect
      .poll(async () => (await shop.shop.call('GET', `/api/order/${orderId}`, { as: shop.adminAsha })).body)
      .toMatchObject({ paymentId: { reference: '412345678901' } })
  })

  test('the shopkeeper approves and ships it, and its mail and invoice are in Hindi', async () => {
    const { db } = shop.shop.services
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
    const number = order?.number ?? 0
    const dialog = admin.getByRole('dialog')
    await open(admin, `/hi/admin/order/view/${orderId}`)
    // Who packs reads what stands on the documents, and writes to her in her language.
    await admin.getByRole('main').getByText(IN_ENGLISH).first().waitFor()
    const chat = await admin.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
    expect(new URL(chat ?? '').searchParams.get('text')).toContain(`नमस्ते ${kavya.name}`)
    await press(admin, 'Approve payment of order {number}', number)
    await press(dialog, 'Approve payment')
    await press(admin, 'Mark as packed')
    await press(dialog, 'Mark as packed')
    await press(admin, 'Ship')
    await dialog.getByLabel(inHindi('Carrier')).fill('Delhivery')
    await dialog.getByLabel(inHindi('Tracking number')).fill('DL4711')
    await press(dialog, 'Mark as {status}', ofOrders.shipped)
    await dialog.waitFor({ state: 'hidden' })
    await open(shopper, `/hi/order/view/${orderId}`)
    await shopper.getByRole('main').getByText('DL4711').first().waitFor()

    const mail = await mailOf('order.shipped')
    expectHindi(mail)
    for (const said of ['DL4711', SAREE]) expect(mail.text).toContain(said)
    expect(mail.text).not.toContain(IN_ENGLISH)
    const [invoice] = mail.attachments ?? []
    expect(invoice?.contentType).toBe('application/pdf')
    expect(lettersOf(invoice?.content ?? Buffer.alloc(0))).toMatch(/\p{Script=Devanagari}/u)
    shop.quiet()
  })

  test('the owner writes a section and a page in both languages, and each is read on its own pages', async () => {
    const loom = {
      id: crypto.randomUUID(),
      kind: 'imageWithText',
      heading: 'Our looms',
      text: 'Woven here.',
    }
    await shop.shop.call('POST', '/api/admin/home/draft', {
      ...{ as: shop.adminAsha, json: { sections: [loom] } },
    })
    await open(admin, `/hi/admin/home?edit=${loom.id}`)
    await admin.locator('[name="words.hi.heading"]').fill('हमारे करघे')
    await press(admin, 'Save section')
    await admin.waitForURL((url) => url.search === '')
    await press(admin, 'Publish')
    await eventually(`${shop.url}/api/home`, { sections: [{ heading: 'Our looms' }] })

    await open(admin, '/hi/admin/page/create')
    await admin.locator('[name=title]').fill('How to drape')
    await admin.locator('[role=textbox]:not([lang])').fill('Begin at the hip.')
    await admin.locator('[name="words.hi.title"]').fill('साड़ी कैसे पहनें')
    await admin.locator('[role=textbox][lang="hi-IN"]').fill('कमर से शुरू करें।')
    await admin.getByLabel(inHindi('Shown to shoppers')).check()
    await press(admin, 'Add page')
    await eventually(`${shop.url}/api/page/how-to-drape`, { title: 'How to drape' })

    const read = async (path: string) => (await fetch(`${shop.url}${path}`)).text()
    await expect.poll(() => read('/hi')).toContain('हमारे करघे')
    await expect.poll(() => read('/')).toContain('Our looms')
    // Rendered for this visitor, and then for somebody before.
    for (let round = 0; round < 3; round += 1) {
      const [hindi, english] = [await read('/hi'), await read('/')]
      expect([hindi.includes('हमारे करघे'), hindi.includes('Woven here.')]).toEqual([true, true])
      expect([english.includes('हमारे करघे'), english.includes('Our looms')]).toEqual([false, true])
      const [page, inEnglish] = [await read('/hi/pages/how-to-drape'), await read('/pages/how-to-drape')]
      for (const text of ['साड़ी कैसे पहनें', 'कमर से शुरू करें।'])
        expect([page.includes(text), inEnglish.includes(text)]).toEqual([true, false])
      expect([page, inEnglish].map((text) => text.includes('Begin at the hip.'))).toEqual([false, true])
    }
    shop.quiet()
  })
})

/** The letters that the fonts of a PDF file draw, as its tables for copying say. */
function lettersOf(pdf: Buffer): string {
  const parts = pdf.toString('latin1').split(/stream\r?\n/)
  const texts = parts.flatMap((part) => {
    try {
      return [inflateSync(Buffer.from(part, 'latin1'), { finishFlush: 2 }).toString('latin1')]
    } catch {
      return []
    }
  })
  return texts
    .filter((text) => text.includes('begincmap'))
    .flatMap((text) => [...text.matchAll(/<([0-9a-f]{4,})>/gi)])
    .map(([, code = '']) =>
      String.fromCodePoint(...(code.match(/.{4}/g) ?? []).map((hex) => Number.parseInt(hex, 16))),
    )
    .join('')
}
