import type { BankMailConfig } from '#/platform/config/config.ts'
import type { Services } from '#/platform/http/env.ts'
import type { IntakeAnswer } from '#/platform/mail/intake/intake.ts'
import { recordReceipts } from '../recordReceipts.actions.ts'
import { readAlertMail } from './alertMail.rules.ts'
import { addMail } from './bankMails.store.ts'
import { type LookUpKey, openMail } from './openMail.ts'

type MailServices = Pick<Services, 'db' | 'jobs' | 'metrics' | 'log'>

/**
 * Deals with one mail that came in. Whoever wrote it has to be the bank (openMail), and it has to be read without a doubt (readAlertMail): then it is a
 * receipt like a line of a statement, which is known by its UTR, so that statement, mail and provider never count twice. What a person has to look at is
 * kept; all else is answered and forgotten. May be called with the same mail again at any time.
 * @throws when the database does not answer: the mail is to be sent again
 */
export async function receiveBankMail(
  services: MailServices,
  rules: Pick<BankMailConfig, 'senders' | 'owners' | 'accounts'>,
  raw: Uint8Array,
  { lookUp, now }: { readonly lookUp: LookUpKey; readonly now: Date },
): Promise<IntakeAnswer> {
  const { db, log } = services
  const result = await openMail(raw, rules, lookUp)
  if (result.is === 'later') return 'later'
  if (result.is === 'refused') {
    log.warn({ why: result.why }, 'a mail that is not the bank’s was refused')
    return 'refused'
  }
  const { mail } = result
  const read = readAlertMail(mail, rules.accounts, now)
  if (read.is === 'other') return 'taken'
  const row = { signatureId: mail.signatureId, sender: mail.from, mailedAt: mail.date }
  // guard: bank-mail-weak
  const reason = mail.isWeak ? 'weakSignature' : read.is === 'look' ? read.reason : null
  if (reason === null && read.is === 'credit') {
    const { bank, account, ...credit } = read.credit
    // First the money: a mail that was noted down without it would be known when it comes again.
    await recordReceipts(services, { source: 'mail' }, [{ ...credit, account: `${bank} ${account}` }])
  }
  const words =
    reason === null ? { subject: '', text: '' } : { subject: mail.subject, text: mail.text.slice(0, 2_000) }
  await addMail(db, { ...row, reason, ...words })
  return 'taken'
}
