import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { type Language, languages, MAIN_LANGUAGE } from '../language/languages.rules.ts'
import type { Audience } from './audience.rules.ts'
import type { FailureBody } from './failure.ts'
import { ANYTHING } from './subjects.ts'

/** The API of this very process: same endpoints, same checks, no network. */
export type Api = (request: Request) => Response | Promise<Response>

/** The answers that a page is made of: addresses, and what was said there by a tag. */
export type MadeOf = Readonly<Record<string, string>>

/** An answer tells the page that asks for it what of the shop it shows. Nobody outside gets to see it. */
export const SHOWS_HEADER = 'x-shows'

/** What a page that is being rendered calls, and what became of its calls. */
interface Render {
  readonly api: Api
  readonly shows: Set<string>
  readonly madeOf: Record<string, string>
  readonly sharedWith: Audience | undefined
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
  render.madeOf[request.url] = await tagOf(answer)
  return answer
}

/**
 * Whether a page asks that many get alike, all of them signed in: whoever gets it was asked who it is before. Nobody outside can
 * say so of a request.
 */
export const isForMembers = (): boolean => renders.getStore()?.sharedWith === 'customer'

/** A part of the page that is being rendered could not be made: nobody else is to get it. */
export function partFailed(): void {
  const render = renders.getStore()
  // guard: broken-page-not-kept
  if (render) render.failed = true
}

/** What a failure is called: its words are in the language of the page. */
async function codeOf(answer: Response): Promise<string | undefined> {
  if (answer.ok) return undefined
  const body: Partial<FailureBody> | null = await answer
    .clone()
    .json()
    .catch(() => null)
  return body?.code
}

/** The same for the same answer, in any process and language. */
async function tagOf(answer: Response): Promise<string> {
  const said =
    (await codeOf(answer)) ?? answer.headers.get('etag') ?? Buffer.from(await answer.clone().arrayBuffer())
  const counted = answer.headers.get('x-total-count') ?? ''
  return createHash('sha1').update(`${answer.status} ${counted} `).update(said).digest('base64')
}

/** Whether this process would make a page for everybody, in its language, of the same answers. */
export async function isStillMadeOf(
  api: Api,
  madeOf: MadeOf,
  language: Language = MAIN_LANGUAGE,
): Promise<boolean> {
  const headers = { 'accept-language': languages[language].tag }
  const same = Object.entries(madeOf).map(
    async ([url, tag]) => (await tagOf(await api(new Request(url, { headers })))) === tag,
  )
  return (await Promise.all(same)).every(Boolean)
}

/**
 * Renders a page, whose calls go to `api`; `sharedWith` are those who get it alike. Once the page has been read to its end, `hasFailed` says whether the API failed
 * it or one of its parts broke, which it may show then, `shows` what of the shop it shows, and `madeOf` of which answers.
 */
export async function renderTracked(
  api: Api,
  renderPage: () => Response | Promise<Response>,
  sharedWith?: Audience,
) {
  const render: Render = { api, shows: new Set(), madeOf: {}, sharedWith, failed: false }
  const page = await renders.run(render, renderPage)
  return {
    page,
    hasFailed: () => render.failed,
    shows: () => [...render.shows],
    madeOf: (): MadeOf => render.madeOf,
  }
}
