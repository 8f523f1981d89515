import type { Audience } from './audience.rules.ts'
import type { Credential } from './credential.ts'
import type { Caller } from './env.ts'

/** Who looks at a page that many get alike. */
export interface Looker {
  readonly audience: Audience
  /** Null for a visitor; undefined for somebody who cannot be looked up now and gets what a visitor gets. */
  readonly caller: Caller | null | undefined
}

/** Finds for whom a page is; undefined where that cannot be found out now. */
export interface FindLooker {
  (credential: Credential): Promise<Looker | undefined>
  /** The same of memory alone; undefined where somebody would have to be looked up. */
  atOnce(credential: Credential): Looker | undefined
}
