import { Agent, request } from 'node:http'

/** Sends JSON and reads the whole answer; answers its status. Connections are kept, at most `sockets` of them. */
export function caller(origin: string, sockets: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets })
  const post = (path: string, token: string, json: unknown): Promise<number> =>
    new Promise((done, fail) => {
      const body = JSON.stringify(json)
      const headers = {
        authorization: token,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      }
      const call = request(`${origin}${path}`, { method: 'POST', agent, headers }, (answer) => {
        answer.resume()
        answer.once('end', () => done(answer.statusCode ?? 0))
        answer.once('error', fail)
      })
      call.once('error', fail)
      call.end(body)
    })
  return { post, close: () => agent.destroy() }
}
