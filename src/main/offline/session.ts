import { NOBODYS } from '#/platform/http/sessionMark.rules.ts'

const STATE = 'state'
const KEY = '/session'

interface Known {
  /** Whose pages are saved. */
  readonly mark: string
  /** When that was learned, ms since 1970: an answer to an earlier question may be that of who was here before. */
  readonly since: number
}

let known: Promise<Known> | undefined
let turn: Promise<unknown> = Promise.resolve()

async function readKnown(): Promise<Known> {
  const stored = await caches.match(KEY, { cacheName: STATE })
  return stored ? ((await stored.json()) as Known) : { mark: NOBODYS, since: 0 }
}

/** Whose pages are saved now. */
export async function currentMark(): Promise<string> {
  known ??= readKnown()
  return (await known).mark
}

/**
 * Takes up whose an answer is. Another one than before drops all that was saved: after a log-out, for somebody else, when a
 * session was ended elsewhere, when the shop closed.
 * @param began when it was asked for, ms since 1970
 * @param drop deletes the saved pages
 * @returns whether the answer is that of who is here now
 */
export function learn(mark: string, began: number, drop: () => Promise<void>): Promise<boolean> {
  const work = turn.then(async () => {
    known ??= readKnown()
    const before = await known
    if (mark === before.mark) return true
    // guard: late-answers-change-nobody
    if (began < before.since) return false
    const now: Known = { mark, since: Date.now() }
    // First in memory: whatever fails from here on, nobody reads what is another's.
    known = Promise.resolve(now)
    // guard: saved-pages-end-with-session
    await drop()
    const state = await caches.open(STATE)
    await state.put(KEY, new Response(JSON.stringify(now)))
    return true
  })
  turn = work.catch(() => undefined)
  return work
}
