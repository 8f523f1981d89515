import { useQuery } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { adminCollectionsQuery } from '#/features/collections/admin.queries.ts'
import { Field } from '#/ui/kit/Field.tsx'
import { Select } from '#/ui/kit/Select.tsx'
import { m } from './messages/builder.messages.ts'
import type { SectionValues } from './sectionValues.ts'

export interface CollectionFieldProps {
  form: UseFormReturn<SectionValues, unknown, SectionValues>
  name: string
  label: string
}

/** Chooses a collection of the shop by its slug; one that is gone stays named until another is chosen. */
export function CollectionField({ form, name, label }: CollectionFieldProps) {
  const { data: collections = [], isPending } = useQuery(adminCollectionsQuery)
  const chosen = String(form.watch(name) ?? '')
  const isGone = !isPending && chosen !== '' && !collections.some(({ slug }) => slug === chosen)
  const error = form.getFieldState(name, form.formState).error?.message
  return (
    <Field
      label={label}
      error={error}
      hint={!isPending && collections.length === 0 ? m.noCollections() : m.whereNotSeen()}
    >
      {/* Made anew when the choices are there: a box cannot show a choice that it does not have yet. */}
      <Select key={String(isPending)} {...form.register(name)}>
        <option value="">{m.chooseCollection()}</option>
        {(isGone || isPending) && chosen !== '' && (
          <option value={chosen}>{isGone ? m.gone({ slug: chosen }) : chosen}</option>
        )}
        {collections.map(({ _id, slug, name: called, state }) => (
          <option key={_id} value={slug}>
            {state === 'shown' ? called : m.notShownNow({ name: called })}
          </option>
        ))}
      </Select>
    </Field>
  )
}
