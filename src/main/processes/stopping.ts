import type { Server } from 'node:http'
import { Server as Listener } from 'node:net'
import type { App } from '../http/app.ts'

/** How long requests under way may take when the shop stops, ms. */
const STOP_GRACE_MS = 10_000
/** The same where a successor serves already: longer than the slowest request may take to arrive (60 s). */
const RETIRE_GRACE_MS = 75_000
/** How often connections are looked for whose last answer is written, ms. */
const IDLE_CHECK_MS = 50

/** The ways in which a process of the shop ends. */
export interface Stopping {
  /** The shop is about to close: readiness goes down and everything is served on until load balancers have seen that; then `stop`. */
  drain(): void
  /** The shop closes: readiness goes down, what is under way is answered, idle connections are closed at once. */
  stop(): void
  /** A successor listens already: no caller may notice. `stop` hurries it up. */
  retire(): void
}

/** @param drainMs how long is served on before a planned stop; @param exit ends the process */
export function stopping(
  server: Server,
  app: Pick<App, 'drain' | 'close'>,
  drainMs: number,
  exit: (code: number) => void = process.exit,
): Stopping {
  let leaving = false
  let announced = false

  const leave = async () => {
    // That of HTTP would close idle connections at once, also those on which a request is just on its way.
    // guard: idle-connections
    await new Promise<void>((closed) => Listener.prototype.close.call(server, () => closed()))
    await app.close()
    exit(0)
  }
  const leaveWithin = (graceMs: number) => {
    setTimeout(() => exit(1), graceMs).unref()
    if (!leaving) void leave()
    leaving = true
  }

  /** Callers are told with their next answer that the connection ends. */
  const announceEnd = () => {
    if (announced) return
    announced = true
    server.prependListener('request', (_request, response) => {
      // guard: connection-close-announced
      response.shouldKeepAlive = false
    })
  }
  const stop = () => {
    app.drain()
    leaveWithin(STOP_GRACE_MS)
    server.closeIdleConnections()
    const check = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS).unref()
    server.once('close', () => clearInterval(check))
  }

  return {
    drain() {
      app.drain()
      announceEnd()
      // guard: served-while-drained
      setTimeout(stop, drainMs)
    },
    stop,
    // One that has no next request ends by the keep-alive time that its last answer named, after which nobody sends anything on it.
    retire() {
      announceEnd()
      leaveWithin(RETIRE_GRACE_MS)
    },
  }
}
