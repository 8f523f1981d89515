import { AsyncLocalStorage } from 'node:async_hooks'
import { ANYTHING } from './subjects.ts'

/** The API of this very process: same endpoints, same checks, no network. */
type Api = (request: Request) => Response | Promise<Response>

/** An answer tells the page that asks for it what of the shop it shows. Nobody outside gets to see it. */
export const SHOWS_HEADER = 'x-shows'

/** What a page that is being rendered calls, and what became of its calls. */
interface Render {
  readonly api: Api
  readonly shows: Set<string>
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
  // guard: unsaid-is-anything
  for (const subject of answer.headers.get(SHOWS_HEADER)?.split(',') ?? [ANYTHING]) render.shows.add(subject)
  return answer
}

/**
 * Renders a page, whose calls go to `api`. Once the page has been read to its end, `hasFailed` says whether the API failed
 * it, which it may show then, and `shows` what of the shop it shows.
 */
export async function renderTracked(api: Api, renderPage: () => Response | Promise<Response>) {
  const render: Render = { api, shows: new Set(), failed: false }
  const page = await renders.run(render, renderPage)
  return { page, hasFailed: () => render.failed, shows: () => [...render.shows] }
}
