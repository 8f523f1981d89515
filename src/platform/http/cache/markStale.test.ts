import { expect, test } from 'vitest'
import { inLanguage } from '../../language/inLanguage.ts'
import { staleText } from '../staleText.ts'
import { markStale } from './markStale.ts'

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
