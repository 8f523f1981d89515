import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import { OWNER_ONLY } from '../disk/ownerOnly.ts'
import type { Log } from '../log/log.ts'
import { s3Store } from '../media/s3Store.ts'

/** What goes along with a mail: a file, or a picture that its text shows. */
export interface MailAttachment {
  readonly filename: string
  readonly contentType: string
  readonly content: Buffer
  /** The text shows it as `<img src="cid:...">`; mail programs do not list it as a file then. */
  readonly cid?: string
}

export interface Mail {
  readonly to: string
  /** Whose mail it is, where MAIL_FROM does not say it. */
  readonly from?: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly attachments?: readonly MailAttachment[]
  /** Lines at its head that mail programs read. */
  readonly headers?: Readonly<Record<string, string>>
}

export interface Mailer {
  /** @throws when the mail server does not take it; the job that sends it is tried again. */
  deliver(mail: Mail): Promise<void>
}

/** How long a silent mail server is waited for, ms. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Of a shop that has no address of its own yet; `.example` belongs to nobody. */
const NOBODY = 'Zari <care@zari.example>'

type SenderOf = (mail: Mail) => NonNullable<Mail['from']> | string

/**
 * Sends through SMTP_URL; without it every mail becomes a file in the outbox: of the bucket where there is one, so that the mails of
 * all machines lie together, else of the data folder. Where Zari is developed
 * (NODE_ENV is not `production`) its first link is logged, to be clicked; a shop at work logs neither link nor address.
 */
export function openMailer(config: Config, log: Log): Mailer {
  const from: SenderOf = (mail) => config.mail.from ?? mail.from ?? NOBODY
  return config.mail.smtpUrl
    ? throughSmtp(config.mail.smtpUrl, from)
    : intoOutbox(outboxOf(config), from, (mail, file) => {
        const link = mail.text.match(/https?:\/\/\S+/)?.[0]
        log.info(
          config.production ? {} : { to: mail.to, subject: mail.subject, file, link },
          'mail kept in the outbox',
        )
      })
}

/** What the library takes: its lists are its own. */
const messageOf = (mail: Mail, from: SenderOf) => ({
  ...mail,
  from: from(mail),
  attachments: [...(mail.attachments ?? [])],
})

/** The library comes with the first mail, not with the start. */
const mailLibrary = () => import('nodemailer')

function throughSmtp(url: string, from: SenderOf): Mailer {
  const open = async () => (await mailLibrary()).createTransport({ url, ...timeouts })
  let transport: ReturnType<typeof open> | undefined
  return {
    async deliver(mail) {
      transport ??= open()
      await (await transport).sendMail(messageOf(mail, from))
    },
  }
}

/** Writes a mail down whole or not at all. @returns where it is */
type WriteMail = (name: string, message: Buffer) => Promise<string>

function outboxOf({ dataDir, media }: Config): WriteMail {
  if (!media.s3) return inFolder(join(dataDir, 'outbox'))
  const store = s3Store(media.s3, () => true)
  return async (name, message) => {
    // Keys take no @.
    const key = `outbox/${name.replaceAll('@', '_at_')}`
    // guard: mails-in-bucket
    await store.put(key, message)
    return key
  }
}

const inFolder =
  (folder: string): WriteMail =>
  async (name, message) => {
    const file = join(folder, name)
    await mkdir(folder, { recursive: true, mode: OWNER_ONLY.folder })
    // Half a mail on a full disk must not pass for one: the job tries again.
    const half = `${file}.part`
    try {
      // guard: mail-owner-only
      await writeFile(half, message, { mode: OWNER_ONLY.file })
      await rename(half, file)
      return file
    } catch (error) {
      await rm(half, { force: true })
      throw error
    }
  }

function intoOutbox(write: WriteMail, from: SenderOf, onWritten: (mail: Mail, file: string) => void): Mailer {
  return {
    async deliver(mail) {
      const { createTransport } = await mailLibrary()
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
      const { message } = await transport.sendMail(messageOf(mail, from))
      const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-')
      const to = mail.to.replaceAll(/[^\w.@-]/g, '_')
      // One person may get two mails in the same moment.
      const name = `${stamp}-${to}-${randomUUID().slice(0, 8)}.eml`
      onWritten(mail, await write(name, message as Buffer))
    },
  }
}
