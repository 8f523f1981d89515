import type { ReactNode } from 'react'
import type { CardProduct } from '#/features/catalog/schema/catalog.schema.ts'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import { blockGroups } from '../blockGroups.rules.ts'
import type { PageBody } from '../body.schema.ts'
import { BlockView } from './BlockView.tsx'

export interface ContentViewProps {
  title: string
  body: PageBody
  /** Those of its products that are on sale, in any order. */
  products: readonly CardProduct[]
  /** What lies over each product's picture: the wishlist heart. */
  renderActions?: (product: CardProduct) => ReactNode
}

/** A page that the owner wrote, as shoppers see it. Everything on it is made of its blocks: nothing stored is taken for markup. */
export function ContentView({ title, body, products, renderActions }: ContentViewProps) {
  const groups = blockGroups(
    body,
    products.map(({ _id }) => _id),
  )
  return (
    <article className="mx-auto w-full max-w-page px-4 py-8 wrap-anywhere md:px-6 md:py-12">
      <PageHeading title={title} centered className="mx-auto max-w-3xl" />
      <div className="mt-8 space-y-8 md:mt-10 md:space-y-10">
        {groups.map(({ key, kind, blocks }) => (
          <div key={key} className={kind === 'text' ? 'prose mx-auto' : undefined}>
            {blocks.map(({ key: place, block }) => (
              <BlockView
                key={place}
                block={block}
                products={products}
                renderActions={renderActions}
                first={place < 2}
              />
            ))}
          </div>
        ))}
      </div>
    </article>
  )
}
