import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Services } from './env.ts'
import { failures } from './failure.ts'

export interface RateLimit {
  /** Counts one try. @throws Failure rate_limited, with Retry-After in seconds, once the points are used up. */
  consume(key: string): Promise<void>
  /** Refuses without counting when the points are used up already. @throws Failure rate_limited */
  check(key: string): Promise<void>
  forget(key: string): Promise<void>
}

interface Rule {
  name: string
  /** Tries within `seconds`. */
  points: number
  seconds: number
}

const unlimited: RateLimit = {
  consume: async () => undefined,
  check: async () => undefined,
  forget: async () => undefined,
}

/** A limit counted in the database, so that it holds over all processes and restarts. */
export function rateLimit(services: Services, rule: Rule): RateLimit {
  if (!services.config.rateLimits) return unlimited
  const limiter = new RateLimiterPostgres({
    storeClient: services.db.$client,
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: rule.name,
    points: rule.points,
    duration: rule.seconds,
  })
  const refuse = (result: RateLimiterRes) => {
    const seconds = Math.max(1, Math.ceil(result.msBeforeNext / 1000))
    const minutes = Math.ceil(seconds / 60)
    return failures.rate_limited({
      message: `Too many tries. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
      headers: { 'Retry-After': String(seconds) },
    })
  }
  return {
    async consume(key) {
      try {
        await limiter.consume(key)
      } catch (reason) {
        throw reason instanceof RateLimiterRes ? refuse(reason) : reason
      }
    },
    async check(key) {
      const result = await limiter.get(key)
      if (result && result.consumedPoints >= rule.points) throw refuse(result)
    },
    async forget(key) {
      await limiter.delete(key)
    },
  }
}
