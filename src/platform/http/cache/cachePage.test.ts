import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { headersOf } from './cachePage.ts'

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const headers = {
  'content-security-policy': "default-src 'self'; script-src 'self'; style-src 'self'",
  'content-type': 'text/html; charset=utf-8',
}

test('a cached page lets its own scripts run and no others', () => {
  const html = [
    '<!doctype html><script nonce="abc">start("नमस्ते")</script>',
    '<script nonce="abc" type="module" async="" src="/assets/client.js"></script>',
    '<script type="application/ld+json">{"@type":"Product"}</script>',
    '<p>&lt;script nonce="abc"&gt;no()&lt;/script&gt;</p>',
    '<script>evil()</script><script nonce="guessed">evil(2)</script>',
    '<script class="tsr" nonce="abc" id="b">more("<script>")\n</script>',
  ].join('')
  const page = headersOf(html, 'abc', headers)
  const own = [hashOf('start("नमस्ते")'), hashOf('more("<script>")\n')].join(' ')
  expect(page['content-security-policy']).toBe(
    `default-src 'self'; script-src ${own} 'self'; style-src 'self'`,
  )
  expect(page).toMatchObject({
    'content-type': headers['content-type'],
    vary: 'Accept-Encoding, Authorization, Cookie',
  })
})
