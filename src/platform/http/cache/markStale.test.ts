import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { inLanguage } from '../../language/inLanguage.ts'
import { encodedShared, pack, packedResponse } from '../cachedResponse.ts'
import { staleText } from '../staleText.ts'
import { markStale, stalePage } from './markStale.ts'

test.each(['en', 'hi'] as const)(
  'a page in %s says in its own words since when it may be old',
  (language) => {
    const since = Date.parse('2026-11-26T11:30:00Z')
    const page = `<!doctype html><html lang="${language}-IN"><body class="x"><p>Saree</p></body></html>`
    const marked = inLanguage(language === 'hi' ? 'en' : 'hi', () => markStale(page, since))
    const [, said = ''] =
      /<body class="x"><noscript><p[^>]*>(.*?)<\/p><\/noscript><p>Saree/.exec(marked) ?? []
    expect(said).toMatch(/\b5:00/)
    const time = /5:00.[ap]m/i.exec(said)?.[0] ?? ''
    expect(said).toBe(inLanguage(language, () => staleText(time)))
    expect(marked).toContain(`<html data-stale-since="${since}" lang="${language}-IN"`)
  },
)

test('who takes a cached page packed gets it marked as well', async () => {
  const html = `<html lang="en-IN"><body>${'<p>Saree</p>'.repeat(200)}</body></html>`
  const page = packedResponse(await pack(html), { headers: {}, shows: ['shop'] })
  const { bytes, encoding } = await encodedShared(stalePage(page, 1_000), 'br')
  expect([encoding, String(brotliDecompressSync(bytes))]).toEqual(['br', markStale(html, 1_000)])
})
