import { Section } from '@react-email/section'
import { findUser } from '#/features/accounts/accounts.store.ts'
import type { Db } from '#/platform/db/database.ts'
import type { Jobs } from '#/platform/jobs/jobs.ts'
import { mailKind, sendMailJob } from '#/platform/mail/jobs/kinds.ts'
import { MailFrame } from '#/ui/mail/MailFrame.tsx'
import { MailButton, MailText } from '#/ui/mail/MailText.tsx'
import { presentAlert } from './alerts.present.ts'
import type { Alert } from './alerts.schema.ts'
import { findAlerts } from './alerts.store.ts'
import { m } from './messages/alerts.messages.ts'

interface AlertMailIds {
  /** The admin who is written to. */
  readonly userId: string
  readonly alertIds: readonly string[]
}

const subjectOf = ([first, ...others]: readonly Alert[], shopName: string): string => {
  const title = first?.title ?? m.news()
  return `${others.length > 0 ? m.andMore({ title, more: others.length }) : title} | ${shopName}`
}

export const alertMails = {
  'admin.alerts': mailKind<AlertMailIds, readonly Alert[]>({
    async load({ db }, { userId, alertIds }) {
      const admin = await findUser(db, userId)
      const rows = await findAlerts(db, alertIds)
      if (admin?.role !== 'admin' || admin.status !== 'active' || rows.length === 0) return null
      return { to: admin.email, data: rows.map(presentAlert) }
    },
    write: (news, shop) => ({
      subject: subjectOf(news, shop.name),
      body: (
        <MailFrame
          sender={shop}
          preview={news.map(({ title }) => title).join(', ')}
          title={news.length > 1 ? m.thingsHappened({ number: news.length }) : (news[0]?.title ?? '')}
          footer={m.whyMail({ shop: shop.name })}
        >
          {news.map(({ _id, title, text, path }) => (
            <Section key={_id}>
              {news.length > 1 && (
                <MailText>
                  <strong>{title}</strong>
                </MailText>
              )}
              <MailText>{text}</MailText>
              <MailButton href={`${shop.origin}${path}`}>{m.open()}</MailButton>
            </Section>
          ))}
        </MailFrame>
      ),
    }),
  }),
}

/** Enqueues the mail within `tx`. */
export const sendAlertMail = (jobs: Jobs, tx: Db, ids: AlertMailIds): Promise<void> =>
  sendMailJob(jobs, tx, { kind: 'admin.alerts', ids })
