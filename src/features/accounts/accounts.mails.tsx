import { Button } from '@react-email/button'
import { Text } from '@react-email/text'
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
} from '#/platform/mail/kinds.ts'
import { MailFrame } from '#/ui/mail/MailFrame.tsx'
import { mailStyle } from '#/ui/mail/mailStyle.ts'
import { findUser, findUserByEmail } from './accounts.store.ts'
import { makeResetLink, RESET_SECONDS } from './resetLink.ts'

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
      sender={shop.name}
      preview="Your account is ready."
      title={`Welcome, ${name}`}
      footer={`You receive this mail because you opened an account at ${seller(shop)}.`}
    >
      <Text style={mailStyle.text}>
        Your account is ready. Keep what you like in your wishlist and follow your orders.
      </Text>
      <Button href={`${shop.origin}/login`} style={mailStyle.button}>
        Start browsing
      </Button>
    </MailFrame>
  ),
})

const writePasswordReset = ({ name, link, minutes }: PasswordReset, shop: MailShop) => ({
  subject: `Reset your ${shop.name} password`,
  body: (
    <MailFrame
      sender={shop.name}
      preview={`The link works once, for ${minutes} minutes.`}
      title="Choose a new password"
      footer={`If you did not ask for this, ignore it: your password stays as it is.${questions(shop)}`}
    >
      <Text style={mailStyle.text}>Hello {name}, somebody asked for a new password for your account.</Text>
      <Button href={link} style={mailStyle.button}>
        Choose a new password
      </Button>
      <Text style={mailStyle.small}>
        The link works once, for {minutes} minutes. If the button does nothing, open {link}
      </Text>
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
    idsOf,
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
