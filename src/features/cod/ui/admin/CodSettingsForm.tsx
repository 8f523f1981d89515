import { useState } from 'react'
import { toast } from '#/ui/kit/toast.ts'
import { makeSeen } from '#/ui/resource/form/useSeen.ts'
import { ResourceForm } from '#/ui/resource/ResourceForm.tsx'
import { useChangeCodSettings } from '../../cod.queries.ts'
import type { CodSettings } from '../../codSettings.schema.ts'
import { codSections } from './codSections.tsx'
import { type CodValues, codForm, codValues } from './codValues.ts'

/** What the owner decides about orders that are paid at the door. */
export function CodSettingsForm({ settings }: { settings: CodSettings }) {
  const change = useChangeCodSettings()
  const [seen] = useState(() => makeSeen<CodSettings, CodValues>(settings, codValues))

  const onSave = async (entered: CodValues) => {
    const names = seen.changed(entered)
    const changed = Object.entries(entered).filter(([name]) => names.includes(name))
    const { settings: stored } = await change.mutateAsync({
      ...Object.fromEntries(changed),
      seen: seen.of(names),
    })
    toast.success('Settings saved')
    return stored
  }

  return (
    <ResourceForm
      label="Cash on delivery"
      schema={codForm}
      values={codValues(settings)}
      seen={seen}
      sections={codSections}
      saveLabel="Save settings"
      action="saving settings"
      onSave={onSave}
    />
  )
}
