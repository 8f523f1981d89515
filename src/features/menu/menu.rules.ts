import { type TranslatedField, translated } from '#/features/shop/words/translated.rules.ts'
import type { Language } from '#/platform/language/languages.rules.ts'
import { inWords, type OwnWords } from '#/platform/language/ownWords.rules.ts'

/** The first menu of a shop has four words; this many wrap into some rows on a tablet and can still be read. */
export const MOST_ITEMS = 12
export const MOST_CHILDREN = 24
/** Characters. */
export const LONGEST_LABEL = translated.menuEntry.label
export const LONGEST_TARGET = 500

/** Where an entry leads: a word of `targetKinds`, and an id, path or address of that kind. */
export interface Target {
  readonly kind: string
  readonly to: string
}

export interface MenuEntry {
  readonly label: string
  readonly target: Target
  /** In the colour of what is to be noticed, such as a sale. */
  readonly highlight: boolean
  readonly visible: boolean
  /** What it says in further languages; left out for nothing. */
  readonly words?: OwnWords<TranslatedField<'menuEntry'>> | undefined
}

export interface MenuItem extends MenuEntry {
  readonly items: readonly MenuEntry[]
}

/** An entry as the pages show it; without `href` it is a heading over its items. */
export interface ShownEntry {
  readonly label: string
  readonly href?: string | undefined
  readonly highlight?: boolean | undefined
}

export interface ShownItem extends ShownEntry {
  readonly items: readonly ShownEntry[]
}

/** Leads nowhere: what its items are called together. */
export const HEADING = 'none'

/** Where a target leads now; undefined when what it led to is gone or hidden. */
export type HrefOf = (target: Target) => string | undefined

const shownEntry = (
  { label, words, highlight }: MenuEntry,
  href: string | undefined,
  language: Language,
): ShownEntry => ({
  ...inWords({ label }, words, language),
  ...(href !== undefined && { href }),
  ...(highlight && { highlight }),
})

/** The menu as shoppers get it in a language: without what is not visible, and without what leads to something that is gone. */
export function shownMenu(items: readonly MenuItem[], hrefOf: HrefOf, language: Language): ShownItem[] {
  return items
    .filter(({ visible }) => visible)
    .map((item) => ({
      ...shownEntry(item, hrefOf(item.target), language),
      items: item.items
        .filter(({ visible }) => visible)
        .map((child) => shownEntry(child, hrefOf(child.target), language))
        // guard: menu-without-vanished
        .filter(({ href }) => href !== undefined),
    }))
    .filter(({ href, items: children }) => href !== undefined || children.length > 0)
}

/** The entries that lead to something that is gone, by their places: `0`, `2.items.1`. */
export function vanished(items: readonly MenuItem[], hrefOf: HrefOf): string[] {
  const isGone = ({ target }: MenuEntry) => target.kind !== HEADING && hrefOf(target) === undefined
  return items.flatMap((item, at) => [
    ...(isGone(item) ? [`${at}`] : []),
    ...item.items.flatMap((child, place) => (isGone(child) ? [`${at}.items.${place}`] : [])),
  ])
}

/** A listing or a search of this shop, with its filters. */
const LISTING = /^\/(?:new\/([^/?#\s\\]+)\/collections|search)(?:\?[^\s\\#]*)?$/

/** The name of the category whose listing an address is; an empty one of a search, undefined of anything else. */
export function listedCategory(address: string): string | undefined {
  const match = LISTING.exec(address)
  if (!match) return undefined
  try {
    return decodeURIComponent(match[1] ?? '')
  } catch {
    return undefined
  }
}

/** An address of this shop as it was copied from the browser becomes a path; blanks within a number to call go. */
export function tidyAddress(typed: string, origin: string | undefined): string {
  const text = typed.trim()
  if (/^tel:/i.test(text)) return text.replace(/^tel:/i, 'tel:').replace(/[\s()]/g, '')
  return origin && text.startsWith(`${origin}/`) ? text.slice(origin.length) : text
}
