import { Link } from '@tanstack/react-router'
import type { AuditEntry } from '../../audit/audit.schema.ts'
import { m } from './messages/audit.messages.ts'

/** What an entry is about, with the way there; the id of what is gone, nothing for the shop itself. */
export function AuditSubjectLink({ entry: { subject, subjectId } }: { entry: AuditEntry }) {
  if (subject?.path) {
    return (
      <Link to={subject.path} className="link block w-fit text-sm wrap-anywhere max-md:ms-auto">
        {subject.name}
      </Link>
    )
  }
  const isShop = subjectId === 'shop' || subjectId === ''
  if (!subject && isShop) return null
  return (
    <span className="block text-sm wrap-anywhere text-ink-faint">
      {subject?.name ?? m.gone({ id: subjectId.slice(0, 8) })}
    </span>
  )
}
