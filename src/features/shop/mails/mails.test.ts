import { createElement } from 'react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailKinds } from '#/main/jobs/mails.ts'
import { currentLanguage } from '#/platform/language/current.ts'
import { inLanguage } from '#/platform/language/inLanguage.ts'
import type { Language } from '#/platform/language/languages.rules.ts'
import { mailKind } from '#/platform/mail/jobs/kinds.ts'
import { addProduct } from '../../../../test/fixtures/goods.ts'
import { cast } from '../../../../test/fixtures/people.ts'
import { changeSettings } from '../../../../test/fixtures/settings.ts'
import { openTestShop, type TestShop } from '../../../../test/fixtures/shop.ts'
import { greetingChange, typedGreeting } from '../ui/mails/greetingDraft.ts'
import { writeMail } from './writeMail.ts'

let shop: TestShop
let admin: Awaited<ReturnType<typeof cast>>['adminAsha']
beforeAll(async () => {
  shop = await openTestShop()
  admin = (await cast(shop)).adminAsha
})
afterAll(() => shop.close())

const list = async () => (await shop.call('GET', '/api/admin/mail', { as: admin })).body
const preview = (kind: string) => shop.call('GET', `/api/admin/mail/${kind}`, { as: admin })
const greet = (kind: string, greeting: unknown, seen?: string) =>
  shop.call('POST', `/api/admin/mail/${kind}`, {
    as: admin,
    json: { greeting, ...(seen !== undefined && { seen: { greeting: seen } }) },
  })

test('the owner sees every mail to customers with an order of nobody', async () => {
  const mails: { kind: string; label: string; greeting: string }[] = await list()
  expect(mails.map(({ label }) => label)).toContain('Order: Order placed')
  expect(mails.map(({ kind }) => kind)).not.toContain('admin.alerts')
  expect(mails.length).toBeGreaterThan(15)
  for (const { kind } of mails) {
    const { status, body } = await preview(kind)
    expect([kind, status]).toEqual([kind, 200])
    expect(body.subject).not.toBe('')
    expect(body.text).not.toMatch(/undefined|NaN|\[object/)
    expect(body.html).toContain('</html>')
    expect(body.html).not.toContain('cid:')
  }
  expect((await preview('order.placed')).body.html).toContain('src="data:image/png;base64,')
})

test('a mail is in the language that is wanted while the shop speaks it, else in the main one, whichever one somebody asks in', async () => {
  const language = mailKind<object, unknown>({
    load: async () => null,
    write: (_, { origin }) => ({
      subject: `${currentLanguage()} ${origin}`,
      body: createElement('p', null, currentLanguage()),
    }),
  })
  const written = async (wanted?: Language) => {
    const { subject, text } = await inLanguage('hi', () =>
      writeMail(shop.services, { language }, 'language', {}, wanted),
    )
    return [subject, text]
  }
  const { origin } = shop.services.config
  expect(await written('hi')).toEqual([`en ${origin}`, 'en'])
  await changeSettings(shop, { languages: ['hi'] })
  expect(await Promise.all([written('hi'), written('en'), written()])).toEqual([
    [`hi ${origin}/hi`, 'hi'],
    [`en ${origin}`, 'en'],
    [`en ${origin}`, 'en'],
  ])
  await changeSettings(shop, { languages: [] })
})

test('a greeting stands first in its mail and in no other, as text, until it is taken away', async () => {
  const saved = await greet('order.placed', '  Namaste! <b>Folded</b> by hand.  ')
  expect(saved).toMatchObject({
    status: 200,
    body: { mail: { kind: 'order.placed', greeting: 'Namaste! <b>Folded</b> by hand.' } },
  })
  const { html, text } = (await preview('order.placed')).body
  expect(html).toContain('Namaste! &lt;b&gt;Folded')
  expect(text.indexOf('Namaste!')).toBeLessThan(text.indexOf('Your order 1001'))
  expect(text.indexOf('Namaste!')).toBeGreaterThan(0)
  expect((await preview('order.shipped')).body.text).not.toContain('Namaste')
  const { sample } = mailKinds['order.placed']?.shown ?? {}
  expect((await writeMail(shop.services, mailKinds, 'order.placed', sample)).text).toContain('Namaste!')
  await greet('order.placed', '')
  expect((await preview('order.placed')).body.text).not.toContain('Namaste')
})

test('lines of a greeting stay lines, and days are those that the shop promises', async () => {
  await greet('order.placed', 'Namaste!\nFolded by hand.')
  await changeSettings(shop, { processingDaysMost: 9 })
  const { html, text } = (await preview('order.placed')).body
  expect(html).toMatch(/Namaste!<br\/?>\s*Folded by hand/)
  expect(text).toContain('Namaste!\nFolded by hand.')
  expect(text).toContain('within 1 to 9 business days')
  await greet('order.placed', '')
})

test('each reader gets the greeting in their language, in English where nothing is written in it', async () => {
  const write = (json: object) => shop.call('POST', '/api/admin/mail/order.placed', { as: admin, json })
  const asHindi = { hi: { greeting: 'धीरे बुना।' } }
  await changeSettings(shop, { languages: ['hi'] })
  const saved = await write({ greeting: 'Woven slowly.', words: { hi: { greeting: '  धीरे बुना। ' } } })
  const stored = {
    kind: 'order.placed',
    label: 'Order: Order placed',
    greeting: 'Woven slowly.',
    words: asHindi,
  }
  expect(saved).toMatchObject({ status: 200, body: { mail: stored } })
  expect(await list()).toContainEqual(stored)
  // Of no other mail anything is said.
  expect((await list()).filter((mail: object) => 'words' in mail)).toEqual([stored])
  const { sample } = mailKinds['order.placed']?.shown ?? {}
  const seen = async (language: Language) => {
    const path = `/api/admin/mail/order.placed?language=${language}`
    const { text: shown } = (await shop.call('GET', path, { as: admin })).body
    const { text } = await writeMail(shop.services, mailKinds, 'order.placed', sample, language)
    return [shown, text].map((one) => /Woven slowly\.|धीरे बुना।/.exec(one)?.[0])
  }
  expect(await Promise.all([seen('hi'), seen('en'), seen('hi')])).toEqual([
    ['धीरे बुना।', 'धीरे बुना।'],
    ['Woven slowly.', 'Woven slowly.'],
    ['धीरे बुना।', 'धीरे बुना।'],
  ])
  // Who says nothing of other languages leaves them; who saw other words is told, and loses nothing.
  expect((await write({ greeting: 'Woven slowly.', seen: { greeting: 'Woven slowly.' } })).body.mail).toEqual(
    stored,
  )
  const other = { greeting: 'Woven slowly.', words: { hi: { greeting: 'प्रणाम!' } } }
  expect(await write({ ...other, seen: { words: null } })).toMatchObject({
    status: 409,
    body: { clash: { fields: ['words'], stored: { words: asHindi } } },
  })
  expect(await write({ ...other, words: { hi: { greeting: 'न'.repeat(301) } } })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'words.hi.greeting' }] },
  })
  await write({ greeting: 'Woven by hand.' })
  const inTamil = { ta: { greeting: 'மெதுவாக நெய்தது.' } }
  expect((await write({ words: inTamil, seen: { words: asHindi } })).body.mail).toMatchObject({
    greeting: 'Woven by hand.',
    words: { ...asHindi, ...inTamil },
  })
  await write({ greeting: 'Woven slowly.', words: { ta: { greeting: '' } } })
  // The form says of other languages what was changed of them, with what it showed.
  const shown = typedGreeting(stored)
  expect(greetingChange({ ...shown, greeting: 'Woven.', seen: stored })).toEqual({
    greeting: 'Woven.',
    seen: { greeting: 'Woven slowly.' },
  })
  const emptied = await write(
    greetingChange({ ...shown, words: { ...shown.words, hi: { greeting: '' } }, seen: stored }),
  )
  expect(emptied.body.mail).toEqual({ ...stored, words: undefined })
  expect(await seen('hi')).toEqual(['Woven slowly.', 'Woven slowly.'])
  // Words that are there while the shop does not speak their language are kept, and said to nobody.
  await write({ greeting: 'Woven slowly.', words: asHindi })
  await changeSettings(shop, { languages: [] })
  expect(await seen('hi')).toEqual(['Woven slowly.', 'Woven slowly.'])
  await write({ greeting: '', words: { hi: { greeting: '' } } })
})

test('of two admins at once the second is told, and both are in the log', async () => {
  await greet('welcome', 'First')
  const refused = await greet('welcome', 'Third', '')
  expect(refused).toMatchObject({ status: 409, body: { clash: { stored: { greeting: 'First' } } } })
  expect((await greet('welcome', 'Second', 'First')).status).toBe(200)
  const { body } = await shop.call('GET', '/api/admin/audit', { as: admin })
  expect(body[0]).toMatchObject({
    action: 'mail.update',
    subject: { name: 'Welcome', path: '/admin/mail' },
    before: { greeting: 'First' },
    after: { greeting: 'Second' },
  })
})

test('links of every mail lead to a page in the language of its reader, and its language is said once', async () => {
  await changeSettings(shop, { languages: ['hi'] })
  const { origin } = shop.services.config
  const { body: kinds } = await shop.call('GET', '/api/admin/mail', { as: admin })
  let links = 0
  for (const { kind } of kinds) {
    const { body } = await shop.call('GET', `/api/admin/mail/${kind}`, {
      as: admin,
      headers: { 'accept-language': 'hi' },
    })
    const found: string[] = body.html.match(/(?<=href=")[^"]+/g) ?? []
    const own = found.filter((link) => link.startsWith(origin) && !link.startsWith(`${origin}/api/`))
    links += own.length
    expect([kind, own.filter((link) => !/^\/hi(?!\/hi\b)(\/|$)/.test(link.slice(origin.length)))]).toEqual([
      kind,
      [],
    ])
  }
  expect(links).toBeGreaterThan(10)
  await changeSettings(shop, { languages: [] })
})

test('a mail is shown with pictures, names and prices of what the shop sells, once it sells something that has a picture', async () => {
  const seen = async (kind: string, language: Language) =>
    (await shop.call('GET', `/api/admin/mail/${kind}?language=${language}`, { as: admin })).body
  expect((await seen('order.placed', 'en')).text).toContain('Banarasi Katan Silk Saree in Kumkum Red')
  await changeSettings(shop, { languages: ['hi'] })
  const { origin } = shop.services.config
  const images = (name: string) => [
    `/media/${name}.1200x1600.7a1230/1020.webp`,
    '/media/b.1200x1600.7a1230/1020.webp',
  ]
  await addProduct(shop, { name: 'Older Suit', images: images('older') })
  const words = { hi: { name: 'काँजीवरम साड़ी' } }
  await addProduct(shop, {
    name: 'Kanjivaram Saree',
    pricePaise: 12_000_00,
    images: images('kanjivaram'),
    words,
  })
  await addProduct(shop, {
    name: 'Mysore Suit',
    images: images('mysore'),
    enableSize: true,
    sizes: ['S', 'M'],
  })
  await addProduct(shop, { name: 'Unpictured Suit' })
  await addProduct(shop, { name: 'Hidden Suit', status: false, images: images('hidden') })
  for (const kind of ['order.placed', 'order.delivered', 'cod.confirm', 'cod.advance']) {
    const { html, text } = await seen(kind, 'en')
    expect(text).toMatch(
      /Mysore Suit http\S+\s+Size S\s+₹1,299.00\s+Kanjivaram Saree http\S+\s+2 pieces at ₹12,000.00/,
    )
    expect(text).toMatch(/Grand total\s+₹25,299.00/)
    expect(text).not.toMatch(/Banarasi|29,989|Older|Unpictured|Hidden/)
    for (const name of ['mysore', 'kanjivaram'])
      expect(html).toContain(`src="/media/${name}.1200x1600.7a1230/160.jpg"`)
    const hindi = await seen(kind, 'hi')
    expect(hindi.text).toContain(`काँजीवरम साड़ी ${origin}/hi/details/kanjivaram-saree`)
  }
  expect((await seen('order.refunded', 'en')).text).toContain('₹12,000.00 of order 1001')
  await changeSettings(shop, { languages: [] })
  // In a language that the shop does not speak nothing is shown.
  expect((await seen('order.placed', 'hi')).text).toContain('Kanjivaram Saree')
})

test.each(['no.such', 'admin.alerts', 'constructor', '__proto__'])(
  '%s is no mail to customers',
  async (kind) => {
    expect((await preview(kind)).status).toBe(404)
    expect((await greet(kind, 'Hello')).status).toBe(404)
  },
)

test('a greeting that is too long or none is refused by its field', async () => {
  for (const greeting of ['x'.repeat(301), 7, null])
    expect(await greet('welcome', greeting)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'greeting' }] },
    })
})
