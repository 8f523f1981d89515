import { useQuery } from '@tanstack/react-query'
import { collectionPath } from '#/features/collections/collections.rules.ts'
import type { LinksTo } from '#/features/collections/ui/admin/DeleteCollection.tsx'
import { managedHomeQuery } from '#/features/home/admin.queries.ts'
import { kindOf, type Section } from '#/features/home/sections.schema.ts'
import { managedMenuQuery } from '#/features/menu/admin.queries.ts'
import { managedBannersQuery } from '#/features/visuals/admin.queries.ts'
import { m } from './messages/admin.messages.ts'

/** All texts of a section, those within its tiles as well. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

/**
 * What leads to a collection: entries of the menu, banners, sections of the home page, each as its owner would look for it. What
 * could not be read is not named.
 */
export function useCollectionLinks(): LinksTo {
  const { data: menu } = useQuery(managedMenuQuery)
  const { data: banners = [] } = useQuery(managedBannersQuery)
  const { data: home } = useQuery(managedHomeQuery)
  return ({ _id, slug }) => {
    const leadsThere = (text: string | undefined) => text?.split(/[?#]/)[0] === collectionPath(slug)
    const shows = (section: Section) =>
      section.kind === 'collectionProducts'
        ? section.collection === slug
        : textsIn(section).some((text) => leadsThere(text))
    const entries = (menu?.items ?? []).flatMap((item) => [item, ...item.items])
    return [
      ...entries
        .filter(({ target }) => target.kind === 'collection' && target.to === _id)
        .map(({ label }) => m.inMenu({ label })),
      ...banners
        .filter(({ link }) => leadsThere(link))
        .map(({ headline, alt }) => m.theBanner({ words: headline || alt || m.withoutWords() })),
      ...(home?.sections ?? [])
        .filter(shows)
        .map((section) => m.onHomePage({ label: section.heading || kindOf(section.kind).label() })),
    ]
  }
}
