import { auditChange } from '#/platform/db/audit.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import type { Services } from '#/platform/http/env.ts'
import { roomApi } from '#/platform/http/http.ts'
import { senderName } from '../sample.rules.ts'
import { readSettings } from '../shop.store.ts'
import * as contract from './launch.contract.ts'
import { launchFailures } from './launch.failures.ts'
import { removeMark, setMark } from './launch.store.ts'
import { launchState, type ReadCatalogFacts } from './launch.ts'

/** The owner's way to an open shop. */
export function launchApi(services: Services, goods: ReadCatalogFacts) {
  const { db, mailer, log, config } = services
  return roomApi()
    .openapi(contract.readLaunch, async (c) =>
      c.json(await launchState(db, services, await readSettings(db), goods, callerOf(c)), 200),
    )
    .openapi(contract.markLaunchItem, async (c) => {
      const { key, done } = c.req.valid('json')
      const state = await db.transaction(async (tx) => {
        const settings = await readSettings(tx)
        if (key === 'upiTested' && done && settings.upiId === '') throw launchFailures.no_upi_id()
        // The rupee came to this id, and proves nothing about another.
        if (done) await setMark(tx, key, key === 'upiTested' ? settings.upiId : '')
        else await removeMark(tx, key)
        await auditChange(tx, callerOf(c), 'launch.mark', key, { after: { done } })
        return launchState(tx, services, settings, goods, callerOf(c))
      })
      return c.json(state, 200)
    })
    .openapi(contract.sendTestMail, async (c) => {
      const { email: to } = callerOf(c)
      const settings = await readSettings(db)
      const name = senderName(settings)
      const text = `This is the test mail of ${name}, ${config.origin}. Mails of your shop reach you.`
      const from = settings.email ? { from: { name, address: settings.email } } : {}
      try {
        await mailer.deliver({
          ...from,
          to,
          subject: `Test mail of ${name}`,
          text,
          html: `<p>${escaped(text)}</p>`,
        })
      } catch (error) {
        log.warn({ err: error }, 'a test mail was not sent')
        const reason = error instanceof Error ? error.message : String(error)
        throw launchFailures.mail_not_sent({
          message: `The mail server did not take the test mail: ${reason}`,
        })
      }
      await db.transaction(async (tx) => {
        await setMark(tx, 'mailTested', to)
        await auditChange(tx, callerOf(c), 'launch.testMail', 'mail', { after: { sent: true } })
      })
      const message = config.mail.smtpUrl
        ? `A test mail is on its way to ${to}.`
        : `There is no mail server yet: the test mail to ${to} is a file in the outbox of the data folder.`
      return c.json({ message }, 200)
    })
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export type LaunchApi = ReturnType<typeof launchApi>
