import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'

type Mood = 'takes all' | 'takes every other' | 'not now'

export interface MailServer {
  readonly url: string
  /** Recipients of the mails that were taken. */
  readonly taken: readonly string[]
  /** How many mails were turned away for now (451). */
  readonly deferred: number
  start(mood: Mood): Promise<void>
  stop(): Promise<void>
}

/** A mail server of our own that speaks just enough SMTP; down until it is started. */
export async function mailServer(): Promise<MailServer> {
  const taken: string[] = []
  const sockets = new Set<Socket>()
  let asked = 0
  let deferred = 0
  let mood: Mood = 'not now'
  let server: Server | undefined

  const takesNext = () => {
    asked += 1
    return mood === 'takes all' || (mood === 'takes every other' && asked % 2 === 0)
  }

  const talk = (socket: Socket) => {
    let to = ''
    let inMail = false
    const say = (line: string) => socket.write(`${line}\r\n`)
    const receive = (line: string) => {
      if (inMail) {
        if (line !== '.') return
        inMail = false
        taken.push(to)
        say('250 taken')
      } else if (/^RCPT/i.test(line)) {
        to = line.match(/<(.*)>/)?.[1] ?? ''
        const takes = takesNext()
        if (!takes) deferred += 1
        say(takes ? '250 fine' : '451 not now')
      } else if (/^DATA/i.test(line)) {
        inMail = true
        say('354 go on')
      } else if (/^QUIT/i.test(line)) {
        say('221 bye')
        socket.end()
      } else say('250 fine')
    }
    let rest = ''
    socket.on('data', (bytes) => {
      const lines = (rest + bytes).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) receive(line)
    })
    socket.on('error', () => socket.destroy())
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    say('220 mail.example')
  }

  const open = async (port: number) => {
    server = createServer(talk).listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const stop = async () => {
    const ending = server
    server = undefined
    if (!ending) return
    const closed = once(ending, 'close')
    ending.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  // The port is ours from here on; nobody answers there until `start`.
  const port = await open(0)
  await stop()
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    get deferred() {
      return deferred
    },
    async start(next) {
      await stop()
      mood = next
      await open(port)
    },
    stop,
  }
}
