import type { StoredShop } from '#/features/shop/shop.schema.ts'
import { type MarkOf, type SavingTerms, sessionMarks } from '#/platform/http/sessionMark.ts'
import type { MoreLanguage } from '#/platform/language/languages.rules.ts'
import type { AppServices } from '../services/services.ts'

/** Whose answers are, in this shop: what somebody saw in an open shop is not to be read when it is open to members alone. */
export const marksOf = ({ config, settings }: Pick<AppServices, 'config' | 'settings'>): MarkOf =>
  sessionMarks(config, () => {
    const known = settings.atOnce()
    return known ? termsOf(known) : settings().then(termsOf)
  })

const termsOf = ({ access, launched, saveOwnPages }: StoredShop): SavingTerms => ({
  openTo: `${access} ${launched}`,
  own: saveOwnPages,
})

/** Whether everybody may see the shop, whoever it is. */
export const openToAll =
  ({ settings }: Pick<AppServices, 'settings'>) =>
  (): boolean | Promise<boolean> => {
    const known = settings.atOnce()
    return known ? isOpenToAll(known) : settings().then(isOpenToAll)
  }

const isOpenToAll = ({ access, launched }: StoredShop): boolean => access === 'open' && launched

/** What the shop speaks besides the main language; while the settings cannot be read, it speaks as it does without them. */
export const languagesOf =
  ({ settings }: Pick<AppServices, 'settings'>) =>
  (): readonly MoreLanguage[] | Promise<readonly MoreLanguage[]> =>
    settings.atOnce()?.languages ??
    settings().then(
      ({ languages }) => languages,
      () => [],
    )
