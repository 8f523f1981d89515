import { useState } from 'react'
import { fieldsNamed } from '#/platform/typed/fields.rules.ts'
import { toast } from '#/ui/kit/toast.ts'
import { makeSeen } from '#/ui/resource/form/useSeen.ts'
import { ResourceForm } from '#/ui/resource/ResourceForm.tsx'
import { useChangeCodSettings } from '../../cod.queries.ts'
import type { CodSettings } from '../../codSettings.schema.ts'
import { codSections } from './codSections.tsx'
import { type CodValues, codForm, codValues } from './codValues.ts'
import { m } from './messages/codAdmin.messages.ts'

/** What the owner decides about orders that are paid at the door. */
export function CodSettingsForm({ settings }: { settings: CodSettings }) {
  const change = useChangeCodSettings()
  const [sections] = useState(codSections)
  const [seen] = useState(() => makeSeen<CodSettings, CodValues>(settings, codValues))

  const onSave = async (entered: CodValues) => {
    const names = seen.changed(entered)
    const { settings: stored } = await change.mutateAsync({
      ...fieldsNamed(entered, names),
      seen: seen.of(names),
    })
    toast.success(m.settingsSaved())
    return stored
  }

  return (
    <ResourceForm
      label={m.cashOnDelivery()}
      schema={codForm}
      values={codValues(settings)}
      seen={seen}
      sections={sections}
      saveLabel={m.saveSettings()}
      action="saving settings"
      onSave={onSave}
    />
  )
}
