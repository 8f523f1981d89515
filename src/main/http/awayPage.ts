import type { Context } from 'hono'
import type { HttpEnv } from '#/platform/http/env.ts'
import { RETRY_S } from '#/platform/http/staleness.rules.ts'

const page = (canLook: boolean): string => `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Back in a moment</title>
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
<h1>Back in a moment</h1>
<p>The shop cannot reach its books just now. Your bag, your orders and your account are safe, and nothing was ordered twice. What needs them comes back by itself.</p>
<p><a href="">Try again</a>${canLook ? '<a href="/">Look around the shop</a>' : ''}</p>
</main>
</body>
</html>
`

/** Instead of a page that cannot be made while the database is away. @param canLook whether the pages of before are shown */
export function awayPage(c: Context<HttpEnv>, canLook: boolean): Response {
  return c.html(page(canLook), 503, { 'Retry-After': String(RETRY_S), 'Cache-Control': 'no-store' })
}
