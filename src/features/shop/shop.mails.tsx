import { findUser } from '#/features/accounts/accounts.store.ts'
import { findAudit } from '#/platform/db/audit.ts'
import { type MailKinds, type MailShop, mailKind, seller } from '#/platform/mail/jobs/kinds.ts'
import { formatIndiaTime } from '#/platform/time/india.ts'
import { MailFrame } from '#/ui/mail/MailFrame.tsx'
import { MailText } from '#/ui/mail/MailText.tsx'
import { type GuardedSetting, guardedSettings, guardedText } from './guarded.rules.ts'

interface GuardedChangeIds {
  /** The entry of the log of changes that says who, what and when. */
  readonly auditId: string
  /** The admin who is told. */
  readonly userId: string
}

interface GuardedChange {
  readonly by: string
  readonly at: string
  readonly changes: readonly { readonly label: string; readonly before: string; readonly after: string }[]
}

const writeGuardedChange = ({ by, at, changes }: GuardedChange, shop: MailShop) => ({
  subject: `${changes.map(({ label }) => label).join(', ')} changed at ${shop.name}`,
  body: (
    <MailFrame
      sender={shop}
      preview="This decides where shoppers pay and what invoices say."
      title="Where shoppers pay, or what invoices say, has changed"
      footer={`You receive this mail because you are an admin of ${seller(shop)}.`}
    >
      <MailText>
        {by} changed this on {at}:
      </MailText>
      {changes.map(({ label, before, after }) => (
        <MailText key={label}>
          {label}: {before} → {after}
        </MailText>
      ))}
      <MailText>
        If nobody of you meant it, put it back at {shop.origin}/admin/settings, disable the account of {by}{' '}
        and choose new passwords.
      </MailText>
    </MailFrame>
  ),
})

export const shopMails = {
  guardedChange: mailKind<GuardedChangeIds, GuardedChange>({
    async load({ db }, { auditId, userId }) {
      const [entry, admin] = await Promise.all([findAudit(db, auditId), findUser(db, userId)])
      if (!entry || admin?.role !== 'admin' || admin.status !== 'active') return null
      const names = (Object.keys(guardedSettings) as GuardedSetting[]).filter(
        (name) => name in (entry.after ?? {}),
      )
      const changes = names.map((name) => ({
        label: guardedSettings[name],
        before: guardedText(entry.before?.[name]),
        after: guardedText(entry.after?.[name]),
      }))
      const at = formatIndiaTime(entry.createdAt.toISOString())
      return { to: admin.email, data: { by: entry.actorName, at, changes } }
    },
    write: writeGuardedChange,
  }),
} satisfies MailKinds
