import cluster from 'node:cluster'
import { type PageToShare, sharedPage } from '#/platform/http/cache/cachePage.ts'
import { type Api, isStillMadeOf } from '#/platform/http/inProcess.ts'
import { addressIn, type ResponseCache } from '#/platform/http/responseCache.ts'
import { moreLanguages, readAddress } from '#/platform/language/languages.rules.ts'
import { isPageMessage, type PageMessage } from './passOn.ts'

/** False when what was sent before is still on its way; `sent` says when it is not any more. */
type Send = (message: PageMessage, sent: () => void) => boolean

/** The language of a page, which its address says. */
const languageOf = ({ key }: PageToShare) => readAddress(addressIn(key), moreLanguages).language

/** One process's part in sharing pages: it hands on what was rendered here, and offers its cache what others rendered. */
export function sharePages(build: string, responseCache: ResponseCache, api: Api, send: Send) {
  let isBusy = false
  return {
    share(page: PageToShare): void {
      if (isBusy) return
      isBusy = !send({ page, build }, () => {
        isBusy = false
      })
    },
    receive(message: unknown): void {
      // guard: page-of-own-build
      if (!isPageMessage(message) || message.build !== build) return
      const { page } = message
      const shared = sharedPage(page)
      // What was true there may not be so here: it is compared with what this process knows when somebody asks.
      if (!shared) return
      const language = languageOf(page)
      // Nothing else of the message stays: its text is what lies in the cache.
      const { key, madeOf } = page
      const isTrue = () => isStillMadeOf(api, madeOf, language)
      responseCache.offer(key, { ...shared, isTrue })
    },
  }
}

/** The other processes of this shop on this machine, if there are any. */
export interface Neighbours {
  share(page: PageToShare): void
  leave(): void
}

export function meetNeighbours(
  processes: number,
  build: string,
  responseCache: ResponseCache,
  api: Api,
): Neighbours {
  if (!cluster.isWorker || processes < 2) return { share: () => undefined, leave: () => undefined }
  const send: Send = (message, sent) =>
    process.connected && process.send?.(message, undefined, undefined, () => sent()) === true
  const { share, receive } = sharePages(build, responseCache, api, send)
  process.on('message', receive)
  return { share, leave: () => void process.off('message', receive) }
}
