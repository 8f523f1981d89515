import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** A TCP line to somebody on this machine that can be cut and mended. */
export interface Wire {
  readonly port: number
  /** While true, what is sent arrives, but the first byte of an answer ends the connection. */
  losesAnswers: boolean
  /** While true, nothing that is sent arrives, and nobody is told: as behind a firewall that dropped a quiet connection. */
  isSilent: boolean
  /** From now on nothing arrives on the connections that are open now, and nobody is told; new ones are well. */
  silenceOpen(): void
  /** How many answers were lost. */
  readonly lost: number
  /** Ends every connection and refuses new ones. */
  cut(): Promise<void>
  mend(): Promise<void>
  close(): Promise<void>
}

/** Opens a line to `target`, a port on 127.0.0.1. */
export async function openWire(target: number): Promise<Wire> {
  const ends = new Set<Socket>()
  const silenced = new WeakSet<Socket>()
  let losesAnswers = false
  let isSilent = false
  let lost = 0
  const hold = (socket: Socket) => {
    ends.add(socket)
    socket.on('close', () => ends.delete(socket))
    socket.on('error', () => socket.destroy())
  }
  const join = (near: Socket) => {
    const far = connect(target, '127.0.0.1')
    hold(near)
    hold(far)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
    near.on('data', (bytes) => isSilent || silenced.has(near) || far.write(bytes))
    far.on('data', (bytes) => {
      if (isSilent || silenced.has(near)) return
      if (!losesAnswers) return near.write(bytes)
      if (!near.destroyed) lost += 1
      near.destroy()
    })
  }
  const listen = async (port: number): Promise<Server> => {
    const server = createServer(join).listen(port, '127.0.0.1')
    await once(server, 'listening')
    return server
  }
  const end = async (server: Server) => {
    const closed = once(server, 'close')
    server.close()
    for (const socket of ends) socket.destroy()
    await closed
  }

  let server: Server | undefined = await listen(0)
  const { port } = server.address() as AddressInfo
  const cut = async () => {
    const open = server
    server = undefined
    if (open) await end(open)
  }
  return {
    port,
    get lost() {
      return lost
    },
    get losesAnswers() {
      return losesAnswers
    },
    set losesAnswers(yes) {
      losesAnswers = yes
    },
    get isSilent() {
      return isSilent
    },
    set isSilent(yes) {
      isSilent = yes
    },
    silenceOpen() {
      for (const socket of ends) silenced.add(socket)
    },
    cut,
    async mend() {
      server ??= await listen(port)
    },
    close: cut,
  }
}
