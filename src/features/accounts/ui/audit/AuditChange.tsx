import { changedFields } from './auditWords.ts'
import { m } from './messages/audit.messages.ts'

type Fields = Readonly<Record<string, unknown>> | null

/** What a change did, field by field; long lists open on demand. */
export function AuditChange({ before, after }: { before: Fields; after: Fields }) {
  const fields = changedFields(before, after)
  const list = (
    <dl className="grid gap-x-3 gap-y-1 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
      {fields.map(({ name, was, is }) => (
        <div key={name} className="contents">
          <dt className="text-ink-faint">{name}</dt>
          <dd className="wrap-anywhere">
            {was !== undefined && <del className="text-ink-faint">{was}</del>}
            {was !== undefined && is !== undefined && ' → '}
            {is !== undefined && <ins className="no-underline">{is}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  )
  if (fields.length <= 3) return list
  return (
    <details>
      <summary className="cursor-pointer text-sm max-md:min-h-11 max-md:py-2.75">
        {m.fields({ number: fields.length })}
      </summary>
      <div className="mt-2">{list}</div>
    </details>
  )
}
