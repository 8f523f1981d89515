import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useDraftKey } from '#/features/accounts/ui/useDraftKey.ts'
import { toast } from '#/ui/kit/toast.ts'
import { makeSeen } from '#/ui/resource/form/useSeen.ts'
import { ResourceForm } from '#/ui/resource/ResourceForm.tsx'
import { shopQuery } from '../../shop.queries.ts'
import { type ShopSettings, settingsFormSchema } from '../../shop.schema.ts'
import { FEEDS_MARK } from './settings/googleAndInstagram.ts'
import { m } from './settings/messages/settingsForm.messages.ts'
import { settingsSections } from './settings/settingsSections.ts'
import { changedSettings, type SettingsValues, settingsValues } from './settings/settingsValues.ts'
import { useMoneySettingChange } from './useMoneySettingChange.tsx'

export interface SettingsFormProps {
  /** Where Google and Instagram fetch the products. */
  feeds: ReactNode
}

/** Everything that the shopkeeper sets, except the launch. */
export function SettingsForm({ feeds }: SettingsFormProps) {
  const { data: shop } = useSuspenseQuery(shopQuery)
  const [seen] = useState(() => makeSeen<ShopSettings, SettingsValues>(shop, settingsValues))
  const { save, dialog } = useMoneySettingChange(shop)
  const router = useRouter()
  const draftKey = useDraftKey('settings')
  const [sections] = useState(() =>
    settingsSections().map((section) =>
      section.mark === FEEDS_MARK ? { ...section, aside: () => feeds } : section,
    ),
  )

  const onSave = async (entered: SettingsValues) => {
    const stored = await save(changedSettings(entered, seen))
    if (!stored) return false
    toast.success(m.saved())
    // The name stands in the frame of every page.
    void router.invalidate()
    return stored
  }

  return (
    <>
      <ResourceForm
        label={m.settings()}
        schema={settingsFormSchema}
        values={settingsValues(shop)}
        seen={seen}
        sections={sections}
        saveLabel={m.saveSettings()}
        action={(cause) => m.savingFailed({ cause })}
        onSave={onSave}
        long
        draftKey={draftKey}
      />
      {dialog}
    </>
  )
}
