import { useQuery } from '@tanstack/react-query'
import { formatIndiaTime } from '#/platform/time/india.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { Callout } from '#/ui/kit/Callout.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { bankMailsQuery, useLookedAtMail } from '../mails/bankMails.queries.ts'
import type { BankMails as Mails } from '../mails/bankMails.schema.ts'
import { m } from './messages/incoming.messages.ts'

/** Mails of the bank that nobody but a person can read; nothing where the shop takes none. */
export function BankMails() {
  const { data } = useQuery(bankMailsQuery)
  if (!data || (!data.isOn && data.total === 0)) return null
  return (
    <section aria-labelledby="bank-mails" className="mb-6 grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="bank-mails" className="text-xl">
          {m.mailsOfBank()}
        </h2>
        <p className="text-sm text-ink-soft">
          {data.lastAt ? m.lastCame({ time: formatIndiaTime(data.lastAt) }) : m.noneCame()}
        </p>
      </div>
      {data.total > 0 && <ToLookAt {...data} />}
    </section>
  )
}

function ToLookAt({ mails, total }: Mails) {
  const lookedAt = useLookedAtMail()
  return (
    <>
      <Callout tone="warning" title={m.mailsToLookAt({ count: total })}>
        {m.mailsToLookAtText()}
      </Callout>
      <ul className="grid gap-3">
        {mails.map(({ _id, sender, reason, subject, text, at }) => (
          <li
            key={_id}
            className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 rounded-md border border-line bg-surface p-4"
          >
            <div className="min-w-[min(16rem,100%)] flex-1 wrap-anywhere">
              <p className="font-semibold">{subject || m.noSubject()}</p>
              <p className="text-sm text-ink-soft">
                {sender} · <time dateTime={at}>{formatIndiaTime(at)}</time>
              </p>
              <p className="mt-1 text-sm">{reason}</p>
              {text && (
                <details className="mt-1">
                  <summary className="min-h-11 cursor-pointer content-center text-sm text-peacock md:min-h-0">
                    {m.whatItSays()}
                  </summary>
                  <p className="mt-1 text-sm text-ink-soft">{text}</p>
                </details>
              )}
            </div>
            <Button
              variant="secondary"
              size="sm"
              aria-label={m.lookedAtMail({ subject })}
              pending={lookedAt.isPending && lookedAt.variables === _id}
              onClick={() =>
                lookedAt.mutate(_id, {
                  onError: () => toast.error(m.notWritten()),
                })
              }
            >
              {m.lookedAt()}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
