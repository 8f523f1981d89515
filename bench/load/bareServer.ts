/** The limit of the machine: a bare node:http server that writes what it was taught, byte for byte. */
import { createServer } from 'node:http'

/** An answer as it went over the wire. */
export interface BareAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** Answers by path; what is in none is answered with the first. */
let answers = new Map<string, BareAnswer>()
let first: BareAnswer | undefined

process.on('message', (taught: Map<string, BareAnswer>) => {
  answers = taught
  first = taught.values().next().value
  process.send?.('learnt')
})

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '') ?? first
  if (!answer) return response.writeHead(404).end()
  response.writeHead(answer.status, answer.headers).end(answer.body)
})
server.listen(0, '127.0.0.1')
process.on('disconnect', () => process.exit(0))
