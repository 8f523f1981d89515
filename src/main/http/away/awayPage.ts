import type { Context } from 'hono'
import type { HttpEnv } from '#/platform/http/env.ts'
import { RETRY_S } from '#/platform/http/staleness.rules.ts'
import { currentLanguage, currentTag } from '#/platform/language/current.ts'
import { inLanguage } from '#/platform/language/inLanguage.ts'
import { addressIn, type Language } from '#/platform/language/languages.rules.ts'
import { m } from './messages/away.messages.ts'

const page = (canLook: boolean): string => `<!doctype html>
<html lang="${currentTag()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${m.title()}</title>
<link rel="stylesheet" href="/brand.css">
<style>
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--color-page,#fbf7ef);color:var(--color-ink,#2b1527);font:1rem/1.6 var(--font-sans,sans-serif)}
main{max-width:34rem;padding:2rem 1.25rem;text-align:center;overflow-wrap:anywhere}
h1{margin:0 0 .75rem;font:400 1.9rem/1.25 var(--font-display,serif)}
p{margin:0 0 1rem}
a{display:inline-block;min-height:1.5rem;margin:.5rem;padding:.6rem 1.25rem;border:1px solid;border-radius:.375rem;color:inherit;font-weight:600}
</style>
</head>
<body>
<main>
<h1>${m.title()}</h1>
<p>${m.text()}</p>
<p><a href="">${m.tryAgain()}</a>${canLook ? `<a href="${addressIn(currentLanguage(), '/')}">${m.lookAround()}</a>` : ''}</p>
</main>
</body>
</html>
`

/** Instead of a page that cannot be made while the database is away. @param canLook whether the pages of before are shown */
export function awayPage(c: Context<HttpEnv>, language: Language, canLook: boolean): Response {
  const html = inLanguage(language, () => page(canLook))
  return c.html(html, 503, { 'Retry-After': String(RETRY_S), 'Cache-Control': 'no-store' })
}
