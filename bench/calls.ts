import { Agent, request } from 'node:http'

/** Sends JSON and reads the whole answer; answers its status. Connections are kept, at most `sockets` of them. */
export function caller(origin: string, sockets: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets })
  const send = (method: string, path: string, token: string, json?: unknown): Promise<number> =>
    new Promise((done, fail) => {
      const body = json === undefined ? '' : JSON.stringify(json)
      const headers = {
        authorization: token,
        ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      }
      const call = request(`${origin}${path}`, { method, agent, headers }, (answer) => {
        answer.resume()
        answer.once('end', () => done(answer.statusCode ?? 0))
        answer.once('error', fail)
      })
      call.once('error', fail)
      call.end(body)
    })
  return {
    get: (path: string, token: string) => send('GET', path, token),
    post: (path: string, token: string, json: unknown) => send('POST', path, token, json),
    close: () => agent.destroy(),
  }
}
