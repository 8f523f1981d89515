import type { Product } from '../../schema/catalog.schema.ts'
import { BesideButton } from './BesideButton.tsx'
import type { Facts } from './facts.rules.ts'
import { ProductText } from './ProductText.tsx'

/** What is read below the button: promises, whom to ask, and all about the piece. One part, because it comes to life at once. */
export function BelowBuying({ product, facts }: { product: Product; facts: readonly Facts[] }) {
  return (
    <>
      <BesideButton product={product} />
      <ProductText product={product} facts={facts} />
    </>
  )
}
