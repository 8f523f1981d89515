import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { errorText } from '#/platform/http/errorText.ts'
import { ErrorState } from '#/ui/kit/ErrorState.tsx'
import { Field } from '#/ui/kit/Field.tsx'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import { Select } from '#/ui/kit/Select.tsx'
import { LeaveGuard } from '#/ui/resource/form/LeaveGuard.tsx'
import { ListSkeleton } from '#/ui/resource/list/ListSkeleton.tsx'
import { mailsQuery } from '../../mails/mails.queries.ts'
import { m } from '../../mails/messages/mails.messages.ts'
import { GreetingForm } from './GreetingForm.tsx'
import type { GreetingDraft } from './greetingDraft.ts'
import { MailPreview } from './MailPreview.tsx'

/** The mails that customers get: how each looks, and what the owner says first in it. */
export function MailList() {
  const { data: mails, error, refetch, isFetching } = useQuery(mailsQuery)
  const [chosen, setChosen] = useState<string>()
  const mail = mails?.find(({ kind }) => kind === chosen) ?? mails?.[0]
  // What is typed for one mail is still there after a look at another.
  const [drafts, setDrafts] = useState<ReadonlyMap<string, GreetingDraft>>(new Map())
  const left = useRef(false)
  return (
    <>
      <LeaveGuard
        isUnsaved={() => drafts.size > 0 && !left.current}
        onLeave={() => {
          left.current = true
        }}
      />
      <PageHeading title={m.mails()} text={m.mailsText()} className="mb-5" />
      {!mails && !error && <ListSkeleton label={m.loadingMails()} />}
      {!mails && error && (
        <ErrorState
          title={m.notLoaded()}
          text={errorText(error, { action: (cause) => m.fetchingMails({ cause }) })}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {mails && mail && (
        <div className="grid gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
          <div className="grid content-start gap-6">
            <Field label={m.mail()}>
              <Select value={mail.kind} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
                {mails.map(({ kind, label, greeting, words }) => (
                  <option key={kind} value={kind}>
                    {drafts.has(kind)
                      ? m.notSaved({ mail: label })
                      : greeting || words
                        ? m.withWords({ mail: label })
                        : label}
                  </option>
                ))}
              </Select>
            </Field>
            <GreetingForm
              key={mail.kind}
              mail={mail}
              draft={drafts.get(mail.kind)}
              onDraft={(next) =>
                setDrafts((all) => {
                  const draft = next(all.get(mail.kind))
                  const others = [...all].filter(([kind]) => kind !== mail.kind)
                  return new Map(draft ? [...others, [mail.kind, draft]] : others)
                })
              }
            />
          </div>
          <MailPreview mail={mail} />
        </div>
      )}
    </>
  )
}
