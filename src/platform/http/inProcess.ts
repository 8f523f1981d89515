import { AsyncLocalStorage } from 'node:async_hooks'

/** The API of this very process, for pages that are rendered on the server: same endpoints, same checks, no network. */
type Handle = (request: Request) => Response | Promise<Response>

/** What became of the calls of one page. */
interface Drawing {
  failed: boolean
}

let handle: Handle | undefined
const drawings = new AsyncLocalStorage<Drawing>()

export const offerApi = (handler: Handle): void => {
  handle = handler
}

/** @throws Error when no API was offered (a page rendered outside the server). */
export async function callApi(request: Request): Promise<Response> {
  if (!handle) throw new Error('The API is not running in this process')
  const answer = await handle(request)
  const drawing = drawings.getStore()
  // guard: failed-page-not-cached
  if (drawing && answer.status >= 500) drawing.failed = true
  return answer
}

/** Draws a page. `hasFailed` says, once the page has been read to its end, whether the API failed it: then the page may show that. */
export async function drawWatched(draw: () => Response | Promise<Response>) {
  const drawing: Drawing = { failed: false }
  const page = await drawings.run(drawing, draw)
  return { page, hasFailed: () => drawing.failed }
}
