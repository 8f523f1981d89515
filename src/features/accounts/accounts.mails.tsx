import { Button } from '@react-email/button'
import { Text } from '@react-email/text'
import type { Db } from '#/platform/db/database.ts'
import type { Jobs } from '#/platform/jobs/jobs.ts'
import { MAIL_QUEUE, type MailKinds, type MailShop } from '#/platform/mail/kinds.ts'
import { MailFrame } from '#/ui/mail/MailFrame.tsx'
import { mailStyle } from '#/ui/mail/mailStyle.ts'

interface Welcome {
  readonly name: string
}

export interface PasswordReset {
  readonly name: string
  readonly link: string
  /** How long the link works. */
  readonly minutes: number
}

export const accountMails = {
  welcome: ({ name }: Welcome, shop: MailShop) => ({
    subject: `Welcome to ${shop.name}`,
    body: (
      <MailFrame
        sender={shop.name}
        preview="Your account is ready."
        title={`Welcome, ${name}`}
        footer={`You receive this mail because you opened an account at ${shop.name}, ${shop.address}.`}
      >
        <Text style={mailStyle.text}>
          Your account is ready. Keep what you like in your wishlist and follow your orders.
        </Text>
        <Button href={`${shop.origin}/login`} style={mailStyle.button}>
          Start browsing
        </Button>
      </MailFrame>
    ),
  }),
  passwordReset: ({ name, link, minutes }: PasswordReset, shop: MailShop) => ({
    subject: `Reset your ${shop.name} password`,
    body: (
      <MailFrame
        sender={shop.name}
        preview={`The link works once, for ${minutes} minutes.`}
        title="Choose a new password"
        footer={`If you did not ask for this, ignore it: your password stays as it is. Questions: ${shop.email}`}
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
  }),
} satisfies MailKinds

type AccountMails = typeof accountMails

/** Enqueues one of this room's mails within `tx`. */
export const sendAccountMail = <Kind extends keyof AccountMails>(
  jobs: Jobs,
  tx: Db,
  kind: Kind,
  to: string,
  data: Parameters<AccountMails[Kind]>[0],
): Promise<void> => jobs.send(tx, MAIL_QUEUE, { kind, to, data })
