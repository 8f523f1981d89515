import { AsyncLocalStorage } from 'node:async_hooks'

/** The API of this very process: same endpoints, same checks, no network. */
type Api = (request: Request) => Response | Promise<Response>

/** What a page that is being rendered calls, and what became of its calls. */
interface Render {
  readonly api: Api
  failed: boolean
}

const renders = new AsyncLocalStorage<Render>()

/** Calls the API for the page that is being rendered. @throws Error outside of `renderTracked` */
export async function callApi(request: Request): Promise<Response> {
  const render = renders.getStore()
  if (!render) throw new Error('No page is being rendered here')
  const answer = await render.api(request)
  // guard: failed-page-not-cached
  if (answer.status >= 500) render.failed = true
  return answer
}

/**
 * Renders a page, whose calls go to `api`. `hasFailed` says, once the page has been read to its end, whether the API
 * failed it: then the page may show that.
 */
export async function renderTracked(api: Api, renderPage: () => Response | Promise<Response>) {
  const render: Render = { api, failed: false }
  const page = await renders.run(render, renderPage)
  return { page, hasFailed: () => render.failed }
}
