import { AsyncLocalStorage } from 'node:async_hooks'

/** The API of this very process, for pages that are rendered on the server: same endpoints, same checks, no network. */
type Handle = (request: Request) => Response | Promise<Response>

/** What became of the calls of one page. */
interface Render {
  failed: boolean
}

let handle: Handle | undefined
const renders = new AsyncLocalStorage<Render>()

export const offerApi = (handler: Handle): void => {
  handle = handler
}

/** @throws Error when no API was offered (a page rendered outside the server). */
export async function callApi(request: Request): Promise<Response> {
  if (!handle) throw new Error('The API is not running in this process')
  const answer = await handle(request)
  const render = renders.getStore()
  // guard: failed-page-not-cached
  if (render && answer.status >= 500) render.failed = true
  return answer
}

/** Renders a page. `hasFailed` says, once the page has been read to its end, whether the API failed it: then the page may show that. */
export async function renderTracked(renderPage: () => Response | Promise<Response>) {
  const render: Render = { failed: false }
  const page = await renders.run(render, renderPage)
  return { page, hasFailed: () => render.failed }
}
