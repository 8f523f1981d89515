import { productsIn, shownByFacets, shownByList } from '#/features/catalog/rules/subjects.rules.ts'
import type { Product } from '#/features/catalog/schema/catalog.schema.ts'
import { filterOf } from '#/features/catalog/schema/filterOf.ts'
import type { CatalogView } from '#/features/catalog/view/catalogView.ts'
import { COLLECTIONS, type KnownCollections, shownAtSlug } from '#/features/collections/collections.cache.ts'
import { presentCollection } from '#/features/collections/collections.present.ts'
import type { Collection } from '#/features/collections/collections.schema.ts'
import { gatheredOf, ownSort, shownByCollection, shownByWhole } from '#/features/collections/gathered.ts'
import type { BestReview } from '#/features/reviews/bestReviews.store.ts'
import { REVIEWS } from '#/features/reviews/reviews.rules.ts'
import { currentLanguage } from '#/platform/language/current.ts'
import { inLanguage } from '#/platform/language/inLanguage.ts'
import { MAIN_LANGUAGE } from '#/platform/language/languages.rules.ts'
import { inWords } from '#/platform/language/ownWords.rules.ts'
import type { HomeServices } from './home.cache.ts'
import type { Home, Occasion, ShownReview, ShownSection } from './home.schema.ts'
import type { SectionNeeds } from './kinds/section.schema.ts'
import { headingOf, kindOf, type Section } from './sections.schema.ts'
import { spokenIn } from './spoken.rules.ts'

/** What is shown, and of what it is made: by these words a change of it ends it. */
export interface LoadedHome {
  readonly home: Home
  readonly shows: readonly string[]
}

/** A usual heading is answered in the main language: pages say it themselves, each in its own (`headingSaid`). */
const answered = (section: Section): string => inLanguage(MAIN_LANGUAGE, () => headingOf(section))

/** Sections in the language that is spoken at the moment, with what of the shop they show, all of it from memory. */
export async function loadSections(
  { catalog, collections, bestReviews }: HomeServices,
  sections: readonly Section[],
): Promise<LoadedHome> {
  const all = sections.map((one) => ({
    section: spokenIn(one, currentLanguage()),
    needs: kindOf(one.kind).needs?.(one) ?? {},
  }))
  const [view, known, reviews] = await Promise.all([
    catalog.current(),
    collections.current(),
    all.some(({ needs }) => needs.reviews) ? bestReviews.get() : [],
  ])
  const shows = new Set(['home'])
  const loaded = all.map(
    ({ section, needs }): ShownSection => ({
      ...{ section, heading: answered(section) },
      ...(needs.collection && gatheredIn(view, known, section, needs.collection, shows)),
      ...(needs.products && { products: productsOf(view, needs.products, shows) }),
      ...(needs.collections && { collections: collectionsOf(view, known, needs.collections, shows) }),
      ...(needs.occasions && { occasions: occasionsOf(view, needs.occasions, shows) }),
      ...(needs.reviews && { reviews: reviewsOf(view, needs.reviews, reviews, shows) }),
    }),
  )
  return { home: { sections: loaded }, shows: [...shows] }
}

const addAll = (shows: Set<string>, words: readonly string[]) => {
  for (const word of words) shows.add(word)
}

type Needed<Key extends keyof SectionNeeds> = NonNullable<SectionNeeds[Key]>

/** Some products of the list, of those that can be bought. */
function productsOf(view: CatalogView, needs: Needed<'products'>, shows: Set<string>): Product[] {
  const { sort, limit, max } = needs
  const filter = filterOf({ availability: 'in-stock', max })
  const { json, shown } = view.list(filter, sort, undefined, limit)
  addAll(shows, shownByList(filter, sort, shown))
  return JSON.parse(json.toString())
}

/** The first products of a collection in its own order, with its name over them where the owner wrote none. */
function gatheredIn(
  view: CatalogView,
  known: KnownCollections,
  section: Section,
  { slug, limit }: Needed<'collection'>,
  shows: Set<string>,
): Pick<ShownSection, 'heading' | 'products' | 'collection'> {
  // It may come, go or move.
  addAll(shows, [COLLECTIONS])
  const row = shownAtSlug(known, slug)
  if (!row) return { heading: answered(section), products: [] }
  const of = gatheredOf(row)
  const [filter, sort] = [filterOf({ availability: 'in-stock' }), ownSort(of)]
  const { json, shown } = view.selected({ of, filter, sort, after: undefined, limit })
  addAll(shows, shownByCollection(row, view, { filter, sort: sort ?? 'none', shown }))
  const { name } = inWords({ name: row.name }, row.words, currentLanguage())
  return {
    heading: answered(section) || name,
    products: JSON.parse(json.toString()),
    collection: { name, slug: row.slug },
  }
}

/** The newest collections that shoppers see and that hold something. */
function collectionsOf(
  view: CatalogView,
  { shown }: KnownCollections,
  most: number,
  shows: Set<string>,
): Collection[] {
  addAll(shows, [COLLECTIONS])
  const filled: Collection[] = []
  for (const row of shown) {
    if (filled.length >= most) break
    const collection = presentCollection(row, view)
    // One that is empty now may be filled by the next change.
    addAll(shows, shownByWhole(row, view))
    if (collection.count > 0) filled.push(collection)
  }
  return filled
}

/** So many products of an occasion are looked at for a picture that no other tile has. */
const LOOKED_AT = 4

/** The occasions that products on sale are for, each with a picture of one of them. */
function occasionsOf(view: CatalogView, most: number, shows: Set<string>): Occasion[] {
  const facet = view.facets({}).facets.find(({ key }) => key === 'occasion')
  addAll(shows, shownByFacets({}))
  const seen = new Set<string>()
  return (facet?.values ?? []).slice(0, most).map(({ value, label }) => {
    const filter = filterOf({ occasion: value })
    const { json, shown } = view.list(filter, 'none', undefined, LOOKED_AT)
    addAll(shows, shownByList(filter, 'none', shown))
    const products: Product[] = JSON.parse(json.toString())
    // No two tiles with the same picture, where there is another; rather not the one that its card shows beside it.
    const pictures = [1, 0].flatMap((place) =>
      products.flatMap(({ images }) => images.slice(place, place + 1)),
    )
    const image = pictures.find((picture) => !seen.has(picture)) ?? pictures[0] ?? null
    if (image) seen.add(image)
    return { value, label, image }
  })
}

/** The best reviews of products on sale, one of each. */
function reviewsOf(
  view: CatalogView,
  { least, limit }: Needed<'reviews'>,
  reviews: readonly BestReview[],
  shows: Set<string>,
): ShownReview[] {
  // Any product may come or go.
  addAll(shows, [REVIEWS, 'shelves'])
  const byProduct = new Map<string, ShownReview>()
  for (const { id, productId, authorName, rating, comment, photos } of reviews) {
    if (byProduct.size >= limit) break
    const json = rating >= least && !byProduct.has(productId) ? view.jsonOf(productId) : undefined
    if (json === undefined) continue
    const { _id, name, images }: Product = JSON.parse(json)
    addAll(shows, shownByList({}, 'none', productsIn(json)))
    byProduct.set(productId, {
      ...{ _id: id, author: authorName, rating, comment },
      image: photos[0] ?? images[0] ?? null,
      product: { _id, name },
    })
  }
  return [...byProduct.values()]
}
