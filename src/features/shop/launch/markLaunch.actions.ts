import { auditChange } from '#/platform/db/audit.ts'
import type { Caller, Services } from '#/platform/http/env.ts'
import { senderName } from '../sample.rules.ts'
import { readSettings } from '../shop.store.ts'
import { launchFailures } from './launch.failures.ts'
import type { LaunchState, MarkKey } from './launch.schema.ts'
import { removeMark, setMark } from './launch.store.ts'
import { launchState, type ReadCatalogFacts } from './launch.ts'
import { m } from './messages/launch.messages.ts'

/** Notes what only the owner knows, or takes it back. @returns how far the shop is @throws Failure no_upi_id */
export function markLaunchItem(
  services: Services,
  caller: Caller,
  goods: ReadCatalogFacts,
  { key, done }: { readonly key: MarkKey; readonly done: boolean },
): Promise<LaunchState> {
  return services.db.transaction(async (tx) => {
    const settings = await readSettings(tx)
    if (key === 'upiTested' && done && settings.upiId === '') throw launchFailures.no_upi_id()
    // The rupee came to this id, and proves nothing about another.
    if (done) await setMark(tx, key, key === 'upiTested' ? settings.upiId : '')
    else await removeMark(tx, key)
    await auditChange(tx, caller, 'launch.mark', key, { after: { done } })
    return launchState(tx, services, settings, goods, caller)
  })
}

/** Sends a mail to the acting admin at once, and notes that the mail server took it. @throws Failure mail_not_sent */
export async function sendTestMail({ db, mailer, log, config }: Services, caller: Caller): Promise<void> {
  const { email: to } = caller
  const settings = await readSettings(db)
  const name = senderName(settings)
  const text = m.testMail({ shop: name, origin: config.origin })
  const from = settings.email ? { from: { name, address: settings.email } } : {}
  try {
    await mailer.deliver({
      ...from,
      to,
      subject: m.testMailSubject({ shop: name }),
      text,
      html: `<p>${escaped(text)}</p>`,
    })
  } catch (error) {
    log.warn({ err: error }, 'a test mail was not sent')
    const reason = error instanceof Error ? error.message : String(error)
    throw launchFailures.mail_not_sent({
      message: m.mailNotTakenWhy({ reason }),
    })
  }
  await db.transaction(async (tx) => {
    await setMark(tx, 'mailTested', to)
    await auditChange(tx, caller, 'launch.testMail', 'mail', { after: { sent: true } })
  })
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
