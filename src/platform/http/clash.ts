import { fieldsNamed } from '../typed/fields.rules.ts'
import { type Clash, failures } from './failure.ts'
import type { SeenValues } from './seen.schema.ts'

/** References count by their id; null, an empty text and nothing at all are the same. */
function bare(value: unknown): unknown {
  if (value === undefined || value === null) return ''
  return typeof value === 'object' && '_id' in value ? value._id : value
}

const same = (one: unknown, other: unknown) => JSON.stringify(bare(one)) === JSON.stringify(bare(other))

/** The fields of a change that somebody else changed since they were seen, and not to the same. */
export function clashingFields(stored: object, change: object, seen: SeenValues): string[] {
  const now = new Map<string, unknown>(Object.entries(stored))
  const wanted = new Map<string, unknown>(Object.entries(change))
  return Object.entries(seen ?? {})
    .filter(([field, was]) => wanted.get(field) !== undefined && !same(now.get(field), was))
    .map(([field]) => field)
    .filter((field) => !same(now.get(field), wanted.get(field)))
}

/**
 * Refuses a change of fields that somebody else changed since they were `seen`; fields that only one side changed pass.
 * Without `seen` the last one wins. Call it on the locked row. `besides` is told along with what is stored.
 * @throws Failure changed_meanwhile with both values
 */
export function refuseClashes(stored: object, change: object, seen: SeenValues, besides: object = {}): void {
  const fields = clashingFields(stored, change, seen)
  if (fields.length === 0) return
  const clash: Clash = {
    fields,
    stored: { ...fieldsNamed(stored, fields), ...besides },
    wanted: { ...fieldsNamed(change, fields) },
  }
  const { message } = failures.changed_meanwhile()
  throw failures.changed_meanwhile({ clash, errors: fields.map((field) => ({ field, message })) })
}
