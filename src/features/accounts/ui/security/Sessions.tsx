import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '#/platform/http/errorText.ts'
import { formatIndiaTime } from '#/platform/time/india.ts'
import { Badge } from '#/ui/kit/Badge.tsx'
import { Button } from '#/ui/kit/Button.tsx'
import { Callout } from '#/ui/kit/Callout.tsx'
import { ConfirmDialog } from '#/ui/kit/ConfirmDialog.tsx'
import { Sentence } from '#/ui/kit/Sentence.tsx'
import { Skeleton } from '#/ui/kit/Skeleton.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { sessionsQuery, useEndSessions } from '../../sessions/sessions.queries.ts'
import { m } from './messages/security.messages.ts'
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
      toast.error(errorText(error, { fallback: m.somethingWrong() }))
    }
    setAsking(false)
  }

  return (
    <Section
      title={m.whereLoggedIn()}
      text={m.whereText()}
      action={
        sessions &&
        sessions.length > 1 && (
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {m.logOutOthers()}
          </Button>
        )
      }
    >
      {isError && (
        <Callout tone="danger" className="mt-4">
          {m.notLoaded()}
        </Callout>
      )}
      {!sessions && !isError && <Skeleton className="mt-4 h-16" />}
      <ul className="mt-4 divide-y divide-line">
        {sessions?.map((session) => (
          <li key={session._id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-[1_1_8rem]">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {session.device}
                {session.current && <Badge tone="success">{m.thisDevice()}</Badge>}
              </p>
              <p className="text-sm text-ink-soft">
                <Sentence
                  text={m.since({ time: '{time}' })}
                  parts={{
                    time: <time dateTime={session.createdAt}>{formatIndiaTime(session.createdAt)}</time>,
                  }}
                />
                {session.address && ` · ${session.address}`}
              </p>
            </div>
            {!session.current && (
              <Button
                variant="quiet"
                aria-label={m.logOutOf({ device: session.device, time: formatIndiaTime(session.createdAt) })}
                disabled={end.isPending}
                onClick={() => void stop(session._id)}
              >
                {m.logOut()}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asking}
        title={m.othersAsk()}
        text={m.othersText()}
        confirmLabel={m.logOutOthers()}
        pending={end.isPending}
        onConfirm={() => void stop('others')}
        onCancel={() => setAsking(false)}
      />
    </Section>
  )
}
