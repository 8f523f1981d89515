export interface AuditSearch {
  page?: number
  q?: string
}

/** The log's own words of the address. */
export const readAuditSearch = ({ page, q }: Record<string, unknown>): AuditSearch => ({
  ...(Number.isSafeInteger(page) && Number(page) > 1 && { page: Number(page) }),
  ...(q !== undefined && String(q).trim() !== '' && { q: String(q).trim().slice(0, 100) }),
})

/** `product.update` as "Product update", `slidingText.update` as "Sliding text update". */
export function actionWords(action: string): string {
  const words = action.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[._-]/g, ' ')
  return words.slice(0, 1).toUpperCase() + words.slice(1).toLowerCase()
}

type Fields = Readonly<Record<string, unknown>> | null

interface ChangedField {
  readonly name: string
  /** Undefined where the thing was made. */
  readonly was: string | undefined
  /** Undefined where the thing was removed. */
  readonly is: string | undefined
}

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** The fields of an entry in their order, each with its values as text. */
export function changedFields(before: Fields, after: Fields): ChangedField[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names.map((name) => ({
    name,
    was: before ? shown(before[name]) : undefined,
    is: after ? shown(after[name]) : undefined,
  }))
}
