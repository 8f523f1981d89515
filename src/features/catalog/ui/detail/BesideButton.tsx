import type { Product } from '../../schema/catalog.schema.ts'
import { AskOnWhatsApp } from './AskOnWhatsApp.tsx'
import { Assurances } from './Assurances.tsx'
import { ShareButton } from './ShareButton.tsx'

/** What helps to decide, under the button: what is promised, whom to ask, whom to show it. */
export function BesideButton({ product }: { product: Product }) {
  return (
    <div className="space-y-4">
      <Assurances product={product} />
      <div className="flex items-center justify-between gap-4">
        <AskOnWhatsApp name={product.name} />
        <ShareButton name={product.name} />
      </div>
    </div>
  )
}
