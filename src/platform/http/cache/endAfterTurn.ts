import type { ServerResponse } from 'node:http'
// Not the global one, which tests put a clock of their own into: one that always has something to do would never get further.
import { setImmediate } from 'node:timers'

/** Far more than are answered in one turn of a busy shop. Until then a connection that sends and never reads is not held up. */
const MOST = 256

/** The ends of what was answered in this turn of the event loop. */
let ends: (() => void)[] = []

/** Always the first of what is to be done after a turn: pages that are rendered in pieces have their next piece there. It keeps no process alive. */
let afterTurn = setImmediate(turn).unref()

/**
 * Ends a response at the end of this turn of the event loop, right after all others that were answered in it. A write wakes whoever waits for it,
 * which takes longer than to find a page: written in a row, they find most readers awake (decision 98).
 * @param whenSent called once all is handed to the socket
 */
export function endAfterTurn(response: ServerResponse, bytes?: Buffer, whenSent?: () => void): void {
  const count = ends.push(() => response.end(bytes, whenSent))
  if (count === 1) afterTurn.ref()
  if (count === MOST) endAll()
}

function turn(): void {
  afterTurn = setImmediate(turn).unref()
  if (ends.length > 0) endAll()
}

function endAll(): void {
  const now = ends
  ends = []
  for (const end of now) end()
}
