import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import type { Log } from '../../log/log.ts'

export interface IntakeOptions {
  readonly host: string
  /** 0 takes any free port. */
  readonly port: number
  /** The only address that mails are taken for, lower case. */
  readonly to: string
  /** What becomes of a mail, byte by byte as it came. One that throws is asked for again later. */
  readonly receive: (raw: Buffer) => Promise<IntakeAnswer>
  readonly log: Log
  /** How long a connection may last in all, ms; a minute unless told otherwise. */
  readonly longestMs?: number
}

/** `taken` also for one that was known; `refused` for good; `later`: whoever sends it is to try again. */
export type IntakeAnswer = 'taken' | 'refused' | 'later'

export interface Intake {
  readonly port: number
  close(): Promise<void>
}

/** Bytes of one mail: a bank's alert with its pictures has 100 KB. */
const MOST_BYTES = 512 * 1024
/** Connections at one time, and mails on one of them. */
const MOST_CONNECTIONS = 10
const MOST_MAILS = 5
/** How long a connection may be silent, ms, and how long it may last in all. */
const SILENCE_MS = 15_000
const LONGEST_MS = 60_000

/** What a mail server is told, by the codes of SMTP. */
// not a message: mail servers read it
const answers = {
  other: [550, 'No such address here'],
  large: [552, 'The mail is too large'],
  many: [421, 'Please come again for more mails'],
  refused: [550, 'This mail is not taken'],
  later: [451, 'Please try again later'],
} as const

const answerOf = (name: keyof typeof answers): Error => {
  const [responseCode, text] = answers[name]
  return Object.assign(new Error(text), { responseCode })
}

/**
 * Takes mails for one address, and nothing else: it relays none, knows no accounts and no other recipient. What a stranger may use of it is bounded:
 * connections, mails, bytes, time. The library comes with the first call, so that a shop without it pays nothing.
 * @throws Error when the port cannot be had
 */
export async function openIntake({
  host,
  port,
  to,
  receive,
  log,
  longestMs = LONGEST_MS,
}: IntakeOptions): Promise<Intake> {
  const { SMTPServer } = await import('smtp-server')
  const counts = new Map<string, number>()
  const server = new SMTPServer({
    banner: 'mails of the bank',
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    size: MOST_BYTES,
    maxClients: MOST_CONNECTIONS,
    socketTimeout: SILENCE_MS,
    closeTimeout: 2_000,
    onRcptTo({ address }, { envelope }, callback) {
      // guard: intake-recipient
      if (address.toLowerCase() !== to || envelope.rcptTo.length > 0) return callback(answerOf('other'))
      callback()
    },
    onData(stream, session, callback) {
      const count = (counts.get(session.id) ?? 0) + 1
      counts.set(session.id, count)
      // guard: intake-mails
      const isMany = count > MOST_MAILS
      void bytesOf(stream).then(async (raw) => {
        if (isMany) return callback(answerOf('many'))
        // guard: intake-size
        if (stream.sizeExceeded || !raw) return callback(answerOf('large'))
        const answer = await receive(raw).catch((error: unknown) => {
          log.error({ err: error }, 'a mail of the bank could not be dealt with')
          return 'later' as const
        })
        if (answer === 'taken') callback(null)
        else callback(answerOf(answer))
      })
    },
    onClose: ({ id }) => void counts.delete(id),
  })
  // A connection that breaks is everyday life.
  server.on('error', (error: Error) => log.warn({ err: error }, 'the intake of mails'))
  await new Promise<void>((listening, failed) => {
    const listener = server.listen(port, host, listening)
    listener.once('error', failed)
    // guard: intake-time
    listener.on('connection', (socket) => {
      const end = setTimeout(() => socket.destroy(), longestMs)
      socket.once('close', () => clearTimeout(end))
    })
  })
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}

/** A mail as it came; undefined when it is too large or breaks off. What is too large is read to its end and kept by nobody. */
async function bytesOf(stream: Readable): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of stream) {
      size += chunk.length
      if (size <= MOST_BYTES) chunks.push(chunk)
    }
  } catch {
    return undefined
  }
  return size > MOST_BYTES ? undefined : Buffer.concat(chunks)
}
