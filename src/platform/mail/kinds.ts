import type { ReactElement } from 'react'

/** What every mail says of its sender. */
export interface MailShop {
  readonly name: string
  /** Public address of the shop without a trailing slash. */
  readonly origin: string
  readonly email: string
  readonly address: string
}

export interface MailContent {
  readonly subject: string
  readonly body: ReactElement
}

/** The mails of one room: a name and how it is written from the data of its job. */
// biome-ignore lint/suspicious/noExplicitAny: every kind has data of its own; the sender below is typed by room
export type MailKinds = Record<string, (data: any, shop: MailShop) => MailContent>

/** The data of a job in the queue `mail`. */
export interface MailJob {
  readonly kind: string
  readonly to: string
  readonly data: object
}

export const MAIL_QUEUE = 'mail'
