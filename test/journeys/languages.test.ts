import { afterAll, beforeAll, expect, test } from 'vitest'
import { findLanguage } from '../../src/features/accounts/accounts.store.ts'
import { hi as hiMail } from '../../src/features/accounts/ui/language/messages/hi.ts'
import { hi as hiPages } from '../../src/features/shop/information/messages/hi.ts'
import { languages, moreLanguages } from '../../src/platform/language/languages.rules.ts'
import { scripts } from '../fixtures/letters.ts'
import { seeMessage } from '../fixtures/onPage.ts'
import { changeShop, eventually, open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront({ languages: ['hi'] })
})
afterAll(() => shop?.close())

const inSmallLetters = (name: string) => name.toLowerCase()
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(shop.url + path, { headers, redirect: 'manual' })

/** What the head of a page links of one kind, by language: `canonical` has none. */
const linked = (html: string, rel: string) =>
  [...html.matchAll(/<link [^>]+>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(`rel="${rel}"`))
    .map((tag) => {
      const partOf = (name: string) => new RegExp(`${name}="([^"]+)"`, 'i').exec(tag)?.[1] ?? ''
      return [partOf('hreflang'), new URL(partOf('href')).pathname]
    })

test('a page says in its head in which language it is, and where it is in the others', async () => {
  const html = await (await get('/hi/new/saree/collections')).text()
  expect(html).toContain('<html lang="hi-IN"')
  // The menu of the specification, also where the shop has no such category.
  for (const [hindi, english] of [
    ['ड्रेस मटीरियल', 'Dress Material'],
    ['त्योहार कलेक्शन', 'Festive Collection'],
  ] as const)
    expect([html.includes(hindi), html.includes(english)]).toEqual([true, false])
  expect(linked(html, 'canonical')).toEqual([['', '/hi/new/saree/collections']])
  expect(linked(html, 'alternate')).toEqual([
    ['en-IN', '/new/saree/collections'],
    ['hi-IN', '/hi/new/saree/collections'],
    ['x-default', '/new/saree/collections'],
  ])
})

test('in Hindi the shop is gone through from the first page to a product, and every link stays in it', async () => {
  const page = await shop.visit({ size: 'phone', locale: 'hi-IN' })
  await open(page, '/hi')
  await page.getByRole('link', { name: 'सब देखें', exact: true }).last().click()
  await page.waitForURL('**/hi/new/all/collections')
  await page.getByRole('heading', { name: 'पूरा कलेक्शन' }).waitFor()
  await page.getByRole('button', { name: 'फ़िल्टर और क्रम' }).click()
  await page.getByRole('dialog').getByLabel('क्रम').selectOption({ label: 'दाम: कम से ज़्यादा' })
  await page.waitForURL('**/hi/new/all/collections?sort=lowToHigh')
  await page.keyboard.press('Escape')
  await page
    .getByRole('link', { name: /Banarasi/ })
    .first()
    .click()
  await page.waitForURL('**/hi/details/**')
  await page.getByRole('button', { name: 'बैग में डालें' }).click()
  await page.getByRole('dialog').getByText('बैग में डालने के लिए लॉग इन करें').waitFor()
  const links = await page.$$eval('a[href^="/"]', (all) => all.map((link) => link.getAttribute('href') ?? ''))
  const elsewhere = links.filter((href) => !/^\/hi(?:[/?#]|$)/.test(href) && !href.startsWith('/media/'))
  // The way to this page in English.
  expect(new Set(elsewhere)).toEqual(new Set([new URL(page.url()).pathname.slice(3)]))
  shop.quiet()
})

test('the owner writes a product in Hindi beside its English, and each page says its own', async () => {
  const owner = await shop.visit({ as: shop.adminAsha })
  await open(owner, `/admin/product/edit/${shop.goods.banarasiSaree.id}`)
  const beside = owner.getByRole('group', { name: 'हिन्दी' })
  await beside.getByText('Banarasi Silk Saree', { exact: true }).waitFor()
  await owner.getByLabel('Name', { exact: true }).fill('Banarasi Saree of Silk')
  // The English stands there as it is typed.
  await beside.getByText('Banarasi Saree of Silk', { exact: true }).waitFor()
  await beside.getByLabel('Name in हिन्दी').fill('बनारसी सिल्क साड़ी')
  await owner.getByRole('button', { name: 'Save changes' }).first().click()
  await owner.waitForURL('**/admin/product')
  const page = await shop.visit({ size: 'phone', locale: 'hi-IN' })
  await open(page, '/hi/details/banarasi-silk-saree')
  await page.getByRole('heading', { level: 1, name: 'बनारसी सिल्क साड़ी' }).waitFor()
  // Its type is told by its English name, and called what it is called in Hindi.
  const toType = page.getByRole('main').locator('nav a[href="/hi/new/saree/collections?type=Silk"]')
  expect(await toType.textContent()).toBe('सिल्क')
  await page.getByRole('main').getByRole('link', { name: 'साड़ी', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'साड़ी' }).waitFor()
  await page.getByRole('link', { name: 'बनारसी सिल्क साड़ी' }).first().waitFor()
  await open(page, '/details/banarasi-silk-saree')
  await page.getByRole('heading', { level: 1, name: 'Banarasi Saree of Silk' }).waitFor()
  shop.quiet()
})

test('the switch stays on the page and is remembered, and an address of the other language then leads to the chosen one', async () => {
  const page = await shop.visit()
  await open(page, '/new/saree/collections?sort=lowToHigh')
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click()
  await page.waitForURL('**/hi/new/saree/collections?sort=lowToHigh')
  // A page that the first load did not bring.
  await page.getByRole('banner').getByRole('link', { name: 'लॉग इन' }).click()
  await page.waitForURL('**/hi/login')
  await page.goto('about:blank')
  await page.goto(`${shop.url}/details/banarasi-silk-saree`)
  await page.waitForURL('**/hi/details/banarasi-silk-saree')
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await page.waitForURL(/[^i]\/details\/banarasi-silk-saree$/)
  await page.getByRole('button', { name: 'Add To Cart' }).waitFor()
  shop.quiet()
})

test('the switch of somebody signed in tells the shop, and their profile shows and changes it', async () => {
  const { db } = shop.shop.services
  const language = async () => findLanguage(db, { userId: shop.meera.id })
  const page = await shop.visit({ as: shop.meera })
  await open(page, '/about')
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click()
  await page.waitForURL('**/hi/about')
  await expect.poll(language).toBe('hi')
  await open(page, '/hi/dashboard')
  const section = page.getByRole('region', { name: hiMail.title })
  const field = section.getByLabel(hiMail.language)
  await expect.poll(() => field.inputValue()).toBe('hi')
  await field.selectOption('English')
  await section.getByRole('button', { name: hiMail.save }).click()
  await seeMessage(page, hiMail.saved.replace('{language}', 'English'))
  expect(await language()).toBe('en')
  const [heads, labels] = [hiPages.aboutText, hiPages.aboutUs]
  const html = await (await get('/hi/about')).text()
  expect(html).toContain(`<meta name="description" content="${heads}"`)
  expect(html).toContain(`<title>${labels} | `)
  shop.quiet()
})

test('where pages cannot be fetched and one is visited instead, it is visited in its language', async () => {
  const page = await shop.visit({ expectedErrors: /Failed to (?:load resource|fetch)/ })
  await page.route('**/*routeTree*', (route) => route.abort())
  await open(page, '/hi')
  const visited = page.waitForRequest((request) => request.isNavigationRequest())
  await page.getByRole('banner').getByRole('link', { name: 'लॉग इन' }).click()
  expect(new URL((await visited).url()).pathname).toBe('/hi/login')
})

test("a browser's own language is proposed until somebody answers, and nobody is sent anywhere", async () => {
  const page = await shop.visit({ locale: 'hi-IN' })
  await open(page, '/')
  await page.getByRole('complementary', { name: 'Language' }).getByRole('link', { name: 'हिन्दी' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
  const fonts = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => /devanagari/.test(name)).length,
    )
  expect(await fonts()).toBe(0)
  await page.getByRole('button', { name: 'Stay in English' }).click()
  await expect.poll(() => page.getByRole('complementary', { name: 'Language' }).count()).toBe(0)
  await open(page, '/')
  expect(await page.getByRole('complementary', { name: 'Language' }).count()).toBe(0)
  shop.quiet()
})

test.each([
  ['/hi/admin', '/hi/login'],
  ['/hi/admin/dashboard', '/hi/login'],
  ['/hi/checkout', '/hi/login'],
  ['/hi/order/view/1', '/hi/login'],
])('%s is guarded as it is without its language, and leads to %s', async (path, way) => {
  const answer = await get(path)
  expect([answer.status, answer.headers.get('location')?.split('?')[0]]).toEqual([302, way])
})

test.each([
  '/hi/hi/admin',
  '/hi/hi/details/banarasi-silk-saree',
  '/HI/admin',
  '/hi/api/me',
  '/hi/nothing/there',
])('%s is no page', async (path) => {
  const answer = await get(path)
  expect([answer.status, answer.headers.get('cdn-cache-control')]).toEqual([404, null])
})

test.each([
  '/hi//elsewhere.example',
  '/hi/%5Celsewhere.example',
  '/%68i/details/banarasi-silk-saree',
  '/h%69',
])('%s is not even a page that says so: it would lead elsewhere', async (path) => {
  const answer = await get(path)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/json'])
})

test('the owner writes her menu and a greeting in Hindi beside the English, and sees the mail in each', async () => {
  const owner = await shop.visit({ as: shop.adminAsha, size: 'phone' })
  const sideways = () =>
    owner.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await open(owner, '/admin/menu')
  await owner.getByRole('button', { name: 'Make your own menu' }).click()
  const first = owner.getByRole('list', { name: 'Items of the menu' }).locator(':scope > li').first()
  await first.locator('summary').click()
  const beside = first.getByLabel('Says in हिन्दी').first()
  // It begins with what the categories are called.
  expect(await beside.inputValue()).toBe('साड़ी')
  await beside.fill('सब साड़ियाँ')
  await first.getByLabel('Says in हिन्दी').nth(1).fill('')
  expect(await sideways()).toBe(0)
  await owner.getByRole('button', { name: 'Save menu' }).click()
  await seeMessage(owner, 'Menu saved')
  await open(owner, '/admin/mail')
  await owner.getByLabel('Mail', { exact: true }).selectOption('welcome')
  await owner.getByLabel('Your words', { exact: true }).fill('Woven slowly.')
  await owner.getByLabel('Your words in हिन्दी').fill('धीरे बुना।')
  await owner.getByRole('button', { name: 'Save words' }).click()
  await seeMessage(owner, 'Welcome: the greeting was saved')
  const mail = owner.frameLocator('iframe[title^="Welcome"]')
  await mail.getByText('Woven slowly.').waitFor()
  await owner.getByRole('radio', { name: 'हिन्दी' }).check({ force: true })
  await mail.getByText('धीरे बुना।').waitFor()
  expect(await sideways()).toBe(0)
  const page = await shop.visit()
  await open(page, '/hi')
  const bar = page.getByRole('navigation', { name: 'मेन्यू', exact: true })
  // Two of the four are no categories of this shop, and called something all the same.
  const words = ['सब साड़ियाँ', 'ड्रेस मटीरियल', 'सलवार सूट', 'ख़ास मौक़े']
  expect(await bar.locator('summary').allTextContents()).toEqual(words)
  // What is not written is in English.
  await bar.locator('summary').first().press('Enter')
  await bar.getByRole('link', { name: 'Silk Saree', exact: true }).waitFor()
  shop.quiet()
})

test('one address is in one language, whatever its reader likes best, also while both are asked for at once', async () => {
  const target = { kind: 'link', to: '/search?q=silk' }
  const items = [{ label: 'Festival silks', target, words: { hi: { label: 'त्योहार का रेशम' } } }]
  await shop.shop.call('POST', '/api/admin/menu', { as: shop.adminAsha, json: { items } })
  await eventually(`${shop.url}/api/menu`, { items: [{ label: 'Festival silks' }] })
  const paths = [
    '/',
    '/hi',
    '/new/saree/collections',
    '/hi/new/saree/collections',
    '/details/linen-x',
    '/hi/details/linen-x',
  ]
  const asked = paths.flatMap((path) => ['hi-IN', 'en-IN'].map((language) => ({ path, language })))
  const ask = () =>
    Promise.all(
      asked.map(async ({ path, language }) => (await get(path, { 'accept-language': language })).text()),
    )
  // All of the second time from what was kept of the first.
  const answers = [...(await ask()), ...(await ask())]
  for (const [at, html] of answers.entries()) {
    const isHindi = asked[at % asked.length]?.path.startsWith('/hi') ?? false
    // Also what the owner wrote of her own menu.
    expect([html.includes('त्योहार का रेशम'), html.includes('Festival silks')]).toEqual([isHindi, !isHindi])
    expect(html).toContain(`<html lang="${isHindi ? 'hi' : 'en'}-IN"`)
    expect([html.includes('सीधे पेज पर जाएँ'), html.includes('Skip to content')]).toEqual([isHindi, !isHindi])
  }
})

test('an error of the API is said in the language that is asked for, under the same code', async () => {
  const errorIn = async (language: string) =>
    (await get('/api/me/shopper', { 'accept-language': language })).json()
  const { message, code } = await errorIn('en')
  expect(await errorIn('hi-IN,hi;q=0.9')).toMatchObject({ code, message: 'पहले लॉग इन करें।' })
  expect({ message, code }).toEqual({ message: 'Please log in.', code: 'unauthenticated' })
})

test('a third language is one more, in letters of its own', async () => {
  await changeShop(shop, { languages: ['hi', 'ta'] })
  const html = await (await get('/ta/new/saree/collections')).text()
  expect(html).toContain('<html lang="ta-IN"')
  const tags = linked(html, 'alternate').map(([tag]) => tag)
  expect(tags).toEqual(['en-IN', 'hi-IN', 'ta-IN', 'x-default'])
  for (const language of moreLanguages) {
    const others = moreLanguages.filter((one) => one !== language)
    const page = await shop.visit({ locale: `${language}-IN` })
    const fetched = () =>
      page.evaluate((all) => {
        const files = performance.getEntriesByType('resource').map(({ name }) => name)
        return all.filter((script) => files.some((file) => file.includes(`.${script}`)))
      }, Object.values(scripts).map(inSmallLetters))
    await open(page, `/${language}`)
    // The links to the pages in the others are in the device's letters.
    for (const other of others)
      await page.getByRole('contentinfo').getByRole('link', { name: languages[other].name }).waitFor()
    await expect.poll(fetched).toEqual([inSmallLetters(scripts[language])])
  }
  // On a phone they stand in the menu, where each has a line.
  const phone = await shop.visit({ size: 'phone', locale: 'en-IN' })
  await open(phone, '/about')
  const inHeader = phone.getByRole('banner').locator('a', { hasText: 'தமிழ்' })
  await expect.poll(() => inHeader.count()).toBe(1)
  expect(await inHeader.isVisible()).toBe(false)
  await phone.getByRole('button', { name: 'Menu' }).click()
  await phone.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'தமிழ்' }).click()
  await phone.waitForURL('**/ta/about')
  await changeShop(shop, { languages: ['hi'] })
  shop.quiet()
})

test('a shop that speaks English alone has no Hindi pages, no switch, and answers in English', async () => {
  await changeShop(shop, { languages: [] })
  const former = await fetch(`${shop.url}/hi/details/banarasi-silk-saree?size=M`, { redirect: 'manual' })
  // Where links in mails of before lead; never to another host.
  expect([former.status, former.headers.get('location')]).toEqual([
    302,
    '/details/banarasi-silk-saree?size=M',
  ])
  for (const path of ['/hi//elsewhere.example', '/hi/%5Celsewhere.example']) {
    const { headers } = await fetch(shop.url + path, { redirect: 'manual' })
    expect(new URL(headers.get('location') ?? '/', shop.url).origin).toBe(shop.url)
  }
  const html = await (await get('/')).text()
  expect(html).toContain('Festival silks')
  expect(html).not.toMatch(/hrefLang|हिन्दी|त्योहार|localStorage\.getItem\('language'\)/)
  const { message } = await (await get('/api/me/shopper', { 'accept-language': 'hi' })).json()
  expect(message).toBe('Please log in.')
  await changeShop(shop, { languages: ['hi'] })
})
