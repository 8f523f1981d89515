import { Link } from '@tanstack/react-router'
import { formatIndiaTime } from '#/platform/time/india.ts'
import { EmptyState } from '#/ui/kit/EmptyState.tsx'
import { ErrorState } from '#/ui/kit/ErrorState.tsx'
import { Skeleton } from '#/ui/kit/Skeleton.tsx'
import type { Alert } from '../alerts.schema.ts'
import { m } from '../messages/alerts.messages.ts'

export interface AlertListProps {
  /** Undefined while they are fetched for the first time. */
  alerts: readonly Alert[] | undefined
  failed: boolean
  onRetry: () => void
  onPick: () => void
}

/** What happened lately, the newest first; each leads to the page that deals with it. */
export function AlertList({ alerts, failed, onRetry, onPick }: AlertListProps) {
  if (failed) return <ErrorState title={m.notFetched()} onRetry={onRetry} />
  if (!alerts) return <Skeleton className="h-40" />
  if (alerts.length === 0) {
    return <EmptyState title={m.nothingYet()} text={m.whatIsHere()} />
  }
  return (
    <ul className="divide-y divide-line">
      {alerts.map(({ _id, title, text, path, createdAt }) => (
        <li key={_id}>
          <Link to={path} onClick={onPick} className="block rounded-sm py-3 hover:bg-sand">
            <strong className="block wrap-anywhere">{title}</strong>
            <span className="block text-sm text-ink-soft">{text}</span>
            <time dateTime={createdAt} className="block text-sm text-ink-faint">
              {formatIndiaTime(createdAt)}
            </time>
          </Link>
        </li>
      ))}
    </ul>
  )
}
