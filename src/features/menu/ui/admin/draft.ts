import { defaultMenuIn } from '#/features/catalog/defaultMenu/defaultMenuIn.ts'
import { localizedCategory } from '#/features/catalog/present/localized.ts'
import type { Category } from '#/features/catalog/schema/category.schema.ts'
import { menuOf } from '#/features/catalog/ui/categoryMenu.ts'
import { MAIN_LANGUAGE, type MoreLanguage } from '#/platform/language/languages.rules.ts'
import { HEADING, type MenuEntry, type MenuItem, type ShownItem } from '../../menu.rules.ts'
import type { TargetKindChoice } from '../../menu.schema.ts'
import { shownGroups } from '../useShownMenu.ts'

/** An entry as it is being typed. */
export interface DraftEntry extends MenuEntry {
  /** Stays the same while entries move, so that fields do. */
  readonly key: string
  /** What it led to when that was found to be gone. */
  readonly gone?: string | undefined
}

export interface DraftItem extends DraftEntry {
  readonly items: readonly DraftEntry[]
}

let made = 0

const draftEntry = (entry: MenuEntry, isGone: boolean): DraftEntry => ({
  ...entry,
  key: `entry-${made++}`,
  ...(isGone && { gone: entry.target.to }),
})

/** @param vanished places of entries that lead nowhere any more: `0`, `2.items.1` */
export const draftOf = (items: readonly MenuItem[], vanished: readonly string[] = []): DraftItem[] =>
  items.map((item, at) => ({
    ...draftEntry(item, vanished.includes(`${at}`)),
    items: item.items.map((child, place) => draftEntry(child, vanished.includes(`${at}.items.${place}`))),
  }))

export const itemsOf = (draft: readonly DraftItem[]): MenuItem[] =>
  draft.map((item) => ({ ...bare(item), items: item.items.map(bare) }))

const bare = ({ label, target, highlight, visible, words }: DraftEntry): MenuEntry => ({
  label,
  target,
  highlight,
  visible,
  ...(words && { words }),
})

export const newEntry = (kind: string): DraftEntry =>
  draftEntry({ label: '', target: { kind, to: '' }, highlight: false, visible: true }, false)

export const newItem = (kind: string): DraftItem => ({ ...newEntry(kind), items: [] })

/**
 * The menu of the categories as entries to begin with, called as it is in each language; those of categories that the shop has lead
 * to them whatever they are called.
 * @param categories as admins get them
 */
export function beginWith(
  categories: readonly Category[],
  spoken: readonly MoreLanguage[] = [],
): DraftItem[] {
  const groups = menuOf(categories, defaultMenuIn(MAIN_LANGUAGE))
  const others = spoken.map((language) => {
    const called = categories.map((one) => ({
      ...one,
      ...localizedCategory({ ...one, words: one.words ?? null }, language),
    }))
    return { language, groups: menuOf(called, defaultMenuIn(language)) }
  })
  /** The words of an entry, by what the menu in each language says at its place. */
  const wordsOf = (english: string, at: number, place?: number): MenuEntry['words'] => {
    const words = others.flatMap(({ language, groups: menu }) => {
      const { label } = (place === undefined ? menu[at] : menu[at]?.items[place]) ?? {}
      return label && label !== english ? [[language, { label }] as const] : []
    })
    return words.length > 0 ? Object.fromEntries(words) : undefined
  }
  const entry = (label: string, words: MenuEntry['words'], kind: string, to = ''): MenuEntry => ({
    ...{ label, target: { kind, to }, highlight: false, visible: true },
    ...(words && { words }),
  })
  return draftOf(
    shownGroups(groups).map(({ label, href, items }, at) => {
      const name = groups[at]?.category.toLowerCase()
      const known = categories.find((one) => one.status && one.name.toLowerCase() === name)
      const words = wordsOf(label, at)
      return {
        ...(known ? entry(label, words, 'category', known._id) : entry(label, words, 'listing', href)),
        items: items.map((child, place) =>
          entry(child.label, wordsOf(child.label, at, place), 'listing', child.href),
        ),
      }
    }),
  )
}

/** Whether what it leads to is gone or hidden, as far as the form knows. */
export function isGone({ target: { kind, to }, gone }: DraftEntry, kinds: readonly TargetKindChoice[]) {
  const { choices } = kinds.find((one) => one.kind === kind) ?? {}
  if (to === '') return false
  return choices ? choices.every((choice) => choice.to !== to) : gone === to
}

/** The menu as shoppers would get it; its links lead nowhere. */
export function previewOf(draft: readonly DraftItem[], kinds: readonly TargetKindChoice[]): ShownItem[] {
  const isShown = (entry: DraftEntry) => entry.visible && entry.label.trim() !== ''
  const shown = ({ label, highlight }: DraftEntry) => ({ label: label.trim(), highlight, href: '#' })
  return draft.filter(isShown).flatMap((item) => {
    const leads = item.target.kind !== HEADING && !isGone(item, kinds)
    const items = item.items.filter((child) => isShown(child) && !isGone(child, kinds)).map(shown)
    if (!leads && items.length === 0) return []
    return [{ ...shown(item), ...(!leads && { href: undefined }), items }]
  })
}

/** A list with one entry a step further up or down. */
export const moved = <Entry>(entries: readonly Entry[], at: number, by: -1 | 1): Entry[] => {
  const next = [...entries]
  next.splice(at + by, 0, ...next.splice(at, 1))
  return next
}

export const replaced = <Entry>(entries: readonly Entry[], at: number, entry: Entry): Entry[] =>
  entries.map((one, place) => (place === at ? entry : one))

export const without = <Entry>(entries: readonly Entry[], at: number): Entry[] =>
  entries.filter((_, place) => place !== at)
