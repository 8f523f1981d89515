import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { useDebounced } from '#/features/catalog/ui/useDebounced.ts'
import { dataMessage } from '#/features/visuals/previewMessages.ts'
import { PreviewFrame } from '#/features/visuals/ui/admin/PreviewFrame.tsx'
import { errorText } from '#/platform/http/errorText.ts'
import { fromIndiaInput } from '#/platform/time/india.ts'
import { Callout } from '#/ui/kit/Callout.tsx'
import { Field } from '#/ui/kit/Field.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { previewQuery } from '../../admin.queries.ts'
import { homeQuery } from '../../home.queries.ts'
import type { Section } from '../../sections.schema.ts'
import { m } from './messages/builder.messages.ts'

/** So long nobody types before the preview follows, ms. */
const REST_MS = 400

export interface SectionsPreviewProps {
  sections: readonly Section[]
  children: ReactNode
}

/** The home page as these sections make it, on a phone's screen or a laptop's, at a time of one's choice. */
export function SectionsPreview({ sections, children }: SectionsPreviewProps) {
  const [typed, setTyped] = useState('')
  const at = useDebounced(typed, REST_MS)
  const wanted = useDebounced(sections, REST_MS)
  const { data, error } = useQuery({
    ...previewQuery(wanted, fromIndiaInput(at)),
    placeholderData: keepPreviousData,
  })
  const message = useMemo(() => data && dataMessage(homeQuery.queryKey, data), [data])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {error && (
        <Callout tone="warning" live>
          {errorText(error, { action: (cause) => m.previewFailed({ cause }) })}
        </Callout>
      )}
      <PreviewFrame text={children} message={message} />
      <Field label={m.onThisDay()} hint={m.onThisDayHint()} className="max-w-xs">
        <Input type="datetime-local" value={typed} onChange={({ target }) => setTyped(target.value)} />
      </Field>
    </div>
  )
}
