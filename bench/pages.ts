import type { Browser, CDPSession, Page } from 'playwright-core'
import { openBrowser } from '../test/fixtures/browser.ts'
import { median } from './measure.ts'
import { logIn } from './people.ts'
import type { Found } from './results.ts'
import { type DemoShop, type Options, openDemoShop } from './shop.ts'
import { touchesOf } from './touches.ts'
import { type Answered, observeVitals, type Vitals } from './vitals.ts'

/** A small Android phone on a slow line: 1.6 Mbit/s down, 150 ms, a processor a quarter as fast. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }
const SLOWER = 4
const VISITS = 5

interface Visit extends Vitals {
  /** The slowest answer to a touch, ms, and of each touch. */
  readonly inp: number
  readonly touches: Readonly<Record<string, number>>
  /** Bytes on the wire: scripts named by the page itself; all scripts until nothing more comes; everything until the largest picture. */
  readonly scripts: number
  readonly allScripts: number
  readonly untilLargest: number
}

/** First visits of home, listing and product on a phone, with an empty cache, in the real Chromium. */
export async function benchPages(options: Options): Promise<Found> {
  const shop = await openDemoShop(options)
  const browser = await openBrowser()
  try {
    const customer = await customerWithBag(shop)
    const rows: Found['rows'][number][] = []
    for (const [name, path] of Object.entries(shop.pages)) {
      // The first visitor of all waits for pictures to be made: that one is not counted.
      await visit(browser, name, `${shop.url}${path}`)
      const visits: Visit[] = []
      for (let at = 0; at < VISITS; at += 1) visits.push(await visit(browser, name, `${shop.url}${path}`))
      const own: number[] = []
      for (let at = 0; at < VISITS; at += 1) own.push(await visitAs(browser, customer, `${shop.url}${path}`))
      rows.push({ ...row(name, visits), 'own part after the page ms': median(own) })
    }
    const remarks = [
      `Medians of ${VISITS} first visits, empty cache, signed out; the own part is the number in the bag of somebody signed in, after the first paint.`,
    ]
    return { rows, remarks }
  } finally {
    await browser.close()
    await shop.close()
  }
}

function row(page: string, visits: readonly Visit[]): Found['rows'][number] {
  const of = (key: 'scripts' | 'allScripts' | 'untilLargest' | 'lcp' | 'cls' | 'inp') =>
    median(visits.map((one) => one[key]))
  const touches = touchesOf(page).map(([touch]): [string, number] => [
    touch,
    median(visits.map((one) => one.touches[touch] ?? 0)),
  ])
  touches.sort(([, one], [, other]) => other - one)
  return {
    page,
    'scripts KB': of('scripts') / 1000,
    'with later ones KB': of('allScripts') / 1000,
    'until the largest picture KB': of('untilLargest') / 1000,
    'LCP s': of('lcp') / 1000,
    CLS: of('cls'),
    'INP ms': of('inp'),
    'slowest touches ms': touches
      .slice(0, 3)
      .map(([touch, ms]) => `${touch} ${ms}`)
      .join(', '),
  }
}

/** The session cookie of a customer who has something in the bag. */
async function customerWithBag(shop: DemoShop): Promise<string> {
  const [cookie = ''] = await logIn(shop, 1)
  const [product] = await (await fetch(`${shop.url}/api/admin/product?limit=1`)).json()
  const answer = await fetch(`${shop.url}/api/cart/add/${product._id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shop.url, cookie },
    body: JSON.stringify({ quantity: 1, size: product.enableSize ? product.sizes[0] : undefined }),
  })
  if (!answer.ok) throw new Error(`Nothing could be put into the bag: ${answer.status}`)
  return cookie
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

/** A first visit of somebody signed in. @returns how long after the page's first paint their own part of it was there, ms */
async function visitAs(browser: Browser, customer: string, url: string): Promise<number> {
  const context = await browser.newContext(phone)
  try {
    const [name = '', ...value] = customer.split('=')
    await context.addCookies([{ name, value: value.join('='), url: new URL(url).origin }])
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await slowDown(session)
    const readVitals = await observeVitals(page)
    await page.goto(url, { waitUntil: 'networkidle' })
    const { fcp, own } = await readVitals()
    return Math.max(0, (own || Number.NaN) - fcp)
  } finally {
    await context.close()
  }
}

async function visit(browser: Browser, name: string, url: string): Promise<Visit> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const wire = await listen(session)
    await slowDown(session)
    const readVitals = await observeVitals(page)
    await page.goto(url, { waitUntil: 'load' })
    const named = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload], script[src]')].map((tag) =>
        tag instanceof HTMLScriptElement ? tag.src : tag.href,
      ),
    )
    await page.waitForLoadState('networkidle')
    const began = await touchThings(page, name)
    const vitals = await readVitals()
    const touches = Object.fromEntries(
      began.map(([touch, from], at) => [touch, slowest(vitals.answers, from, began[at + 1]?.[1])]),
    )
    const scripts = wire.filter(({ type }) => type === 'Script')
    return {
      ...vitals,
      inp: slowest(vitals.answers),
      touches,
      scripts: sum(scripts.filter((one) => named.includes(one.url))),
      allScripts: sum(scripts),
      untilLargest: sum(wire.filter((one) => one.endedAt <= vitals.lcp)),
    }
  } finally {
    await context.close()
  }
}

/** Does what shoppers do on a page. @returns when each touch began, ms after the start of the visit */
async function touchThings(page: Page, name: string): Promise<[touch: string, from: number][]> {
  const began: [string, number][] = []
  for (const [what, touch] of touchesOf(name)) {
    began.push([what, await page.evaluate(() => performance.now())])
    await touch(page)
    // The frame that answers, and the report of it.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))))
  }
  return began
}

/** The slowest answer to what began in that time, ms. */
const slowest = (answers: readonly Answered[], from = 0, until = Number.POSITIVE_INFINITY): number =>
  Math.max(0, ...answers.filter(({ at }) => at >= from && at < until).map(({ took }) => took))

interface Transfer {
  readonly url: string
  readonly type: string
  readonly bytes: number
  /** ms after the start of the visit. */
  readonly endedAt: number
}

/** Everything that came over the line, as it comes. */
async function listen(session: CDPSession): Promise<Transfer[]> {
  const asked = new Map<string, { url: string; type: string }>()
  const ended: Transfer[] = []
  let began: number | undefined
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp }) => {
    began ??= timestamp
    asked.set(requestId, { url: request.url, type })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const request = asked.get(requestId)
    if (!request) return
    ended.push({ ...request, bytes: encodedDataLength, endedAt: (timestamp - (began ?? timestamp)) * 1000 })
  })
  await session.send('Network.enable')
  return ended
}

const sum = (transfers: readonly Transfer[]): number => transfers.reduce((all, { bytes }) => all + bytes, 0)
