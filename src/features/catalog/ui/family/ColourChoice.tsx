import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Picture } from '#/ui/kit/Picture.tsx'
import { m } from '../../messages/catalog.messages.ts'
import type { Colour, Product } from '../../schema/catalog.schema.ts'

/** The colours of a design, this product's among them: small pictures that lead from one to the other. */
export function ColourChoice({ product }: { product: Product }): ReactNode {
  const { colours = [], moreColours = 0 } = product
  const own: Colour = {
    id: product._id,
    name: product.name,
    image: product.images[0] ?? null,
    soldOut: product.quantity <= 0,
  }
  // In the same order beside each of them, so that nothing changes its place.
  const all = [...colours, own].sort((one, other) => (one.id < other.id ? -1 : 1))
  return (
    <section aria-labelledby="colours">
      <h2 id="colours" className="font-sans text-sm font-semibold tracking-normal">
        {m.colours()}
      </h2>
      <ul className="mt-2 flex gap-2 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 md:flex-wrap">
        {all.map((colour) => (
          <li key={colour.id} className="flex-none">
            <Link
              to="/details/$id"
              params={{ id: colour.id }}
              aria-label={colour.soldOut ? m.colourSoldOut({ name: colour.name }) : colour.name}
              title={colour.name}
              aria-current={colour === own ? 'true' : undefined}
              className={clsx(
                'relative block w-14 overflow-hidden rounded-sm border-2 p-0.5 transition-colors',
                colour === own ? 'border-peacock' : 'border-edge hover:border-peacock',
              )}
            >
              <span className={clsx('block', colour.soldOut && 'crossed-out opacity-60')}>
                {colour.image ? (
                  <Picture src={colour.image} alt="" sizes="48px" className="rounded-xs" />
                ) : (
                  <span className="line-clamp-4 block aspect-17/24 p-0.5 text-xs leading-tight text-ink-soft">
                    {colour.name}
                  </span>
                )}
              </span>
              {colour.hex && (
                <span
                  aria-hidden
                  style={{ backgroundColor: colour.hex }}
                  className="absolute right-1 bottom-1 size-4 rounded-full border-2 border-surface outline-1 outline-edge"
                />
              )}
            </Link>
          </li>
        ))}
        {moreColours > 0 && <li className="self-center ps-1 text-sm text-ink-soft">+{moreColours}</li>}
      </ul>
    </section>
  )
}
