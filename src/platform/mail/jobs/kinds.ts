import { type SQL, sql } from 'drizzle-orm'
import type { ReactElement } from 'react'
import type { Db } from '../../db/database.ts'
import type { Services } from '../../http/env.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Language } from '../../language/languages.rules.ts'
import type { MailAttachment } from '../mailer.ts'
import { m } from '../messages/mail.messages.ts'

/** What a shop promises, in days. */
export interface MailedPromise {
  readonly processingDaysLeast: number
  readonly processingDaysMost: number
  readonly returnDays: number
  readonly transitDaysLeast?: number
  readonly transitDaysMost?: number
}

/** What every mail says of its sender; what its owner has not given is ''. */
export interface MailShop {
  readonly name: string
  /** Public address of the shop's pages in the language of the mail, without a trailing slash; the API is no page. */
  readonly origin: string
  readonly email: string
  readonly address: string
  /** Address of its picture with https://, in a format that mail programs read. */
  readonly logo?: string
  readonly promise: MailedPromise
  /** What the owner chose; left out while nothing. `#rrggbb`. */
  readonly colours?: {
    readonly button: string
    readonly link: string
    readonly thread: string
    readonly dark: {
      readonly link: string
      readonly brand: string
      readonly button: string
      readonly onButton: string
    }
  }
  /** What the owner says first in this mail. */
  readonly greeting?: string
}

/** Who writes, for small print. */
export const seller = ({ name, address }: MailShop): string => [name, address].filter(Boolean).join(', ')

/** Where to ask, as a sentence to follow others. */
export const questions = ({ email }: MailShop): string => (email ? ` ${m.questions({ email })}` : '')

export interface MailContent {
  readonly subject: string
  readonly body: ReactElement
  readonly attachments?: readonly MailAttachment[]
  /** Of mails that may be too many for somebody: where a POST without log-in ends them, and a GET leads to a page that asks. */
  readonly unsubscribe?: string
}

/** What mail programs make a button of that ends such mails with one press (RFC 2369 and 8058). */
export const unsubscribeHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

export interface LoadedMail<Data> {
  readonly to: string
  readonly data: Data
  /** In which it was asked for, of somebody without an account. */
  readonly language?: Language
  /** Takes back what was made for this mail, when it could not be sent. */
  notSent?(): Promise<void>
}

/**
 * A kind of mail. Its job carries ids (and figures that no table holds), never a text, an address or a link: what it
 * says and to whom is read when it is sent, so that nobody who erased the account is in the job, and nobody who changed
 * the e-mail is written to at the old one.
 */
export interface MailKind<Ids extends object, Data> {
  /** What the mail says as it is now; null when there is nobody, or no reason, to send it any more. */
  load(services: Services, ids: Ids): Promise<LoadedMail<Data> | null>
  write(data: Data, shop: MailShop): MailContent
  /** How the owner sees it beforehand, under which name; mails to admins are not shown. */
  readonly shown?: {
    readonly label: string
    readonly sample: Data
    /** The sample with what this shop sells, in the language that is spoken; left out where it shows no goods. */
    readSample?(services: Pick<Services, 'db'>): Promise<Data>
  }
  /** The ids of a job that the version before wrote; null when there is nobody to write to. */
  idsOf?(services: Services, job: TextJob): Promise<Ids | null>
}

/** Lets a kind be written down with its types found out. */
export const mailKind = <Ids extends object, Data>(kind: MailKind<Ids, Data>): MailKind<Ids, Data> => kind

/** The mails of one room by their names. */
// biome-ignore lint/suspicious/noExplicitAny: every kind has ids and data of its own; the senders of the rooms are typed
export type MailKinds = Record<string, MailKind<any, any>>

/** The ids that a kind wants. */
export type MailIds<Kind> = Kind extends MailKind<infer Ids, infer _Data> ? Ids : never

/** The data of a job in the queue `mail`. */
export interface MailJob {
  readonly kind: string
  readonly ids: object
}

/** What such a job held before it carried ids: some may wait while a new version starts. */
export interface TextJob {
  readonly kind: string
  readonly to: string
  readonly data: Readonly<Record<string, unknown>>
}

export const MAIL_QUEUE = 'mail'

/** Enqueues a mail within `tx`: it is sent exactly when the transaction commits. */
export const sendMailJob = (jobs: Jobs, tx: Db, job: MailJob): Promise<void> => jobs.send(tx, MAIL_QUEUE, job)

/** The same for many mails as a part of another statement, where the condition holds there. */
export const insertMailJobs = (jobs: Jobs, list: readonly MailJob[], condition: SQL): Promise<SQL> =>
  jobs.insertion(MAIL_QUEUE, sql`(select ${JSON.stringify(list)}::json where ${condition})`)
