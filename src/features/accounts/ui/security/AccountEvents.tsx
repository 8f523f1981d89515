import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatIndiaTime } from '#/platform/time/india.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { Callout } from '#/ui/kit/Callout.tsx'
import { Skeleton } from '#/ui/kit/Skeleton.tsx'
import { eventsQuery } from '../../events/events.queries.ts'
import { eventWords } from '../../events/events.rules.ts'
import { m } from './messages/security.messages.ts'
import { Section } from './Section.tsx'

/** Shown before somebody asks for more. */
const FIRST = 5

/** What happened to the account lately: log-ins, failed ones, changes. */
export function AccountEvents() {
  const { data: events, isError } = useQuery(eventsQuery)
  const [all, setAll] = useState(false)
  const shown = all ? events : events?.slice(0, FIRST)

  return (
    <Section title={m.lately()} text={m.latelyText()}>
      {isError && (
        <Callout tone="danger" className="mt-4">
          {m.notLoaded()}
        </Callout>
      )}
      {!events && !isError && <Skeleton className="mt-4 h-16" />}
      {events?.length === 0 && <p className="mt-4 text-sm text-ink-soft">{m.nothingYet()}</p>}
      <ul className="mt-4 divide-y divide-line">
        {shown?.map(({ _id, kind, at, address, byAnother }) => (
          <li key={_id} className="py-3">
            <p className="font-semibold">{eventWords[kind]()}</p>
            <p className="break-words text-sm text-ink-soft">
              <time dateTime={at}>{formatIndiaTime(at)}</time>
              {address && ` · ${address}`}
              {byAnother && ` · ${m.byAdmin()}`}
            </p>
          </li>
        ))}
      </ul>
      {events && events.length > FIRST && !all && (
        <Button variant="quiet" className="-ms-5 mt-2" onClick={() => setAll(true)}>
          {m.showAll({ number: events.length })}
        </Button>
      )}
    </Section>
  )
}
