import { describe, expect, test } from 'vitest'
import { NOBODYS, OWN_TOO } from '#/platform/http/sessionMark.rules.ts'
import { siteMap } from '../../../test/fixtures/sitePaths.ts'
import { fileKind, isRelayed, mayBeSaved, pageBeside, pageKind } from './saving.rules.ts'

const html = { status: 200, redirected: false, type: 'text/html; charset=utf-8', mark: `somebody${OWN_TOO}` }

test('of all pages of the site map only those that are named are saved, and three of them are somebody’s own', () => {
  const kinds = Object.groupBy(siteMap(), pageKind)
  expect(kinds.own?.sort()).toEqual(['/order', '/order/view/$id', '/wishlist'])
  expect(kinds.shared?.sort()).toEqual(
    [
      '/',
      '/Shipping-details',
      '/about',
      '/contact-us',
      '/details/$id',
      '/faqs',
      '/new/$category/collections',
      '/pages/$slug',
      '/privacy-policy',
      '/size-chart/$id',
      '/terms&condition',
    ].sort(),
  )
})

test.each([
  ['/admin', 'never'],
  ['/admin/order/view/1', 'never'],
  ['/checkout', 'never'],
  ['/thankyou', 'never'],
  ['/login', 'never'],
  ['/reset-password/abc', 'never'],
  ['/back-in-stock/abc', 'never'],
  ['/dashboard', 'never'],
  ['/profile/edit/1', 'never'],
  ['/search', 'never'],
  ['/order/view/1/more', 'never'],
  ['/wishlist/', 'never'],
  ['/api/order/1', 'never'],
  ['/api/order/1/upi', 'never'],
  ['/api/order/1/invoice.pdf', 'never'],
  ['/api/order/1/upi-qr.svg', 'own'],
] as const)('%s is %s saved', (path, kind) => expect(pageKind(path)).toBe(kind))

describe('an answer', () => {
  test.each([
    ['a page as it was asked for', {}, true],
    ['an error', { status: 500 }, false],
    ['a page that is not there', { status: 404 }, false],
    ['the page of another address', { redirected: true }, false],
    ['a file', { type: 'application/pdf' }, false],
    ['something without a type', { type: null }, false],
    ['an answer that does not say whose it is', { mark: null }, false],
    ['an admin’s', { mark: NOBODYS }, false],
    ['a page that is never saved', { path: '/checkout' }, false],
    ['somebody’s own in a shop that does without', { mark: 'somebody' }, false],
    ['a page for many there', { path: '/about', mark: 'somebody' }, true],
  ])('%s: %j', (_, change, saved) => {
    expect(mayBeSaved({ path: '/wishlist', ...html, ...change })).toBe(saved)
  })

  test('the QR code of an order is a picture and nothing else', () => {
    const path = '/api/order/1/upi-qr.svg'
    expect(mayBeSaved({ path, ...html, type: 'image/svg+xml' })).toBe(true)
    expect(mayBeSaved({ path, ...html })).toBe(false)
  })
})

test.each([
  ['/assets/home-1.js', 'files'],
  ['/assets/admin/settings-1.js', undefined],
  ['/fonts/rozha-400.71bbb78c.woff2', 'files'],
  ['/brand.css', 'files'],
  ['/media/a.1x1.ffffff/160.webp', 'pictures'],
  ['/app-icon/any-192.png', 'pictures'],
  ['/api/shop', undefined],
  ['/manifest.webmanifest', undefined],
  ['/service-worker.js', undefined],
] as const)('%s is one of the %s', (path, kind) => expect(fileKind(path)).toBe(kind))

test.each([
  ['/api/me/shopper', null, true],
  ['/api/login', 'application/json', true],
  ['/api/admin/order', null, false],
  ['/api/reviews/1/photos', 'multipart/form-data; boundary=x', false],
  ['/assets/home-1.js', null, false],
] as const)('the worker hears the answer to %s (%s): %s', (path, type, relayed) =>
  expect(isRelayed(path, type)).toBe(relayed),
)

test('the thanks for an order save the order', () => {
  const at = (path: string) => pageBeside(new URL(path, 'https://zari.example'))
  expect(at('/thankyou?order=12')).toBe('/order/view/12')
  expect(at('/thankyou?order=..%2Fadmin')).toBe('/order/view/..%2Fadmin')
  expect(at('/thankyou')).toBeUndefined()
  expect(at('/order?order=12')).toBeUndefined()
})
