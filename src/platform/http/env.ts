import type { Config } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import type { DatabaseNotices } from '../db/databaseNotices.ts'
import type { Replica } from '../db/replica.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Language } from '../language/languages.rules.ts'
import type { Log } from '../log/log.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Media } from '../media/media.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Tracing } from '../tracing/tracing.ts'
import type { CachedResponse } from './cachedResponse.ts'
import type { Purger } from './cdn/purger.ts'
import type { Credential } from './credential.ts'
import type { CacheTerms, ResponseCache } from './responseCache.ts'
import type { Role } from './roles.rules.ts'

/** Who is calling: a user in good standing, found from the session cookie or the Authorization header. */
export interface Caller {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly contact: string
  readonly role: Role
  readonly image: string | null
  /** In which mails and documents come; null while they never chose. */
  readonly language: Language | null
  readonly sessionId: string
}

/** What every endpoint can reach. One object per process, made in `src/main`. */
export interface Services {
  readonly config: Config
  readonly db: Database
  /** Where figures and exports are read, and nothing that decides. */
  readonly replica: Replica
  readonly media: Media
  readonly databaseNotices: DatabaseNotices
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly log: Log
  readonly metrics: Metrics
  /** Who is told what took how long. Undefined: nobody is. */
  readonly tracing: Tracing | undefined
  /** What visitors and customers were answered; forgotten when something changes that it shows. */
  readonly responseCache: ResponseCache
  /** A cache in front of the shop, which is told what changed. Undefined where there is none. */
  readonly cdn: Purger | undefined
}

export interface HttpEnv {
  Variables: {
    services: Services
    /** What the request shows to say who is calling. */
    credential: Credential
    caller: Caller | null
    /** Whether the database is away, and only what is the same for everybody is answered. */
    isFromMemory?: boolean
    /** Whether visitors may look around in the shop. */
    isOpen: () => Promise<boolean>
    requestId: string
    /** The language of an answer of the API; of anything else its address says it. */
    language?: Language
    /** The caller's address, as far as TRUSTED_PROXIES lets us believe it. */
    address: string
    secureHeadersNonce?: string
    /** What an answer is counted under where the router's own pattern says too little. */
    pattern?: string
    /** Those who wait for the answer that is being made learn that it is there, or will not be. */
    made?: () => void
    /** An answer that is the same for everybody, of the headers that it went out with; see `cachePublicResponses`. */
    toCache?: {
      /** Undefined when it turned out not to be worth keeping. */
      make(headers: Record<string, string>): CachedResponse | undefined | Promise<CachedResponse | undefined>
      readonly terms?: CacheTerms
      /** It is cached now, under this key. */
      cached?(key: string, answer: CachedResponse): void
    }
  }
}
