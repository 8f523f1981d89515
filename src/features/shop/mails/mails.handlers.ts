import { callerOf } from '#/platform/http/callerOf.ts'
import type { Services } from '#/platform/http/env.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import { currentLanguage } from '#/platform/language/current.ts'
import { inLanguage } from '#/platform/language/inLanguage.ts'
import { spokenOr } from '#/platform/language/languages.rules.ts'
import type { MailKinds } from '#/platform/mail/jobs/kinds.ts'
import type { MailAttachment } from '#/platform/mail/mailer.ts'
import { readSettings } from '../shop.store.ts'
import { changeGreeting } from './changeGreeting.actions.ts'
import * as contract from './mails.contract.ts'
import type { ShownMail } from './mails.schema.ts'
import { listGreetings, type StoredGreeting } from './mails.store.ts'
import { m } from './messages/mails.messages.ts'
import { writeMail } from './writeMail.ts'

/**
 * Pictures that go along stand in the page itself, as a browser knows no mail around it. Those of the shop come from where the page is
 * looked at, which takes them from nowhere else: an owner may come by another address than customers.
 */
const withPictures = (html: string, origin: string, attachments: readonly MailAttachment[] = []): string =>
  attachments.reduce(
    (page, { cid, contentType, content }) =>
      cid ? page.replaceAll(`cid:${cid}`, `data:${contentType};base64,${content.toString('base64')}`) : page,
    html.replaceAll(`src="${origin}/media/`, 'src="/media/'),
  )

const shownMail = (kind: string, label: string, stored?: StoredGreeting): ShownMail => ({
  kind,
  label,
  greeting: stored?.greeting ?? '',
  ...(stored?.words && { words: stored.words }),
})

/** The mails of all rooms as the owner sees them. */
export function mailsApi(services: Services, kinds: MailKinds) {
  const { db, config } = services
  const shownOf = (kind: string) => {
    const shown = Object.hasOwn(kinds, kind) ? kinds[kind]?.shown : undefined
    if (!shown) throw failures.not_found()
    return shown
  }
  return roomApi()
    .openapi(contract.listMails, async (c) => {
      const greetings = await listGreetings(db)
      const mails = Object.entries(kinds).flatMap(([kind, { shown }]) =>
        shown ? [shownMail(kind, shown.label, greetings.get(kind))] : [],
      )
      return c.json(mails, 200)
    })
    .openapi(contract.previewMail, async (c) => {
      const { kind } = c.req.valid('param')
      const { language = currentLanguage() } = c.req.valid('query')
      const { sample: usual, readSample } = shownOf(kind)
      const spoken = spokenOr(language, (await readSettings(db)).languages)
      const sample = readSample ? await inLanguage(spoken, () => readSample(services)) : usual
      const { subject, html, text, attachments } = await writeMail(services, kinds, kind, sample, language)
      return c.json({ subject, html: withPictures(html, config.origin, attachments), text }, 200)
    })
    .openapi(contract.changeGreeting, async (c) => {
      const { kind } = c.req.valid('param')
      const { label } = shownOf(kind)
      const stored = await changeGreeting(services, callerOf(c), kind, c.req.valid('json'))
      return c.json({ message: m.greetingSaved({ mail: label }), mail: shownMail(kind, label, stored) }, 200)
    })
}

export type MailsApi = ReturnType<typeof mailsApi>
