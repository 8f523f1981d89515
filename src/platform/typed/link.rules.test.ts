import { describe, expect, test } from 'vitest'
import { isPageLink, isReachLink } from './link.rules.ts'

const bad = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)//https://',
  'data:text/html,x',
  'http://example.com',
  '//evil.example',
  '/\\evil.example',
  '/a\\b',
  '/a b',
  '/\tevil',
  '/..//evil.example/x',
  '/.//evil.example',
  '/%2E%2e//evil.example',
  '/new/..//evil.example',
  'https://',
  'https://owner:secret@example.com',
  'new/saree',
  '',
]

describe('a link', () => {
  test.each([
    '/',
    '/new/saree/collections',
    '/search?q=silk%20saree#top',
    '/new/../order?from=//a',
    '/new/saree//collections',
    'https://example.com/a?b=c',
    'https://wa.me/919876543210?text=Namaste',
    'HTTPS://example.com',
  ])('may be %s', (link) => {
    expect(isPageLink(link)).toBe(true)
    expect(isReachLink(link)).toBe(true)
  })

  test.each(bad)('may not be %j', (link) => {
    expect(isPageLink(link)).toBe(false)
    expect(isReachLink(link)).toBe(false)
  })

  test.each(['tel:+91 98765 43210', 'mailto:help@zari.example', 'mailto:help@zari.example?subject=Saree'])(
    'to reach somebody may be %s, where a page is wanted it may not',
    (link) => {
      expect(isReachLink(link)).toBe(true)
      expect(isPageLink(link)).toBe(false)
    },
  )

  test.each(['tel:', 'tel:javascript', 'mailto:', 'mailto:a b@c.in', 'sms:+919876543210', 'vbscript:x'])(
    'to reach somebody may not be %j',
    (link) => expect(isReachLink(link)).toBe(false),
  )
})
