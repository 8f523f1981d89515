/** The shop in each further language from the first visit to the order, and in Hindi to the mail of the parcel. Each step stands on the one before. */
import { inflateSync } from 'node:zlib'
import { eq, sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { findUserByEmail } from '../../src/features/accounts/accounts.store.ts'
import { products } from '../../src/features/catalog/tables/catalog.tables.ts'
import { hi as ofOrders } from '../../src/features/orders/messages/hi.ts'
import { orders } from '../../src/features/orders/tables/orders.tables.ts'
import { sendMail } from '../../src/main/jobs/mails.ts'
import { languages, type MoreLanguage, moreLanguages } from '../../src/platform/language/languages.rules.ts'
import type { MailJob } from '../../src/platform/mail/jobs/kinds.ts'
import type { Mail } from '../../src/platform/mail/mailer.ts'
import { isWrittenIn } from '../fixtures/letters.ts'
import { saidIn } from '../fixtures/saidIn.ts'
import { alive, eventually, open, openStorefront } from '../fixtures/storefront.ts'

/** Who registers and buys, the number of their payment, and what they buy: in each language somebody else. */
const buyers = {
  hi: {
    ...{ name: 'Kavya Rao', email: 'kavya.rao@example.com', saree: 'बंगाल की सूती साड़ी' },
    ...{ contact: '9845012345', reference: '412345678901' },
  },
  ta: {
    ...{ name: 'Meena Selvam', email: 'meena.selvam@example.com', saree: 'வங்காள பருத்திப் புடவை' },
    ...{ contact: '9845012346', reference: '412345678902' },
  },
} as const satisfies Record<MoreLanguage, Record<string, string>>
const PASSWORD = 'Silk@2026'
/** What they buy is called in English. */
const SAREE = 'Bengal Cotton Saree'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront({ languages: [...moreLanguages] })
  const { id } = shop.goods.cottonSaree
  const words = { hi: { name: buyers.hi.saree }, ta: { name: buyers.ta.saree } }
  await shop.shop.services.db.update(products).set({ words }).where(eq(products.id, id))
  const read = async () =>
    (await fetch(`${shop.url}/api/product/${id}`, { headers: { 'accept-language': 'hi' } })).json()
  await vi.waitFor(async () => expect(await read()).toMatchObject(words.hi), { timeout: 15_000 })
})
afterAll(() => shop?.close())

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

describe.each(moreLanguages)('in %s', { retry: 0 }, (language) => {
  const buyer = buyers[language]
  let said: Awaited<ReturnType<typeof saidIn>>
  let shopper: Page
  let orderId: string

  beforeAll(async () => {
    said = await saidIn(language)
    // Their browser likes English best: a page is in the language of its address.
    shopper = await shop.visit({ size: 'phone' })
  })

  const press = (on: Page | ReturnType<Page['getByRole']>, english: string, ...values: (string | number)[]) =>
    on.getByRole('button', { name: said(english, ...values) }).click()
  const headingOf = async (page: Page) =>
    (await page.getByRole('heading', { level: 1 }).textContent())?.trim() ?? ''

  /** A part of a page calls what they buy so, and never otherwise, also to those who hear it. */
  async function expectSaree(part: ReturnType<Page['locator']>): Promise<void> {
    // On a phone the summary of the checkout is folded.
    await part.getByText(buyer.saree).first().waitFor({ state: 'attached' })
    // Links to WhatsApp say it as well.
    const html = await part.evaluate((element) => element.outerHTML)
    expect(html.replaceAll('%20', ' ')).not.toContain(SAREE)
  }

  const isSaid = (text: string) => isWrittenIn(language, text)
  function expectItsLanguage({ subject, html, text }: Mail): void {
    expect([isSaid(subject), isSaid(text)]).toEqual([true, true])
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${languages[language].tag}"`))
    expect(html).toMatch(new RegExp(`href="https?://[^/]+/${language}/`))
  }

  test('somebody finds a saree by searching', async () => {
    await open(shopper, `/${language}`)
    await press(shopper, 'Search')
    await shopper.getByRole('searchbox').or(shopper.getByRole('combobox')).first().fill('banarasi')
    await shopper.keyboard.press('Enter')
    await shopper.waitForURL(`**/${language}/search?q=banarasi`)
    await shopper
      .getByRole('main')
      .getByRole('link', { name: /Banarasi/ })
      .first()
      .click()
    await shopper.waitForURL(`**/${language}/details/**`)
    await alive(shopper)
    await shopper.getByRole('button', { name: said('Add To Cart') }).waitFor()
  })

  test('registers, is welcomed, and logs in', async () => {
    await open(shopper, `/${language}/register`)
    expect(isSaid(await headingOf(shopper))).toBe(true)
    await shopper.getByLabel(said('Full name')).fill(buyer.name)
    await shopper.getByLabel(said('Email')).fill(buyer.email)
    await shopper.getByLabel(said('Password')).fill(PASSWORD)
    await shopper.getByLabel(said('Contact number')).fill(buyer.contact)
    await shopper.getByRole('main').getByRole('checkbox').check()
    await press(shopper, 'Create account')
    await shopper.waitForURL(`**/${language}/login**`)
    expect(await findUserByEmail(shop.shop.services.db, buyer.email)).toMatchObject({ language })
    expectItsLanguage(await mailOf('welcome'))
    // The address changes a moment before the page does; the form that is left has an Email field too.
    await shopper.getByRole('button', { name: said('Log in') }).waitFor()
    await alive(shopper)
    await shopper.getByLabel(said('Email')).fill(buyer.email)
    await shopper.getByLabel(said('Password')).fill(PASSWORD)
    await press(shopper, 'Log in')
    await shopper.waitForURL(
      (url) => url.pathname.startsWith(`/${language}`) && !url.pathname.endsWith('/login'),
    )
  })

  test('buys by UPI', async () => {
    const main = shopper.getByRole('main')
    await open(shopper, `/${language}/new/saree/collections`)
    await main.getByRole('link', { name: buyer.saree }).first().click()
    await shopper.getByRole('heading', { level: 1, name: buyer.saree }).waitFor()
    await press(shopper, 'Add To Cart')
    const bag = shopper.getByRole('dialog')
    await expectSaree(bag)
    // Another visit asks for the bag before its scripts are there.
    await open(shopper, `/${language}/about`)
    await press(shopper, 'Bag, {count} item', 1)
    await expectSaree(bag)
    await bag.getByRole('link', { name: said('Proceed To Checkout') }).click()
    await shopper.waitForURL(`**/${language}/checkout`)
    await alive(shopper)
    await expectSaree(main)
    expect(await shopper.getByLabel(said('Full name')).inputValue()).toBe(buyer.name)
    for (const [label, value] of [
      ['Address', '21 Temple Street'],
      ['City', 'Mysuru'],
      ['PIN code', '570001'],
    ] as const)
      await shopper.getByLabel(said(label)).fill(value)
    await shopper.getByLabel(said('State')).selectOption({ value: 'Karnataka' })
    expect(await shopper.getByRole('radio', { name: /UPI/ }).isChecked()).toBe(true)
    await press(shopper.getByRole('main'), 'Place order · {total}')
    await shopper.waitForURL(`**/${language}/thankyou?order=*`)
    await alive(shopper)
    await shopper.getByRole('heading', { name: said('Thank you for your order') }).waitFor()
    orderId = new URL(shopper.url()).searchParams.get('order') ?? ''
    await expectSaree(main)
    const mail = await mailOf('order.placed')
    expectItsLanguage(mail)
    expect([mail.text.includes(buyer.saree), mail.text.includes(SAREE)]).toEqual([true, false])
  })

  test('says on the page of the order that it is paid', async () => {
    await open(shopper, `/${language}/order/view/${orderId}`)
    expect(isSaid(await headingOf(shopper))).toBe(true)
    await expectSaree(shopper.getByRole('main'))
    const form = shopper
      .getByRole('main')
      .locator('form')
      .filter({ has: shopper.locator('input[name="reference"]') })
    await form.locator('input[name="reference"]').fill(buyer.reference)
    await form.locator('button[type="submit"]').click()
    await expect
      .poll(async () => (await shop.shop.call('GET', `/api/order/${orderId}`, { as: shop.adminAsha })).body)
      .toMatchObject({ paymentId: { reference: buyer.reference } })
    shop.quiet()
  })

  // What admins press is found the same way in every language, and seen in each by everyLanguage.test.ts.
  test.runIf(language === 'hi')(
    'the shopkeeper approves and ships it, and its mail and invoice are in Hindi',
    async () => {
      const { db } = shop.shop.services
      const admin = await shop.visit({ as: shop.adminAsha })
      const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
      const number = order?.number ?? 0
      const dialog = admin.getByRole('dialog')
      await open(admin, `/${language}/admin/order/view/${orderId}`)
      // Who packs reads what stands on the documents, and writes to the buyer in their language.
      await admin.getByRole('main').getByText(SAREE).first().waitFor()
      const chat = await admin.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
      expect(new URL(chat ?? '').searchParams.get('text')).toContain(`नमस्ते ${buyer.name}`)
      await press(admin, 'Approve payment of order {number}', number)
      await press(dialog, 'Approve payment')
      await press(admin, 'Mark as packed')
      await press(dialog, 'Mark as packed')
      await press(admin, 'Ship')
      await dialog.getByLabel(said('Carrier')).fill('Delhivery')
      await dialog.getByLabel(said('Tracking number')).fill('DL4711')
      await press(dialog, 'Mark as {status}', ofOrders.shipped)
      await dialog.waitFor({ state: 'hidden' })
      await open(shopper, `/${language}/order/view/${orderId}`)
      await shopper.getByRole('main').getByText('DL4711').first().waitFor()

      const mail = await mailOf('order.shipped')
      expectItsLanguage(mail)
      for (const text of ['DL4711', buyer.saree]) expect(mail.text).toContain(text)
      expect(mail.text).not.toContain(SAREE)
      const [invoice] = mail.attachments ?? []
      expect(invoice?.contentType).toBe('application/pdf')
      expect(isSaid(lettersOf(invoice?.content ?? Buffer.alloc(0)))).toBe(true)
      shop.quiet()
    },
  )
})

test('the owner writes a section and a page in both languages, and each is read on its own pages', async () => {
  const said = await saidIn('hi')
  const admin = await shop.visit({ as: shop.adminAsha })
  const press = (english: string) => admin.getByRole('button', { name: said(english) }).click()
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
  await press('Save section')
  await admin.waitForURL((url) => url.search === '')
  await press('Publish')
  await eventually(`${shop.url}/api/home`, { sections: [{ heading: 'Our looms' }] })

  await open(admin, '/hi/admin/page/create')
  await admin.locator('[name=title]').fill('How to drape')
  await admin.locator('[role=textbox]:not([lang])').fill('Begin at the hip.')
  await admin.locator('[name="words.hi.title"]').fill('साड़ी कैसे पहनें')
  await admin.locator('[role=textbox][lang="hi-IN"]').fill('कमर से शुरू करें।')
  await admin.getByLabel(said('Shown to shoppers')).check()
  await press('Add page')
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
