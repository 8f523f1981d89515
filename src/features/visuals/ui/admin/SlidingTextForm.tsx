'use no memo' // react-hook-form keeps state outside of React, which the compiler's caching would hide

import { useSuspenseQuery } from '@tanstack/react-query'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { toast } from '#/ui/kit/toast.ts'
import type { FormSection } from '#/ui/resource/form/fields.ts'
import { ResourceForm } from '#/ui/resource/ResourceForm.tsx'
import { slidingTextQuery, useChangeSlidingText } from '../../visuals.queries.ts'
import { slidingTextSchema } from '../../visuals.schema.ts'
import { SlidingText } from '../SlidingText.tsx'

interface TextValues {
  text: string
}

/** Wording of the specification, section 8. */
const FAILED = 'Failed to update sliding text.'

const sections: readonly FormSection<TextValues>[] = [
  {
    title: 'Sliding text',
    text: 'Runs across the home page, above the banners. An empty one takes no place.',
    fields: [{ kind: 'area', name: 'text', label: 'Sliding text', wide: true, rows: 2, maxLength: 300 }],
    aside: (form) => <Preview form={form} />,
  },
]

function Preview({ form }: { form: UseFormReturn<TextValues, unknown, TextValues> }) {
  const text = useWatch({ control: form.control, name: 'text' })
  return (
    <figure>
      <figcaption className="mb-1.5 text-sm font-semibold">Preview</figcaption>
      <div className="overflow-hidden rounded-md">
        {text.trim() ? (
          <SlidingText text={text} />
        ) : (
          <p className="bg-sand px-4 py-2.5 text-sm text-ink-soft">Nothing is shown.</p>
        )}
      </div>
    </figure>
  )
}

/** The running line of the home page, seen as it is typed. */
export function SlidingTextForm() {
  const { data: text } = useSuspenseQuery(slidingTextQuery)
  const change = useChangeSlidingText()
  return (
    <ResourceForm
      label="Sliding text"
      schema={slidingTextSchema}
      values={{ text }}
      sections={sections}
      saveLabel="Update sliding text"
      action="updating sliding text"
      failedText={() => FAILED}
      onSave={async (entered) => {
        const { message } = await change.mutateAsync(entered.text)
        toast.success(message)
      }}
    />
  )
}
