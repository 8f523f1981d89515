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
  subject: `Welcome to ${shop.name}`,
  body: (
    <MailFrame
      sender={shop}
      preview="Your account is ready."
      title={`Welcome, ${name}`}
      footer={`You receive this mail because you opened an account at ${seller(shop)}.`}
    >
      <MailText>Your account is ready. Keep what you like in your wishlist and follow your orders.</MailText>
      <MailButton href={`${shop.origin}/login`}>Start browsing</MailButton>
    </MailFrame>
  ),
})

const writePasswordReset = ({ name, link, minutes }: PasswordReset, shop: MailShop) => ({
  subject: `Reset your ${shop.name} password`,
  body: (
    <MailFrame
      sender={shop}
      preview={`The link works once, for ${minutes} minutes.`}
      title="Choose a new password"
      footer={`If you did not ask for this, ignore it: your password stays as it is.${questions(shop)}`}
    >
      <MailText>Hello {name}, somebody asked for a new password for your account.</MailText>
      <MailButton href={link}>Choose a new password</MailButton>
      <MailSmall>
        The link works once, for {minutes} minutes. If the button does nothing, open {link}
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

const writeEvent = ({ name, kind, at, byAnother }: AccountEvent, shop: MailShop) => ({
  subject: `${eventWords[kind]}: your account at ${shop.name}`,
  body: (
    <MailFrame
      sender={shop}
      preview="If this was not you, act now."
      title={eventWords[kind]}
      footer={`You receive this mail because it concerns your account at ${seller(shop)}.${questions(shop)}`}
    >
      <MailText>
        Hello {name}, on {at} this happened to your account
        {byAnother ? ', by an admin of the shop' : ''}: {eventWords[kind].toLowerCase()}.
      </MailText>
      <MailText>
        If you know of it, there is nothing to do. If not, choose a new password now and tell us.
      </MailText>
      <MailButton href={`${shop.origin}/forgot-password`}>Choose a new password</MailButton>
    </MailFrame>
  ),
})

export const accountMails = {
  welcome: mailKind<Addressee, Welcome>({
    async load(services, ids) {
      const user = await findActive(services, ids)
      return user ? { to: user.email, data: { name: user.name } } : null
    },
    write: writeWelcome,
    shown: { label: 'Welcome', sample: { name: SAMPLE_NAME } },
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
      label: 'New password',
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
      label: 'Something changed in the account',
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
