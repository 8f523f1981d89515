import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '#/platform/http/errorText.ts'
import { formatIndiaTime } from '#/platform/time/india.ts'
import { Badge } from '#/ui/kit/Badge.tsx'
import { Button } from '#/ui/kit/Button.tsx'
import { Callout } from '#/ui/kit/Callout.tsx'
import { ConfirmDialog } from '#/ui/kit/ConfirmDialog.tsx'
import { Skeleton } from '#/ui/kit/Skeleton.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { sessionsQuery, useEndSessions } from '../../sessions/sessions.queries.ts'
import { Section } from './Section.tsx'

/** Where one is logged in, and how to end that from here. */
export function Sessions() {
  const { data: sessions, isError } = useQuery(sessionsQuery)
  const end = useEndSessions()
  const [asking, setAsking] = useState(false)

  const stop = async (which: string) => {
    try {
      toast.success((await end.mutateAsync(which)).message)
    } catch (error) {
      toast.error(errorText(error, { fallback: 'Something went wrong' }))
    }
    setAsking(false)
  }

  return (
    <Section
      title="Where you are logged in"
      text="Log out what you do not know, and choose a new password."
      action={
        sessions &&
        sessions.length > 1 && (
          <Button variant="secondary" onClick={() => setAsking(true)}>
            Log out all others
          </Button>
        )
      }
    >
      {isError && (
        <Callout tone="danger" className="mt-4">
          The list could not be loaded.
        </Callout>
      )}
      {!sessions && !isError && <Skeleton className="mt-4 h-16" />}
      <ul className="mt-4 divide-y divide-line">
        {sessions?.map((session) => (
          <li key={session._id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {session.device}
                {session.current && <Badge tone="success">This device</Badge>}
              </p>
              <p className="text-sm text-ink-soft">
                Since <time dateTime={session.createdAt}>{formatIndiaTime(session.createdAt)}</time>
                {session.address && ` · ${session.address}`}
              </p>
            </div>
            {!session.current && (
              <Button
                variant="quiet"
                aria-label={`Log out ${session.device}, since ${formatIndiaTime(session.createdAt)}`}
                disabled={end.isPending}
                onClick={() => void stop(session._id)}
              >
                Log out
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asking}
        title="Log out all other devices?"
        text="You stay logged in here. Everywhere else the password is asked again."
        confirmLabel="Log out all others"
        pending={end.isPending}
        onConfirm={() => void stop('others')}
        onCancel={() => setAsking(false)}
      />
    </Section>
  )
}
