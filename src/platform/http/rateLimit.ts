import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { networkOf } from './address.rules.ts'
import type { Services } from './env.ts'
import { failures } from './failure.ts'
import { m } from './messages/http.messages.ts'

export interface RateLimit {
  /** Counts one try. @throws Failure rate_limited, with Retry-After in seconds, once the points are used up. */
  consume(key: string): Promise<void>
  /** Takes one counted try back. */
  giveBack(key: string): Promise<void>
}

interface Rule {
  name: string
  /** Tries within `seconds`. */
  points: number
  seconds: number
}

const unlimited: RateLimit = {
  consume: async () => undefined,
  giveBack: async () => undefined,
}

/** Addresses, e-mails and ids stay out of the table of counters. Addresses count by the line that they belong to. */
// guard: network-of-address
const hidden = (key: string): string => createHash('sha256').update(networkOf(key)).digest('base64url')

/** A limit counted in the database, so that it holds over all processes and restarts. */
export function rateLimit(services: Services, rule: Rule): RateLimit {
  if (!services.config.rateLimits) return unlimited
  const limiter = new RateLimiterPostgres({
    storeClient: services.db.$client,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: rule.name,
    points: rule.points,
    duration: rule.seconds,
  })
  const refuse = (result: RateLimiterRes) => {
    const seconds = Math.max(1, Math.ceil(result.msBeforeNext / 1000))
    return failures.rate_limited({
      message: m.tooManyTries({ count: Math.ceil(seconds / 60) }),
      headers: { 'Retry-After': String(seconds) },
    })
  }
  return {
    async consume(key) {
      try {
        await limiter.consume(hidden(key))
      } catch (reason) {
        throw reason instanceof RateLimiterRes ? refuse(reason) : reason
      }
    },
    async giveBack(key) {
      // guard: one-try-given-back
      await limiter.reward(hidden(key))
    },
  }
}
