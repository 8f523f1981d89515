import { lookReasons } from './alertMail.rules.ts'
import type { BankMails } from './bankMails.schema.ts'
import type { BankMail } from './bankMails.store.ts'

/** Mails to look at, with why in words. */
export const presentMails = (
  {
    mails,
    total,
    lastAt,
  }: { readonly mails: readonly BankMail[]; readonly total: number; readonly lastAt: Date | null },
  isOn: boolean,
): BankMails => ({
  ...{ isOn, total },
  lastAt: lastAt?.toISOString() ?? null,
  mails: mails.map(({ id, sender, reason, subject, text, mailedAt }) => ({
    ...{ _id: id, sender, subject, text },
    reason: reason === null ? '' : lookReasons[reason](),
    at: mailedAt.toISOString(),
  })),
})
