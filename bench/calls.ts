import { Agent, request } from 'node:http'
import { type Ask, parts } from './load/asks.ts'
import { type Run, race } from './measure.ts'

/** Sends requests and reads the whole answers; answers the status. Connections are kept, at most `sockets` of them. */
function caller(origin: string, sockets: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets })
  const send = (ask: Ask): Promise<number> =>
    new Promise((done, fail) => {
      const { method, headers, body } = parts(ask)
      const call = request(`${origin}${ask.path}`, { method, agent, headers }, (answer) => {
        answer.resume()
        answer.once('end', () => done(answer.statusCode ?? 0))
        answer.once('error', fail)
      })
      call.once('error', fail)
      call.end(body)
    })
  return { send, close: () => agent.destroy() }
}

/** Sends each request once, so many at a time. @throws when one is refused */
export async function sendEach(origin: string, asks: readonly Ask[], hands: number): Promise<Run> {
  const { send, close } = caller(origin, hands)
  try {
    return await race(asks, hands, async (ask) => {
      const status = await send(ask)
      if (status >= 400) throw new Error(`${ask.path} was answered with ${status}`)
    })
  } finally {
    close()
  }
}
