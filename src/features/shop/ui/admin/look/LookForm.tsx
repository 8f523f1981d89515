import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useDraftKey } from '#/features/accounts/ui/useDraftKey.ts'
import { readColour } from '#/platform/colour/colour.rules.ts'
import { toast } from '#/ui/kit/toast.ts'
import { makeSeen } from '#/ui/resource/form/useSeen.ts'
import { useSource } from '#/ui/resource/pictures/useSource.ts'
import { ResourceForm } from '#/ui/resource/ResourceForm.tsx'
import { type Look, usualLook } from '../../../look/look.schema.ts'
import { colourNames, colourProblem } from '../../../look/lookColours.rules.ts'
import { lookStyle } from '../../../look/lookStyle.rules.ts'
import { m } from '../../../look/messages/look.messages.ts'
import { lookQuery, useChangeLook } from '../../../settings/look.queries.ts'
import type { LookState } from '../../../settings/lookForm.schema.ts'
import { wearStyle } from '../../wearStyle.ts'
import { lookSections } from './lookSections.tsx'
import { changedLook, type LookValues, lookFormSchema, lookValues } from './lookValues.ts'

/** What a preview shows. */
export interface PreviewedLook {
  readonly style: string
  readonly logo: string
}

/** Files cannot be kept in a draft. */
const undrafted: readonly string[] = ['logo']

export interface LookFormProps {
  /** Stores a picture and gives its address. */
  uploadPicture: (file: File) => Promise<{ secure_url: string }>
  /** Hears how it looks as it is chosen; the same function at every render. */
  onChange: (look: PreviewedLook) => void
}

/** How the shop looks: chosen here, seen beside, saved as a whole. */
export function LookForm({ uploadPicture, onChange }: LookFormProps) {
  const { data: look } = useSuspenseQuery(lookQuery)
  const [seen] = useState(() => makeSeen<LookState, LookValues>(look, lookValues))
  const change = useChangeLook()
  const router = useRouter()
  const draftKey = useDraftKey('look')
  const [sections] = useState(() => [
    ...lookSections().slice(0, -1),
    ...lookSections()
      .slice(-1)
      .map((section) => ({
        ...section,
        aside: (form: UseFormReturn<LookValues, unknown, LookValues>) => (
          <ChosenLook form={form} onChange={onChange} />
        ),
      })),
  ])
  // Saving twice, or again after a failure, stores a logo once.
  const uploaded = useRef(new Map<File, string>())

  const logoOf = async ({ logo: [item] }: LookValues) => {
    if (!item?.file) return item?.url ?? ''
    const address = uploaded.current.get(item.file) ?? (await uploadPicture(item.file)).secure_url
    uploaded.current.set(item.file, address)
    return address
  }

  const onSave = async (entered: LookValues) => {
    const stored = await change.mutateAsync(changedLook(entered, await logoOf(entered), seen))
    // Who goes on to the shop from here stays in this document, whose head came before the look.
    wearStyle(lookStyle(stored))
    toast.success(m.saved())
    void router.invalidate()
    return stored
  }

  return (
    <ResourceForm
      label={m.look()}
      schema={lookFormSchema}
      values={lookValues(look)}
      seen={seen}
      sections={sections}
      saveLabel={m.saveLook()}
      action={(cause) => m.savingFailed({ cause })}
      onSave={onSave}
      draftKey={draftKey}
      draftExcept={undrafted}
    />
  )
}

/** As it is typed; what cannot be read yet, or is no colour, is as usual. */
const shownOf = (values: LookValues): Look => ({
  ...values,
  ...Object.fromEntries(
    colourNames.map((name) => {
      const hex = readColour(values[name])
      return [name, hex && !colourProblem(name, hex) ? hex : usualLook[name]]
    }),
  ),
})

interface ChosenProps extends Pick<LookFormProps, 'onChange'> {
  form: UseFormReturn<LookValues, unknown, LookValues>
}

/** Says what the fields hold. */
function ChosenLook({ form, onChange }: ChosenProps): ReactNode {
  const values = useWatch({ control: form.control }) as LookValues
  const style = lookStyle(shownOf(values))
  const logo = useSource(values.logo[0] ?? { key: '' })
  const shownLogo = (values.logo[0] && logo) ?? ''
  useEffect(() => onChange({ style, logo: shownLogo }), [onChange, style, shownLogo])
  return null
}
