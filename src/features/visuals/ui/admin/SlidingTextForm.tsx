import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { shopQuery } from '#/features/shop/shop.queries.ts'
import type { WordedField } from '#/features/shop/ui/words/OwnWordsField.tsx'
import { type TypedWords, typedWords } from '#/features/shop/ui/words/ownWordsForm.ts'
import { ownWordsSection } from '#/features/shop/ui/words/ownWordsSection.tsx'
import { translated } from '#/features/shop/words/translated.rules.ts'
import { toast } from '#/ui/kit/toast.ts'
import type { FormSection } from '#/ui/resource/form/fields.ts'
import { makeSeen } from '#/ui/resource/form/useSeen.ts'
import { ResourceForm } from '#/ui/resource/ResourceForm.tsx'
import { managedTextQuery, useChangeSlidingText } from '../../admin.queries.ts'
import { type ManagedText, slidingTextSchema } from '../../visuals.schema.ts'
import { SlidingText } from '../SlidingText.tsx'
import { m } from './messages/admin.messages.ts'

export interface SlidingTextFormProps {
  /** Hears what is typed, and what is stored at first; the same function at every render. */
  onType: (text: string) => void
}

interface TextValues {
  text: string
  words: TypedWords<'slidingText'>
}

const textOf = ({ text, words }: ManagedText): TextValues => ({
  text,
  words: typedWords('slidingText', words),
})

const worded = (): readonly WordedField<TextValues>[] => [
  { field: 'text', english: 'text', label: m.slidingText(), longest: translated.slidingText.text, rows: 2 },
]

const sectionsOf = (onType: (text: string) => void): readonly FormSection<TextValues>[] => [
  {
    title: m.slidingText(),
    text: m.slidingHint(),
    fields: [{ kind: 'area', name: 'text', label: m.slidingText(), wide: true, rows: 2, maxLength: 300 }],
    aside: (form) => <Preview form={form} onType={onType} />,
  },
]

interface PreviewProps extends SlidingTextFormProps {
  form: UseFormReturn<TextValues, unknown, TextValues>
}

function Preview({ form, onType }: PreviewProps) {
  const text = useWatch({ control: form.control, name: 'text' })
  useEffect(() => onType(text), [onType, text])
  return (
    <figure>
      <figcaption className="mb-1.5 text-sm font-semibold">{m.preview()}</figcaption>
      <div className="overflow-hidden rounded-md">
        {text.trim() ? (
          <SlidingText text={text} />
        ) : (
          <p className="bg-sand px-4 py-2.5 text-sm text-ink-soft">{m.nothingShown()}</p>
        )}
      </div>
    </figure>
  )
}

/** The running line of the home page, seen as it is typed. */
export function SlidingTextForm({ onType }: SlidingTextFormProps) {
  const { data: stored } = useSuspenseQuery(managedTextQuery)
  const { languages } = useSuspenseQuery(shopQuery).data
  const [seen] = useState(() => makeSeen<ManagedText, TextValues>(stored, textOf))
  const change = useChangeSlidingText()
  return (
    <ResourceForm
      label={m.slidingText()}
      schema={slidingTextSchema}
      values={textOf(stored)}
      seen={seen}
      sections={[...sectionsOf(onType), ...ownWordsSection(languages, worded())]}
      saveLabel={m.updateSliding()}
      action={(cause) => m.updatingFailed({ cause })}
      // Wording of the specification, section 8.
      failedText={() => m.slidingFailed()}
      onSave={async (entered) => {
        const changed = seen.changed(entered)
        const names = changed.length > 0 ? changed : ['text']
        const { message, ...written } = await change.mutateAsync({
          ...(names.includes('text') && { text: entered.text }),
          ...(names.includes('words') && { words: entered.words }),
          seen: { ...(names.includes('words') && { words: null }), ...seen.of(names) },
        })
        toast.success(message)
        return written
      }}
    />
  )
}
