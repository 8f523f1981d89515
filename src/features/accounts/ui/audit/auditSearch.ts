export interface AuditSearch {
  page?: number
  q?: string
  /** Days in India, `YYYY-MM-DD`. */
  from?: string
  to?: string
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const dayOf = (value: unknown): string | undefined =>
  typeof value === 'string' && DAY.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined

/** The log's own words of the address. */
export function readAuditSearch({ page, q, from, to }: Record<string, unknown>): AuditSearch {
  const [since, until] = [dayOf(from), dayOf(to)]
  return {
    ...(Number.isSafeInteger(page) && Number(page) > 1 && { page: Number(page) }),
    ...(q !== undefined && String(q).trim() !== '' && { q: String(q).trim().slice(0, 100) }),
    ...(since && { from: since }),
    ...(until && { to: until }),
  }
}
