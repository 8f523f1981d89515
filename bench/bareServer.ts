/** The limit of the machine: a bare node:http server that writes what it was told to, byte for byte. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An answer by path, and the one for those who have it already. */
export interface BareAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

process.on('message', (answers: Record<string, { fresh: BareAnswer; known: BareAnswer }>) => {
  const responses = new Map(
    Object.entries(answers).map(([path, { fresh, known }]) => [
      path,
      { fresh: { ...fresh, body: Buffer.from(fresh.body) }, known: { ...known, body: undefined } },
    ]),
  )
  const server = createServer((request, response) => {
    const answer = responses.get(request.url ?? '')
    if (!answer) return response.writeHead(404).end()
    const { status, headers, body } = request.headers['if-none-match'] ? answer.known : answer.fresh
    response.writeHead(status, headers).end(body)
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
})
process.on('disconnect', () => process.exit(0))
