import { m } from './kinds/messages/kinds.messages.ts'
import type { Kind, Section } from './sections.schema.ts'
import { kindOf, sectionSchema } from './sections.schema.ts'

/** What a ready page is made with. */
export interface TemplateGoods {
  /** Makes the id of a section. */
  readonly newId: () => string
  /** A picture of the shop's own; empty where there is none. */
  readonly picture: string
}

/** Sections that go together, to begin with. */
export interface Template {
  readonly name: string
  readonly label: () => string
  readonly text: () => string
  readonly sectionsOf: (goods: TemplateGoods) => Section[]
}

const sectionMaker =
  ({ newId }: TemplateGoods) =>
  (kind: Kind, fields: Readonly<Record<string, unknown>> = {}): Section =>
    sectionSchema.parse({ ...kindOf(kind).blank, id: newId(), kind, ...fields })

const festival: Template = {
  name: 'festival',
  label: m.festival,
  text: m.festivalText,
  sectionsOf(goods) {
    const make = sectionMaker(goods)
    // not a message: the owner's own words from then on, in the shop's main language
    return [
      make('hero'),
      make('collections', { heading: 'Edits for the festival' }),
      make('occasions', { heading: 'Dressed for every occasion' }),
      make('newArrivals', { heading: 'New for the festive season' }),
      make('imageWithText', {
        ...{ heading: 'Woven for the days that matter', picture: goods.picture },
        text: 'Lamps, sweets, and a drape that is taken out once a year and never forgotten. Choose yours while there is time to have the blouse stitched.',
        ...{ button: 'See everything', link: '/new/all/collections' },
      }),
      make('bestSellers'),
      make('underPrice', { most: 2_000 }),
      make('underPrice', { most: 5_000 }),
      make('categoryWindows'),
      make('bestReviews'),
      make('recentlyViewed'),
    ]
  },
}

const own: Template = {
  name: 'own',
  label: m.ownPage,
  text: m.ownPageText,
  sectionsOf(goods) {
    const make = sectionMaker(goods)
    return [make('hero'), make('categoryWindows'), make('categories')]
  },
}

export const templates: readonly Template[] = [festival, own]
