import { describe, expect, test } from 'vitest'
import { audienceOf } from '#/platform/http/audience.rules.ts'
import { guard, isShared } from './guard.rules.ts'
import { informationPaths } from './information.rules.ts'
import { safeReturn } from './safeReturn.rules.ts'

const customer = audienceOf({ name: 'Meera', role: 'customer' })
const admin = audienceOf({ name: 'Asha', role: 'admin' })
const visitor = audienceOf(null)
const nameless = audienceOf({ name: '', role: 'customer' })

const free = ['/', '/login', '/register', '/forgot-password', '/reset-password/abc']
const browsing = ['/details/1', '/new/saree/collections', '/new/all/collections']
const personal = [
  '/checkout',
  '/wishlist',
  '/thankyou',
  '/dashboard',
  '/profile/edit/1',
  '/order',
  '/order/view/1',
]
const adminPages = [
  '/admin',
  '/admin/dashboard',
  '/admin/product',
  '/admin/order/view/1',
  '/admin/manage-banners',
  '/admin/home',
]

/** Page by page: where a visitor of a members' shop, a visitor of an open shop, a customer and an admin end up. */
const table: [
  paths: string[],
  members: string | null,
  open: string | null,
  customer: string | null,
  admin: string | null,
][] = [
  [['/'], null, null, null, null],
  [['/login', '/register'], null, null, '/', '/admin/dashboard'],
  [['/forgot-password', '/reset-password/abc'], null, null, null, '/admin/dashboard'],
  [[...informationPaths], null, null, null, null],
  [['/details/1'], '/login', null, null, null],
  [['/new/saree/collections', '/no/such/page'], '/login', null, null, '/admin/dashboard'],
  [personal, '/login', '/login', null, '/admin/dashboard'],
  [adminPages.slice(1), '/login', '/login', '/', null],
  [['/admin'], '/login', '/login', '/', '/admin/dashboard'],
]

describe('the guard', () => {
  for (const [paths, members, open, asCustomer, asAdmin] of table) {
    test.each(paths)('sends requests for %s where they belong', (path) => {
      expect({ members: guard(path, visitor, 'members'), open: guard(path, visitor, 'open') }).toEqual({
        members,
        open,
      })
      for (const access of ['members', 'open'] as const) {
        expect(guard(path, customer, access)).toBe(asCustomer)
        expect(guard(path, admin, access)).toBe(asAdmin)
      }
    })
  }

  test('[ROUTE-04] a user without a name is a visitor', () => {
    for (const path of [...browsing, ...personal, ...adminPages])
      expect(guard(path, nameless, 'members')).toBe('/login')
    for (const path of [...free, ...informationPaths]) expect(guard(path, nameless, 'members')).toBeNull()
  })

  test('a trailing slash or a longer name changes nothing', () => {
    expect(guard('/login/', visitor, 'members')).toBeNull()
    expect(guard('/loginx', visitor, 'members')).toBe('/login')
    expect(guard('/admins', customer, 'members')).toBeNull()
  })

  test('never sends anyone in a circle', () => {
    for (const path of [...free, ...informationPaths, ...browsing, ...personal, ...adminPages]) {
      for (const user of [visitor, customer, admin]) {
        for (const access of ['members', 'open'] as const) {
          const elsewhere = guard(path, user, access)
          if (elsewhere) expect(guard(elsewhere, user, access)).toBeNull()
        }
      }
    }
  })
})

describe('a page that many get alike', () => {
  test.each(['/', ...informationPaths, '/details/$id', '/new/$category/collections', '/login'])(
    'is %s',
    (page) => {
      expect(isShared(page, visitor)).toBe(true)
      expect(isShared(page, customer)).toBe(true)
      expect(isShared(page, admin)).toBe(false)
    },
  )

  test.each(['/checkout', '/order/view/$id', '/admin/product', '/reset-password/$token'])(
    'is not %s',
    (page) => {
      for (const audience of [visitor, customer, admin]) expect(isShared(page, audience)).toBe(false)
    },
  )
})

describe('the way back after login', () => {
  test.each(['/checkout', '/details/1?size=M#reviews', '/new/salwar%20suit/collections'])(
    'leads to %s',
    (path) => {
      expect(safeReturn(path)).toBe(path)
    },
  )

  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/..//evil.example/x',
    '/.//evil.example/x',
    '/%2e%2e//evil.example/x',
    '/new/..//../..//evil.example',
    '',
    undefined,
  ])('never leads to %j', (path) => {
    const back = safeReturn(path)
    expect(back === undefined || new URL(back, 'http://shop.example').origin === 'http://shop.example').toBe(
      true,
    )
    expect(back?.startsWith('//') ?? false).toBe(false)
  })
})
