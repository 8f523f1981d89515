/** `npm run sheets`: looks at every page of the demo shop on a phone and a laptop and lays the views side by side. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { APIResponse, Browser, BrowserContext, Page } from 'playwright-core'
import sharp from 'sharp'
import { informationPaths } from '../src/features/shop/information.rules.ts'
import { openBrowser, sizes } from './fixtures/browser.ts'
import { type RunningShop, startShop } from './fixtures/runningShop.ts'
import { siteMap } from './fixtures/sitePaths.ts'

type Device = keyof typeof sizes

/** How wide one view is drawn, px, and how many stand in a row. */
const layout = { phone: { width: 240, inARow: 7 }, laptop: { width: 480, inARow: 4 } } as const
const GAP = 16
const FOLDER = 'docs/pictures'

async function renderSheets(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'zari-sheets-'))
  const shop = await startShop(dataDir, { SHOP_LAUNCHED: '1', SHOP_ACCESS: 'open', RATE_LIMITS: 'off' })
  const browser = await openBrowser()
  try {
    await isWoven(shop)
    await mkdir(FOLDER, { recursive: true })
    for (const device of Object.keys(sizes) as Device[]) {
      await renderSheet(device, 'shopper', await lookAround(browser, shop, device, shopperPages, DEMO_LOGIN))
      await renderSheet(
        device,
        'admin',
        await lookAround(browser, shop, device, adminPages, adminLogin(shop)),
      )
    }
  } finally {
    await browser.close()
    await shop.kill('SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** What the sample weaves once it is open, ms between looks. */
const WEAVING = 2_000

/** Waits until every product and every collection has its picture: what is looked at is the sample as it stays. */
async function isWoven({ url }: RunningShop): Promise<void> {
  const read = async (path: string): Promise<{ images?: string[]; image?: string | null }[]> =>
    (await fetch(url + path)).json()
  for (;;) {
    const products = await read('/api/admin/product?limit=100')
    const collections = await read('/api/collection')
    const [first] = products
    const isDone =
      products.every(({ images = [] }) => images.length > 0) &&
      collections.every(({ image }) => image) &&
      (first?.images?.length ?? 0) > 2
    if (isDone) return
    await setTimeout(WEAVING)
  }
}

interface Login {
  readonly email: string
  readonly password: string
}

const DEMO_LOGIN: Login = { email: 'meera@example.com', password: 'Saree@2026' }

function adminLogin(shop: RunningShop): Login {
  const [, email = '', password = ''] = shop.printed.match(/Admin login\s+(\S+)\s+(\S+)/) ?? []
  return { email, password }
}

interface Found {
  readonly product: { readonly _id: string; readonly slug: string }
  readonly category: string
  readonly order: string
  readonly user: string
}

const shopperPages = ({ product, order, user }: Found): string[] => [
  '/',
  '/new/saree/collections',
  '/new/saree/collections?q=nothing-like-it',
  '/search?q=silk%20saree',
  '/collections',
  `/details/${product.slug}`,
  '/wishlist',
  '/checkout',
  '/dashboard',
  '/dashboard/addresses',
  '/dashboard/credit',
  '/order',
  `/order/view/${order}`,
  `/profile/edit/${user}`,
  '/pages/wedding-lookbook',
  ...informationPaths,
  '/details/nowhere',
]

/** Every page of the admin's that is of no one thing, and what is edited daily. */
const adminPages = ({ product, category, order }: Found): string[] => [
  ...siteMap().filter((path) => path.startsWith('/admin/') && !path.includes('$')),
  `/admin/order/view/${order}`,
  `/admin/category/edit/${category}`,
  `/admin/product/edit/${product._id}`,
]

/** Views of all pages as somebody who is logged in sees them; PNG bytes. */
async function lookAround(
  browser: Browser,
  shop: RunningShop,
  device: Device,
  pagesOf: (found: Found) => string[],
  login: Login,
): Promise<Buffer[]> {
  const context = await browser.newContext({
    baseURL: shop.url,
    viewport: sizes[device],
    hasTouch: device === 'phone',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const views: Buffer[] = []
  for (const path of ['/login', '/register']) views.push(await look(page, path))
  const send: Send = async (path, data) =>
    (await context.request.post(path, { data, headers: { origin: shop.url } })).json()
  await send('/api/login', login)
  for (const path of pagesOf(await findThings(context, send))) views.push(await look(page, path))
  await context.close()
  return views
}

/** Posts as the shop's own pages do. */
type Send = (path: string, data: object) => ReturnType<APIResponse['json']>

/** One of each kind of thing that has a page. The bag gets something in it, the wishlist too. */
async function findThings({ request }: BrowserContext, send: Send): Promise<Found> {
  const read = async (path: string) => (await request.get(path)).json()
  const { user } = await read('/api/me')
  const [product, ...others] = await read('/api/admin/product?limit=6')
  const orders =
    user.role === 'admin'
      ? await read('/api/admin/order')
      : await send('/api/order/user', { userId: user._id })
  for (const { _id } of others) await send('/api/wishlist', { productId: _id, userId: user._id })
  const size = product.enableSize ? { size: product.sizes[0] } : {}
  await send(`/api/cart/add/${product._id}`, size)
  return { product, category: product.category._id, order: orders[0]._id, user: user._id }
}

async function look(page: Page, path: string): Promise<Buffer> {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  return page.screenshot()
}

async function renderSheet(device: Device, whose: string, views: readonly Buffer[]): Promise<void> {
  const { width, inARow } = layout[device]
  const height = Math.round((sizes[device].height / sizes[device].width) * width)
  const rows = Math.ceil(views.length / inARow)
  const tiles = await Promise.all(
    views.map(async (view, at) => ({
      input: await sharp(view).resize({ width, height, fit: 'fill' }).png().toBuffer(),
      left: GAP + (at % inARow) * (width + GAP),
      top: GAP + Math.floor(at / inARow) * (height + GAP),
    })),
  )
  const size = { width: GAP + inARow * (width + GAP), height: GAP + rows * (height + GAP) }
  await sharp({ create: { ...size, channels: 3, background: '#d8cfc0' } })
    .composite(tiles)
    .webp({ quality: 72 })
    .toFile(join(FOLDER, `${whose}-${device}.webp`))
}

await renderSheets()
