import { categoryLabel, EVERYTHING, isMenuCategory } from '#/features/catalog/ui/categoryMenu.ts'
import { COLLECTIONS, type CollectionsServices } from '#/features/collections/collections.cache.ts'
import { collectionPath } from '#/features/collections/collections.rules.ts'
import { CONTENT, type ContentServices } from '#/features/content/content.cache.ts'
import { informationLabels } from '#/features/shop/information/informationLabels.ts'
import { informationPages } from '#/features/shop/information.rules.ts'
import { isReachLink, noReachLink, reachLinkHint } from '#/platform/typed/link.rules.ts'
import { HEADING, type HrefOf, listedCategory, type Target } from './menu.rules.ts'
import { m } from './messages/menu.messages.ts'

/** Something that an entry may lead to. */
interface Choice {
  readonly to: string
  readonly label: string
  readonly href: string
}

/** Where entries of a kind lead, as it is now. */
interface Leads {
  /** In the order in which they are offered. */
  readonly choices?: readonly Choice[]
  readonly hrefOf: (to: string) => string | undefined
}

type Services = CollectionsServices & ContentServices

interface TargetKind {
  readonly label: () => string
  /** What may be typed; a kind without it is chosen from what there is. */
  readonly hint?: () => string
  /** What is wrong with a target of this kind wherever it leads. */
  readonly problem?: (to: string) => string | undefined
  /** What of the shop a page shows by it: a change of that ends the page. */
  readonly shows?: readonly string[]
  readonly read: (services: Services) => Promise<Leads> | Leads
}

const chosen = (choices: readonly Choice[]): Leads => {
  const hrefs = new Map(choices.map(({ to, href }) => [to, href]))
  return { choices, hrefOf: (to) => hrefs.get(to) }
}

/**
 * All that an entry of the menu may lead to, one entry for each kind; the admin's form, the checks, what the storefront leaves
 * out and when its pages end follow from it.
 */
const targetKinds: Readonly<Record<string, TargetKind>> = {
  category: {
    label: m.category,
    shows: ['categories'],
    read: async ({ catalog }) =>
      chosen(
        (await catalog.current()).categories().map(({ id, name }) => ({
          to: id,
          label: categoryLabel(name),
          href: `/new/${encodeURIComponent(name)}/collections`,
        })),
      ),
  },
  collection: {
    label: m.collection,
    shows: [COLLECTIONS],
    read: async ({ collections }) =>
      chosen(
        (await collections.current()).shown.map(({ id, slug, name }) => ({
          to: id,
          label: name,
          href: collectionPath(slug),
        })),
      ),
  },
  listing: {
    label: m.listing,
    hint: m.listingHint,
    problem: (to) => (listedCategory(to) === undefined ? m.listingAddress() : undefined),
    shows: ['categories'],
    read: async ({ catalog }) => {
      const names = (await catalog.current()).categories().map(({ name }) => name.toLowerCase())
      const known = new Set([...names, '', EVERYTHING])
      return {
        hrefOf: (to) => {
          const name = listedCategory(to)?.toLowerCase()
          return name !== undefined && (known.has(name) || isMenuCategory(name)) ? to : undefined
        },
      }
    },
  },
  information: {
    label: m.information,
    read: () =>
      chosen(
        informationPages.map(({ path }) => ({ to: path, label: informationLabels[path](), href: path })),
      ),
  },
  page: {
    label: m.ownPage,
    shows: [CONTENT],
    read: async ({ content }) =>
      chosen(
        (await content.visible()).map(({ id, slug, title }) => ({
          to: id,
          label: title,
          href: `/pages/${slug}`,
        })),
      ),
  },
  link: {
    label: m.link,
    hint: reachLinkHint,
    // guard: menu-link
    problem: (to) => (isReachLink(to) ? undefined : noReachLink()),
    read: () => ({ hrefOf: (to) => to }),
  },
  [HEADING]: {
    label: m.nowhere,
    problem: (to) => (to === '' ? undefined : m.leadsNowhere()),
    read: () => ({ hrefOf: () => undefined }),
  },
}

const kindNames = Object.keys(targetKinds)

const kindOf = (kind: string): TargetKind | undefined =>
  Object.hasOwn(targetKinds, kind) ? targetKinds[kind] : undefined

/** What a page shows by entries of these kinds. */
export const shownBy = (kinds: Iterable<string>): string[] => [
  ...new Set([...kinds].flatMap((kind) => kindOf(kind)?.shows ?? [])),
]

/** Where all targets of some kinds lead now; each kind is read once, however many entries it has. */
export async function readLeads(services: Services, kinds: Iterable<string> = kindNames) {
  const leads = new Map<string, Leads>()
  for (const kind of new Set(kinds)) {
    const known = kindOf(kind)
    if (known) leads.set(kind, await known.read(services))
  }
  const hrefOf: HrefOf = ({ kind, to }) => leads.get(kind)?.hrefOf(to)
  /** The kinds as the admin's form offers them. */
  const offered = () =>
    [...leads].map(([kind, { choices }]) => {
      const { label, hint } = kindOf(kind) ?? {}
      return {
        kind,
        label: label?.() ?? kind,
        ...(hint && { hint: hint() }),
        ...(choices && { choices: choices.map(({ to, label }) => ({ to, label })) }),
      }
    })
  return { hrefOf, offered }
}

/** What is wrong with a target as it was written, and with which part of it. */
export function targetProblem({ kind, to }: Target): { part: 'kind' | 'to'; message: string } | undefined {
  const known = kindOf(kind)
  if (!known) return { part: 'kind', message: m.whereOneOf({ kinds: kindNames.join(', ') }) }
  if (kind !== HEADING && to === '') return { part: 'to', message: m.where() }
  const message = known.problem?.(to)
  return message === undefined ? undefined : { part: 'to', message }
}
