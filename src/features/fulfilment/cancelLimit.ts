import type { Actor } from '#/features/orders/context.ts'
import type { Services } from '#/platform/http/env.ts'
import { rateLimit } from '#/platform/http/rateLimit.ts'

/** Cancellations by one customer in an hour: far more than anybody means. */
const CANCELLATIONS = { points: 30, seconds: 60 * 60 }

/**
 * Counts a customer's cancellation. Open orders are limited and cancelled ones are not, while each order is told to all
 * admins by mail: so whoever orders and cancels over and over is stopped here. Admins cancel as they like.
 * The answer rejects with Failure rate_limited.
 */
export function cancelLimit(services: Services): (actor: Actor) => Promise<void> {
  const perPerson = rateLimit(services, { name: 'cancel-order', ...CANCELLATIONS })
  return async ({ id, role }) => {
    if (role !== 'admin') await perPerson.consume(id)
  }
}
