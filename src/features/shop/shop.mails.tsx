import { findUser } from '#/features/accounts/accounts.store.ts'
import { findAudit } from '#/platform/db/audit.ts'
import { type MailKinds, type MailShop, mailKind, seller } from '#/platform/mail/jobs/kinds.ts'
import { formatIndiaTime } from '#/platform/time/india.ts'
import { MailFrame } from '#/ui/mail/MailFrame.tsx'
import { MailText } from '#/ui/mail/MailText.tsx'
import { type GuardedSetting, guardedSettings, guardedText } from './guarded.rules.ts'
import { m } from './messages/shop.messages.ts'

interface GuardedChangeIds {
  /** The entry of the log of changes that says who, what and when. */
  readonly auditId: string
  /** The admin who is told. */
  readonly userId: string
}

interface GuardedChange {
  readonly by: string
  readonly at: Date
  readonly changes: readonly {
    readonly name: GuardedSetting
    readonly before: unknown
    readonly after: unknown
  }[]
}

const writeGuardedChange = ({ by, at, changes }: GuardedChange, shop: MailShop) => ({
  subject: m.changedAt({
    what: changes.map(({ name }) => guardedSettings[name]()).join(', '),
    shop: shop.name,
  }),
  body: (
    <MailFrame
      sender={shop}
      preview={m.changedPreview()}
      title={m.changedTitle()}
      footer={m.changedWhyMail({ shop: seller(shop) })}
    >
      <MailText>{m.changedBy({ by, at: formatIndiaTime(at.toISOString()) })}</MailText>
      {changes.map(({ name, before, after }) => (
        <MailText key={name}>
          {guardedSettings[name]()}: {guardedText(before)} → {guardedText(after)}
        </MailText>
      ))}
      <MailText>{m.changedPutBack({ address: `${shop.origin}/admin/settings`, by })}</MailText>
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
        name,
        before: entry.before?.[name],
        after: entry.after?.[name],
      }))
      return { to: admin.email, data: { by: entry.actorName, at: entry.createdAt, changes } }
    },
    write: writeGuardedChange,
  }),
} satisfies MailKinds
