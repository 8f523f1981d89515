import { hash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import type { Config } from '../config/config.ts'
import { type Audience, audienceOf } from './audience.rules.ts'
import type { Credential } from './credential.ts'
import { isOutage } from './databaseFailure.ts'
import type { HttpEnv } from './env.ts'
import { NOBODYS, OWN_TOO, SESSION_MARK } from './sessionMark.rules.ts'

/**
 * Whose an answer is that goes to an audience with this credential. Undefined where the database is away that would tell: what a
 * browser saved stays as it is, and the answer, which is there, goes without.
 */
export type MarkOf = (
  credential: Credential,
  audience: Audience,
) => string | undefined | Promise<string | undefined>

/** What of the shop decides what may be saved. */
export interface SavingTerms {
  /** Says to whom the shop is open, and is another text when that changes. */
  readonly openTo: string
  /** Whether what is somebody's own may be saved. */
  readonly own: boolean
}

/** Each page of a session wants its mark, and working one out takes as long as finding the page. */
const REMEMBERED = 10_000
const marks = new LRUCache<string, string>({
  max: REMEMBERED,
  memoMethod: (whose) => hash('sha256', whose, 'base64url').slice(0, 20),
})

/** @param terms at once where they are known */
export const sessionMarks =
  ({ offlinePages }: Pick<Config, 'offlinePages'>, terms: () => SavingTerms | Promise<SavingTerms>): MarkOf =>
  (credential, audience) => {
    // guard: nothing-saved-of-admins
    if (!offlinePages || audience === 'admin') return NOBODYS
    const markOn = ({ openTo, own }: SavingTerms): string => {
      const token = audience === 'customer' && 'token' in credential ? credential.token : ''
      const mark = marks.memo(`${token} ${audience} ${openTo}`)
      return own && audience === 'customer' ? mark + OWN_TOO : mark
    }
    const known = terms()
    // guard: answer-without-mark
    return known instanceof Promise ? known.then(markOn).catch(unlessAway) : markOn(known)
  }

function unlessAway(error: unknown): undefined {
  if (!isOutage(error)) throw error
}

/** Says of each answer whose it is, where that is known. */
export function markAnswers(markOf: MarkOf): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    await next()
    const caller = c.get('caller')
    if (caller === undefined) return
    // guard: saved-pages-end-with-cookie
    const mark = c.res.headers.has('set-cookie')
      ? NOBODYS
      : await markOf(c.get('credential'), audienceOf(caller))
    if (mark !== undefined) c.res.headers.set(SESSION_MARK, mark)
  }
}
