import type { DefaultGroup } from '#/features/catalog/defaultMenu/defaultMenu.ts'
import { defaultMenuIn } from '#/features/catalog/defaultMenu/defaultMenuIn.ts'
import { categories } from '#/features/catalog/tables/catalog.tables.ts'
import { collections } from '#/features/collections/collections.tables.ts'
import { contentPages } from '#/features/content/content.tables.ts'
import { HEADING, type MenuEntry, type MenuItem } from '#/features/menu/menu.rules.ts'
import { menuSchema } from '#/features/menu/menu.schema.ts'
import { lockMenu, writeMenu } from '#/features/menu/menu.store.ts'
import type { Db } from '#/platform/db/database.ts'
import { MAIN_LANGUAGE, moreLanguages } from '#/platform/language/languages.rules.ts'

const entry = (label: string, kind: string, to: string, highlight = false): MenuEntry => ({
  ...{ label, target: { kind, to }, highlight, visible: true },
})

/** What is said at one place of the specification's menu in each further language. */
const wordsAt = (said: (menu: readonly DefaultGroup[]) => { readonly label: string } | undefined) => ({
  words: Object.fromEntries(
    moreLanguages.map((language) => [language, { label: said(defaultMenuIn(language))?.label ?? '' }]),
  ),
})

/** A dropdown of the specification as the owner would have made it by hand. @param at its place */
const ofCategory = ({ label, category, items }: DefaultGroup, at: number, id: string): MenuItem => ({
  ...{ ...entry(label, 'category', id), ...wordsAt((menu) => menu[at]) },
  items: items.map((item, place) => {
    const words = new URLSearchParams({ ...item.search } as Record<string, string>)
    return {
      ...entry(item.label, 'listing', `/new/${encodeURIComponent(category)}/collections?${words}`),
      ...wordsAt((menu) => menu[at]?.items[place]),
    }
  }),
})

/** The menu of the sample: the four dropdowns of the specification, then the festival, collections and what is told. */
export async function fillMenu(tx: Db): Promise<void> {
  const ids = new Map((await tx.select().from(categories)).map(({ id, name }) => [name, id]))
  const edits = await tx.select().from(collections)
  const pages = await tx.select().from(contentPages)
  const diwali = edits.find(({ slug }) => slug === 'diwali-edit')
  const others = edits.filter((edit) => edit !== diwali)
  const items: MenuItem[] = [
    ...defaultMenuIn(MAIN_LANGUAGE).map((group, at) => ofCategory(group, at, ids.get(group.category) ?? '')),
    ...(diwali ? [{ ...entry(diwali.name, 'collection', diwali.id, true), items: [] }] : []),
    {
      ...entry('Collections', 'link', '/collections'),
      items: others.map(({ id, name }) => entry(name, 'collection', id)),
    },
    {
      ...entry('Stories', HEADING, ''),
      items: pages.filter(({ visible }) => visible).map(({ id, title }) => entry(title, 'page', id)),
    },
  ]
  await lockMenu(tx)
  // What no admin could save, the sample does not show either.
  await writeMenu(tx, menuSchema.parse(items))
}
