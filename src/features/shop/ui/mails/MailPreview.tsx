import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '#/platform/http/errorText.ts'
import { currentLanguage } from '#/platform/language/current.ts'
import { type Language, languages, MAIN_LANGUAGE } from '#/platform/language/languages.rules.ts'
import { ChipChoice } from '#/ui/kit/ChipChoice.tsx'
import { ErrorState } from '#/ui/kit/ErrorState.tsx'
import { Sentence } from '#/ui/kit/Sentence.tsx'
import { Skeleton } from '#/ui/kit/Skeleton.tsx'
import { mailPreviewQuery } from '../../mails/mails.queries.ts'
import type { ShownMail } from '../../mails/mails.schema.ts'
import { m } from '../../mails/messages/mails.messages.ts'
import { shopQuery } from '../../shop.queries.ts'

type View = 'phone' | 'computer' | 'text'

const views = (): { value: View; label: string }[] => [
  { value: 'phone', label: m.phone() },
  { value: 'computer', label: m.computer() },
  { value: 'text', label: m.plainText() },
]

/** px of the frame: a small phone, and a mail program on a computer. */
const widths = { phone: 360, computer: 720 }

/** A mail as it would be sent now, to who reads the language that is chosen. */
export function MailPreview({ mail }: { mail: ShownMail }) {
  const { languages: spoken } = useSuspenseQuery(shopQuery).data
  const offered: readonly Language[] = [MAIN_LANGUAGE, ...spoken]
  const [language, setLanguage] = useState<Language>(currentLanguage)
  const { data, error, refetch, isFetching } = useQuery(mailPreviewQuery(mail.kind, language))
  const [view, setView] = useState<View>('phone')
  if (!data && error)
    return (
      <ErrorState
        title={m.notShown()}
        text={errorText(error, { action: (cause) => m.fetchingMail({ cause }) })}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  if (!data) return <Skeleton className="h-[70vh]" />
  return (
    <section aria-label={m.previewOf({ mail: mail.label })} className="grid content-start gap-4">
      <p className="wrap-anywhere">
        <span className="text-ink-soft">
          <Sentence
            text={m.subject({ line: '{line}' })}
            parts={{ line: <strong className="text-ink">{data.subject}</strong> }}
          />
        </span>
      </p>
      <div className="flex flex-wrap gap-x-8 gap-y-4">
        <ChipChoice legend={m.shownAs()} options={views()} value={view} onChange={setView} />
        {spoken.length > 0 && (
          <ChipChoice
            legend={m.inLanguage()}
            options={offered.map((value) => ({ value, label: languages[value].name }))}
            value={language}
            onChange={setLanguage}
          />
        )}
      </div>
      {view === 'text' ? (
        <pre className="max-w-full overflow-x-auto rounded-md border border-line bg-surface p-4 text-sm whitespace-pre-wrap">
          {data.text}
        </pre>
      ) : (
        // No script, form or link of a mail acts in the admin's page.
        <iframe
          title={view === 'phone' ? m.onPhone({ mail: mail.label }) : m.onComputer({ mail: mail.label })}
          srcDoc={data.html}
          sandbox=""
          style={{ width: widths[view] }}
          className="h-[75vh] max-w-full rounded-md border border-line bg-white"
        />
      )}
    </section>
  )
}
