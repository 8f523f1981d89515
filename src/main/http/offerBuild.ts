import type { SharedBuild } from '#/platform/built/sharedBuild.ts'
import type { Log } from '#/platform/log/log.ts'

/** How often a process says that its build is served: much more often than builds that nobody serves are dropped, ms. */
const AGAIN_MS = 6 * 3_600_000
/** After a failure, ms. */
const RETRY_MS = 60_000
/** A process serves without having offered its build when that takes longer, ms: the store may be away. */
const MOST_WAIT_MS = 20_000

/**
 * Puts the files of this build where other machines find them, before this process answers with a page that names them, and says from
 * time to time that they are still served. What fails is told in the log and tried again: a shop without its store sells on.
 * @returns ends it
 */
export async function offerBuild({ publish }: SharedBuild, log: Log): Promise<() => void> {
  let timer: NodeJS.Timeout | undefined
  let ended = false
  const offer = async (): Promise<void> => {
    const wait = await publish().then(
      () => AGAIN_MS,
      (error) => {
        log.warn(
          { err: error },
          'the built files could not be put into the shared store; this is tried again',
        )
        return RETRY_MS
      },
    )
    if (!ended) timer = setTimeout(offer, wait).unref()
  }
  const { promise: late, resolve } = Promise.withResolvers<void>()
  const limit = setTimeout(resolve, MOST_WAIT_MS)
  // guard: built-files-before-pages
  await Promise.race([offer(), late])
  clearTimeout(limit)
  return () => {
    ended = true
    clearTimeout(timer)
  }
}
