import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface SlowWire {
  readonly port: number
  close(): Promise<void>
}

/** Carries bytes and the end of a connection one way, `delay` ms late; a break is passed on as a break. */
function carry(from: Socket, to: Socket, delay: number): void {
  const later = (act: () => void) => setTimeout(act, delay)
  from.on('data', (bytes) => later(() => to.writable && to.write(bytes)))
  from.on('end', () => later(() => to.end()))
  from.on('error', () => later(() => to.resetAndDestroy()))
}

/** A line to `target`, a port on 127.0.0.1, as long as one to another town: who sends does not know yet what was sent. */
export async function openSlowWire(target: number, delay: number): Promise<SlowWire> {
  const ends = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ port: target, host: '127.0.0.1', allowHalfOpen: true })
    for (const end of [near, far]) {
      ends.add(end)
      end.on('close', () => ends.delete(end))
    }
    carry(near, far, delay)
    carry(far, near, delay)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = once(server, 'close')
      server.close()
      for (const end of ends) end.destroy()
      await closed
    },
  }
}
