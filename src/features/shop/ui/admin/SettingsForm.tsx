import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { toast } from '#/ui/kit/toast.ts'
import { makeSeen } from '#/ui/resource/form/useSeen.ts'
import type { PictureItem } from '#/ui/resource/pictures/pictureItems.ts'
import { ResourceForm } from '#/ui/resource/ResourceForm.tsx'
import { shopQuery } from '../../shop.queries.ts'
import { type ShopSettings, settingsFormSchema } from '../../shop.schema.ts'
import { googleAndInstagram } from './settings/googleAndInstagram.ts'
import { settingsSections } from './settings/settingsSections.ts'
import { changedSettings, type SettingsValues, settingsValues } from './settings/settingsValues.ts'
import { useGuardedChange } from './useGuardedChange.tsx'

/** Files cannot be kept in a draft. */
const undrafted: readonly string[] = ['logo']

export interface SettingsFormProps {
  /** Stores a picture and gives its address. */
  uploadPicture: (file: File) => Promise<{ secure_url: string }>
  /** Where Google and Instagram fetch the products. */
  feeds: ReactNode
}

/** Everything that the shopkeeper sets, except the launch. */
export function SettingsForm({ uploadPicture, feeds }: SettingsFormProps) {
  const { data: shop } = useSuspenseQuery(shopQuery)
  const [seen] = useState(() => makeSeen<ShopSettings, SettingsValues>(shop, settingsValues))
  const { save, dialog } = useGuardedChange(shop)
  const router = useRouter()
  const [sections] = useState(() =>
    settingsSections.map((section) =>
      section === googleAndInstagram ? { ...section, aside: () => feeds } : section,
    ),
  )

  // Saving twice, or again after a failure, stores a logo once.
  const uploaded = useRef(new Map<File, string>())

  const addressOf = async ({ file, url = '' }: Pick<PictureItem, 'file' | 'url'>) => {
    if (!file) return url
    const address = uploaded.current.get(file) ?? (await uploadPicture(file)).secure_url
    uploaded.current.set(file, address)
    return address
  }

  const onSave = async (entered: SettingsValues) => {
    const logo = await addressOf(entered.logo[0] ?? {})
    const stored = await save(changedSettings(entered, logo, seen))
    if (!stored) return false
    toast.success('Settings saved')
    // The name stands in the frame of every page.
    void router.invalidate()
    return stored
  }

  return (
    <>
      <ResourceForm
        label="Settings"
        schema={settingsFormSchema}
        values={settingsValues(shop)}
        seen={seen}
        sections={sections}
        saveLabel="Save settings"
        action="saving settings"
        onSave={onSave}
        long
        draftKey="settings"
        draftExcept={undrafted}
      />
      {dialog}
    </>
  )
}
