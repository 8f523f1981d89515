import type { ReactNode } from 'react'
import { usePasswordQuestion } from '#/features/accounts/ui/admin/usePasswordQuestion.tsx'
import { ApiError } from '#/platform/http/client.ts'
import { currentTag } from '#/platform/language/current.ts'
import { m } from '../../messages/shop.messages.ts'
import { moneySettingChanges, moneySettings, settingText } from '../../moneySettings.rules.ts'
import { useChangeShop } from '../../settings/settings.queries.ts'
import type { SettingsRequest, ShopSettings } from '../../shop.schema.ts'

/** What became of a change whose password was right: nothing, or what is wrong with the settings themselves. */
type Outcome = { readonly refused?: ApiError; readonly stored?: ShopSettings }

/** Whether a failure speaks of fields of the form, and not of the password. */
const isAboutSettings = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.errors.length > 0 &&
  error.errors.every(({ field }) => field !== 'currentPassword')

/**
 * Saves settings; asks for the own password first where a money setting changes.
 * `save` gives the settings after it, or false when the question is called off, and fails as the endpoint does.
 */
export function useMoneySettingChange(shop: ShopSettings): {
  save: (changed: SettingsRequest) => Promise<ShopSettings | false>
  dialog: ReactNode
} {
  const change = useChangeShop()
  const { ask, dialog } = usePasswordQuestion<Outcome>()

  const save = async (changed: SettingsRequest) => {
    const aboutMoney = moneySettingChanges(shop, changed)
    if (aboutMoney.length === 0) return change.mutateAsync(changed)
    const outcome = await ask({
      title: m.changeQuestion({ what: listed(aboutMoney.map((name) => moneySettings[name]())) }),
      text: (
        <>
          <span className="mb-3 grid gap-1">
            {aboutMoney.map((name) => (
              <span key={name} className="break-words">
                {moneySettings[name]()}: {settingText(shop[name])} →{' '}
                <strong>{settingText(changed[name])}</strong>
              </span>
            ))}
          </span>
          {m.changeText()}
        </>
      ),
      confirmLabel: m.saveSettings(),
      tone: 'primary',
      onConfirm: async (currentPassword) => {
        try {
          return { stored: await change.mutateAsync({ ...changed, currentPassword }) }
        } catch (error) {
          if (isAboutSettings(error)) return { refused: error }
          throw error
        }
      },
    })
    if (outcome?.refused) throw outcome.refused
    return outcome?.stored ?? false
  }
  return { save, dialog }
}

const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(currentTag(), { type: 'conjunction' }).format(names)
