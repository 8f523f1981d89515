/** The limit of the machine: a bare node:http server that writes what it was taught, byte for byte. */
import { createServer } from 'node:http'

/** An answer as it went over the wire. */
export interface BareAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** What a bare server is taught. */
export interface Lesson {
  readonly answers: Map<string, BareAnswer>
  /** How long it computes before each answer, ms. */
  readonly busyMs: number
}

/** Answers by path; what is in none is answered with the first. */
let answers = new Map<string, BareAnswer>()
let first: BareAnswer | undefined
let busyMs = 0

process.on('message', (lesson: Lesson) => {
  answers = lesson.answers
  first = answers.values().next().value
  busyMs = lesson.busyMs
  process.send?.('learnt')
})

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '') ?? first
  if (!answer) return response.writeHead(404).end()
  const asked = performance.now()
  while (performance.now() - asked < busyMs);
  response.writeHead(answer.status, answer.headers)
  // Written in a row as the shop does (endAfterTurn.ts), with nothing of the shop: a tenth more. With `busyMs` the first of a turn waits for the last.
  if (ends.push(() => response.end(answer.body)) === 1) setImmediate(endAll)
})

let ends: (() => void)[] = []

function endAll() {
  const now = ends
  ends = []
  for (const end of now) end()
}

server.listen(0, '127.0.0.1')
process.on('disconnect', () => process.exit(0))
