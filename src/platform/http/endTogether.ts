import type { ServerResponse } from 'node:http'

/** The ends of what was answered in this turn of the event loop. */
let ends: (() => void)[] = []

/**
 * Ends a response when all requests that came in with its own have been looked at, one right after the other. A write wakes whoever waits for it,
 * which takes longer than to find a page: a reader that is awake already, with the next answer coming, need not be woken.
 * @param whenSent called once all is handed to the socket
 */
export function endTogether(response: ServerResponse, bytes?: Buffer, whenSent?: () => void): void {
  const waiting = ends.push(() => response.end(bytes, whenSent))
  if (waiting === 1) setImmediate(endAll)
}

function endAll(): void {
  const now = ends
  ends = []
  for (const end of now) end()
}
