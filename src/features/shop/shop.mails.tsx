import { findUser } from '#/features/accounts/accounts.store.ts'
import { findAudit } from '#/platform/db/audit.ts'
import { type MailKinds, type MailShop, mailKind, seller } from '#/platform/mail/jobs/kinds.ts'
import { formatIndiaTime } from '#/platform/time/india.ts'
import { MailFrame } from '#/ui/mail/MailFrame.tsx'
import { MailText } from '#/ui/mail/MailText.tsx'
import { m } from './messages/shop.messages.ts'
import { type MoneySetting, moneySettings, settingText } from './moneySettings.rules.ts'

interface MoneySettingChangeIds {
  /** The entry of the log of changes that says who, what and when. */
  readonly auditId: string
  /** The admin who is told. */
  readonly userId: string
}

interface MoneySettingChange {
  readonly by: string
  readonly at: Date
  readonly changes: readonly {
    readonly name: MoneySetting
    readonly before: unknown
    readonly after: unknown
  }[]
}

const writeMoneySettingChange = ({ by, at, changes }: MoneySettingChange, shop: MailShop) => ({
  subject: m.changedAt({
    what: changes.map(({ name }) => moneySettings[name]()).join(', '),
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
          {moneySettings[name]()}: {settingText(before)} → {settingText(after)}
        </MailText>
      ))}
      <MailText>{m.changedPutBack({ address: `${shop.origin}/admin/settings`, by })}</MailText>
    </MailFrame>
  ),
})

export const shopMails = {
  // Called as it was before: a process of another version may send or take the job.
  guardedChange: mailKind<MoneySettingChangeIds, MoneySettingChange>({
    async load({ db }, { auditId, userId }) {
      const [entry, admin] = await Promise.all([findAudit(db, auditId), findUser(db, userId)])
      if (!entry || admin?.role !== 'admin' || admin.status !== 'active') return null
      const names = (Object.keys(moneySettings) as MoneySetting[]).filter(
        (name) => name in (entry.after ?? {}),
      )
      const changes = names.map((name) => ({
        name,
        before: entry.before?.[name],
        after: entry.after?.[name],
      }))
      return { to: admin.email, data: { by: entry.actorName, at: entry.createdAt, changes } }
    },
    write: writeMoneySettingChange,
  }),
} satisfies MailKinds
