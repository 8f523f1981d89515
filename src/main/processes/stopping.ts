import type { Server } from 'node:http'
import { Server as Listener } from 'node:net'
import type { App } from '../http/app.ts'

/** How long requests under way may take when the shop stops, ms. */
const STOP_GRACE_MS = 10_000
/** The same where a successor serves already: longer than the slowest request may take to arrive (60 s). */
const RETIRE_GRACE_MS = 75_000
/** How often connections are looked for whose last answer is written, ms. */
const IDLE_CHECK_MS = 50

/** The two ways in which a process of the shop ends. */
export interface Stopping {
  /** The shop closes: readiness goes down, what is under way is answered, idle connections are closed at once. */
  stop(): void
  /** A successor listens already: no caller may notice. `stop` hurries it up. */
  retire(): void
}

export function stopping(server: Server, app: App): Stopping {
  let leaving = false

  const leave = async () => {
    // That of HTTP would close idle connections at once, also those on which a request is just on its way.
    // guard: idle-connections
    await new Promise<void>((closed) => Listener.prototype.close.call(server, () => closed()))
    await app.close()
    process.exit(0)
  }
  const leaveWithin = (graceMs: number) => {
    setTimeout(() => process.exit(1), graceMs).unref()
    if (!leaving) void leave()
    leaving = true
  }

  return {
    stop() {
      app.drain()
      leaveWithin(STOP_GRACE_MS)
      server.closeIdleConnections()
      setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS).unref()
    },
    // Callers are told with their next answer that the connection ends. One that has no next request ends by the
    // keep-alive time that its last answer named, after which nobody sends anything on it.
    retire() {
      server.prependListener('request', (_request, response) => {
        // guard: connection-close-announced
        response.shouldKeepAlive = false
      })
      leaveWithin(RETIRE_GRACE_MS)
    },
  }
}
