import type { Context } from 'hono'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { HttpEnv } from '#/platform/http/env.ts'
import { inLanguage } from '#/platform/language/inLanguage.ts'
import { awayPage } from './awayPage.ts'
import { m } from './messages/away.messages.ts'

const asked = async (language: 'en' | 'hi', canLook: boolean) => {
  const app = new Hono<HttpEnv>().get('/', (c: Context<HttpEnv>) => awayPage(c, language, canLook))
  const answer = await app.request('/')
  return { status: answer.status, html: await answer.text() }
}

test.each([
  ['en', '/'],
  ['hi', '/hi'],
] as const)(
  'while the database is away a page in %s says so, and leads to the shop at %s',
  async (language, home) => {
    const { status, html } = await asked(language, true)
    expect(status).toBe(503)
    expect(html).toContain(`<html lang="${language}-IN"`)
    const [title, look] = inLanguage(language, () => [m.title(), m.lookAround()])
    expect(html).toContain(`<h1>${title}</h1>`)
    expect(html).toContain(`<a href="${home}">${look}</a>`)
    expect((await asked(language, false)).html).not.toContain(look)
  },
)
