import type { Db } from '#/platform/db/database.ts'
import type { Services } from '#/platform/http/env.ts'
import type { Jobs } from '#/platform/jobs/jobs.ts'
import {
  type MailIds,
  type MailKinds,
  type MailShop,
  mailKind,
  questions,
  seller,
  sendMailJob,
  type TextJob,
} from '#/platform/mail/jobs/kinds.ts'
import { formatIndiaTime } from '#/platform/time/india.ts'
import { MailFrame } from '#/ui/mail/MailFrame.tsx'
import { MailButton, MailSmall, MailText } from '#/ui/mail/MailText.tsx'
import { findUser, findUserByEmail } from './accounts.store.ts'
import { type EventKind, eventWords } from './events/events.rules.ts'
import { findEvent } from './events/events.store.ts'
import { makeResetLink, RESET_SECONDS } from './makeResetLink.actions.ts'
import { m } from './messages/accounts.messages.ts'

/** Whom a mail about an account goes to; nobody for an account that is not there. */
interface Addressee {
  readonly userId: string | null
}

interface Welcome {
  readonly name: string
}

interface PasswordReset {
  readonly name: string
  readonly link: string
  /** How long the link works. */
  readonly minutes: number
}

const SAMPLE_NAME = 'Meera Iyer'

async function findActive({ db }: Services, { userId }: Addressee) {
  const user = userId === null ? undefined : await findUser(db, userId)
  return user?.status === 'active' ? user : undefined
}

async function idsOf({ db }: Services, { to }: TextJob): Promise<Addressee | null> {
  const user = await findUserByEmail(db, to)
  return user ? { userId: user.id } : null
}

const writeWelcome = ({ name }: Welcome, shop: MailShop) => ({
  subject: m.welcomeTo({ shop: shop.name }),
  body: (
    <MailFrame
      sender={shop}
      preview={m.accountReady()}
      title={m.welcomeName({ name })}
      footer={m.whyWelcome({ seller: seller(shop) })}
    >
      <MailText>{m.welcomeText()}</MailText>
      <MailButton href={`${shop.origin}/login`}>{m.startBrowsing()}</MailButton>
    </MailFrame>
  ),
})

const writePasswordReset = ({ name, link, minutes }: PasswordReset, shop: MailShop) => ({
  subject: m.resetSubject({ shop: shop.name }),
  body: (
    <MailFrame
      sender={shop}
      preview={m.linkWorks({ minutes })}
      title={m.choosePassword()}
      footer={`${m.ifNotAsked()}${questions(shop)}`}
    >
      <MailText>{m.somebodyAsked({ name })}</MailText>
      <MailButton href={link}>{m.choosePassword()}</MailButton>
      <MailSmall>
        {m.linkWorks({ minutes })} {m.buttonDoesNothing({ link })}
      </MailSmall>
    </MailFrame>
  ),
})

/** An event of the account; the former e-mail is in no table any more. */
interface EventIds {
  readonly eventId: string
  readonly userId: string
  readonly formerEmail?: string
}

interface AccountEvent {
  readonly name: string
  readonly kind: EventKind
  readonly at: string
  /** By an admin of the shop. */
  readonly byAnother: boolean
}

const writeEvent = ({ name, kind, at, byAnother }: AccountEvent, shop: MailShop) => {
  const happened = { name, at, what: eventWords[kind]().toLowerCase() }
  return {
    subject: m.eventSubject({ what: eventWords[kind](), shop: shop.name }),
    body: (
      <MailFrame
        sender={shop}
        preview={m.actNow()}
        title={eventWords[kind]()}
        footer={`${m.whyEvent({ seller: seller(shop) })}${questions(shop)}`}
      >
        <MailText>{byAnother ? m.happenedByAdmin(happened) : m.happened(happened)}</MailText>
        <MailText>{m.ifKnown()}</MailText>
        <MailButton href={`${shop.origin}/forgot-password`}>{m.choosePassword()}</MailButton>
      </MailFrame>
    ),
  }
}

export const accountMails = {
  welcome: mailKind<Addressee, Welcome>({
    async load(services, ids) {
      const user = await findActive(services, ids)
      return user ? { to: user.email, data: { name: user.name } } : null
    },
    write: writeWelcome,
    shown: {
      get label() {
        return m.welcomeLabel()
      },
      sample: { name: SAMPLE_NAME },
    },
    idsOf,
  }),
  passwordReset: mailKind<Addressee, PasswordReset>({
    // A link is made here, each time the mail is tried: it lies nowhere but in the mail.
    async load(services, ids) {
      const made = ids.userId === null ? undefined : await makeResetLink(services, ids.userId)
      if (!made) return null
      const { user, link } = made
      const data = { name: user.name, link, minutes: RESET_SECONDS / 60 }
      return { to: user.email, data, notSent: made.end }
    },
    write: writePasswordReset,
    shown: {
      get label() {
        return m.passwordChanged()
      },
      sample: {
        name: SAMPLE_NAME,
        link: 'https://shop.example/reset-password/sample',
        minutes: RESET_SECONDS / 60,
      },
    },
    idsOf,
  }),
  accountEvent: mailKind<EventIds, AccountEvent>({
    async load({ db }, { eventId, formerEmail }) {
      const event = await findEvent(db, eventId)
      const user = event?.userId ? await findUser(db, event.userId) : undefined
      if (!event || !user) return null
      const { kind, at, actorId } = event
      const byAnother = actorId !== null && actorId !== user.id
      const data = { name: user.name, kind, at: formatIndiaTime(at.toISOString()), byAnother }
      return { to: formerEmail ?? user.email, data }
    },
    write: writeEvent,
    shown: {
      get label() {
        return m.eventLabel()
      },
      sample: { name: SAMPLE_NAME, kind: 'passwordChanged', at: '5 November 2026, 10:30', byAnother: false },
    },
  }),
} satisfies MailKinds

type AccountMails = typeof accountMails

/** Enqueues one of this room's mails within `tx`. */
export const sendAccountMail = <Kind extends keyof AccountMails>(
  jobs: Jobs,
  tx: Db,
  kind: Kind,
  ids: MailIds<AccountMails[Kind]>,
): Promise<void> => sendMailJob(jobs, tx, { kind, ids })
