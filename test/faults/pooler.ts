import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { Client } from 'pg'

/** A pooler between shop and database that gives each transaction another connection. */
export interface Pooler {
  /** The address of the database by way of the pooler. */
  readonly url: string
  close(): Promise<void>
}

/** What poolers take with a connection, as PgBouncer does; anything else is refused. */
const KNOWN = ['user', 'database', 'client_encoding', 'application_name', 'datestyle', 'timezone']
const SSL_REQUEST = 80_877_103
/** As few as there can be for no transaction to get the connection of the one before. */
const LEAST_SERVERS = 2
const MOST_SERVERS = 8

/** Half of a line to the database. */
interface Server {
  readonly stream: Socket
  client: Side | undefined
}

/** Somebody who was let in. */
interface Side {
  readonly socket: Socket
  /** What was sent and is not taken by a server yet. */
  waiting: Buffer[]
  server: Server | undefined
  /** Answers that are still to be finished. */
  due: number
}

/** Cuts a stream into messages of a type and their bytes, type and length among them. */
function messages(receive: (type: string, bytes: Buffer) => void): (bytes: Buffer) => void {
  let rest = Buffer.alloc(0)
  return (bytes) => {
    rest = Buffer.concat([rest, bytes])
    while (rest.length >= 5 && rest.length > rest.readUInt32BE(1)) {
      const end = 1 + rest.readUInt32BE(1)
      receive(String.fromCharCode(rest[0] ?? 0), rest.subarray(0, end))
      rest = rest.subarray(end)
    }
  }
}

function message(type: string, ...parts: (string | Buffer)[]): Buffer {
  const body = Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(`${part}\0`) : part)),
  )
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeUInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

const number = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

const welcome = Buffer.concat([
  message('R', number(0)),
  ...[
    ['server_version', '15.0'],
    ['client_encoding', 'UTF8'],
    ['standard_conforming_strings', 'on'],
    ['integer_datetimes', 'on'],
  ].map(([name = '', value = '']) => message('S', name, value)),
  message('K', number(0xffff_fff0), number(7)),
  message('Z', Buffer.from('I')),
])

const refusal = (words: string): Buffer =>
  message('E', 'SFATAL', 'VFATAL', 'C08P01', `M${words}`, Buffer.from([0]))

/** Stands before the database of `url`. What a transaction leaves on its connection the next one finds, whosever it is. */
export async function openPooler(url: string): Promise<Pooler> {
  const servers: Server[] = []
  const line: Side[] = []
  const sockets = new Set<Socket>()
  let connecting = 0
  let closed = false

  const openServer = async () => {
    connecting += 1
    const client = new Client({ connectionString: url })
    client.on('error', () => undefined)
    try {
      await client.connect()
    } finally {
      connecting -= 1
    }
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
    stream.removeAllListeners('data')
    const server: Server = { stream, client: undefined }
    stream.on(
      'data',
      messages((type, bytes) => answer(server, type, bytes)),
    )
    stream.on('close', () => {
      servers.splice(servers.indexOf(server), 1)
      server.client?.socket.destroy()
    })
    if (closed) return void stream.destroy()
    servers.unshift(server)
    give()
  }

  const answer = (server: Server, type: string, bytes: Buffer) => {
    const { client } = server
    // A notice for somebody who listened on this connection: nobody is there.
    if (!client) return
    client.socket.write(bytes)
    if (type !== 'Z') return
    client.due -= 1
    if (client.due > 0 || bytes[5] !== 'I'.charCodeAt(0)) return
    client.server = undefined
    server.client = undefined
    // The one unused for longest comes next.
    servers.splice(servers.indexOf(server), 1)
    servers.push(server)
    if (client.waiting.length > 0) line.push(client)
    give()
  }

  /** Gives connections to those who wait, first come, first served. */
  const give = () => {
    while (line.length > 0) {
      const free = servers.length >= LEAST_SERVERS ? servers.find(({ client }) => !client) : undefined
      if (!free) {
        if (servers.length + connecting < MOST_SERVERS)
          openServer().catch(() => line.shift()?.socket.destroy())
        return
      }
      const client = line.shift()
      if (!client || client.socket.destroyed) continue
      free.client = client
      client.server = free
      for (const bytes of client.waiting.splice(0)) send(client, free, bytes)
    }
  }

  const send = (client: Side, server: Server, bytes: Buffer) => {
    // A query, or the end of one in parts: each is answered by one word that it is finished.
    if ('QSF'.includes(String.fromCharCode(bytes[0] ?? 0))) client.due += 1
    server.stream.write(bytes)
  }

  const letIn = (socket: Socket) => {
    const client: Side = { socket, waiting: [], server: undefined, due: 0 }
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      sockets.delete(socket)
      // In the middle of something: what became of it nobody knows.
      client.server?.stream.destroy()
    })
    const read = messages((type, bytes) => {
      if (type === 'X') return socket.end()
      if (client.server) return send(client, client.server, bytes)
      client.waiting.push(bytes)
      if (client.waiting.length === 1) line.push(client)
      give()
    })
    let isKnown = false
    socket.on('data', (bytes: Buffer) => {
      if (isKnown) return read(bytes)
      if (bytes.readUInt32BE(4) === SSL_REQUEST) return void socket.write('N')
      const words = bytes.subarray(8).toString().split('\0')
      const unknown = words.filter((word, at) => at % 2 === 0 && word && !KNOWN.includes(word.toLowerCase()))
      if (unknown[0]) return void socket.end(refusal(`unsupported startup parameter: ${unknown[0]}`))
      isKnown = true
      socket.write(welcome)
    })
  }

  const listener = createServer(letIn).listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const through = new URL(url)
  through.port = String((listener.address() as AddressInfo).port)
  return {
    url: through.href,
    async close() {
      closed = true
      const done = once(listener, 'close')
      listener.close()
      for (const socket of sockets) socket.destroy()
      for (const { stream } of [...servers]) stream.destroy()
      await done
    },
  }
}
