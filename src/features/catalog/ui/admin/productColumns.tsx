import { Link } from '@tanstack/react-router'
import { Price } from '#/ui/kit/Price.tsx'
import type { Column } from '#/ui/resource/list/list.ts'
import { isLowStock } from '../../rules/catalog.rules.ts'
import type { Product } from '../../schema/catalog.schema.ts'
import { countsSizes, pricesDiffer } from '../../variants/variants.rules.ts'
import { m } from './messages/admin.messages.ts'
import { StatusBadge } from './StatusBadge.tsx'
import { Thumbnail } from './Thumbnail.tsx'

/** Wording of the specification, section 2. */
export function sizesText({ enableSize, sizes }: Pick<Product, 'enableSize' | 'sizes'>): string {
  if (!enableSize) return m.sizesDisabled()
  return sizes.length > 0 ? sizes.join(', ') : m.noSizes()
}

/** All pieces, and those of each size where they are counted so. */
function Stock({ quantity, variants }: Pick<Product, 'quantity' | 'variants'>) {
  return (
    <span>
      {isLowStock(quantity) ? <b className="font-bold text-danger">{quantity}</b> : quantity}
      {countsSizes(variants) && (
        <span className="block text-xs text-ink-soft">
          {variants.map(({ size, quantity: pieces }) => `${size} ${pieces}`).join(' · ')}
        </span>
      )}
    </span>
  )
}

/** The first picture, and a glimpse of those behind it. */
function Pictures({ images }: { images: readonly string[] }) {
  return (
    <span className="flex flex-none">
      {images.length === 0 && <Thumbnail src={null} />}
      {images.slice(0, 3).map((src, at) => (
        <span
          key={src}
          className={at === 0 ? 'relative z-2' : 'relative -ms-8.5 opacity-70 last:z-0 max-md:hidden'}
        >
          <Thumbnail src={src} />
        </span>
      ))}
    </span>
  )
}

export const productColumns = (): readonly Column<Product>[] => [
  {
    key: 'name',
    label: m.product(),
    main: true,
    sortable: true,
    csv: ({ name }) => name,
    cell: ({ images, name, slug, family }) => (
      <span className="flex min-w-0 items-center gap-3">
        <Pictures images={images} />
        <span className="min-w-0">
          <span className="line-clamp-2 font-semibold md:min-w-44">{name}</span>
          <span className="block max-w-52 truncate text-xs text-ink-faint">{slug}</span>
          {family && (
            <Link
              to="/admin/product"
              search={{ family }}
              className="inline-flex max-w-52 text-xs text-peacock hover:underline max-md:min-h-11 max-md:items-center"
            >
              <span className="truncate">{m.familyWhich({ family })}</span>
            </Link>
          )}
        </span>
      </span>
    ),
  },
  {
    key: 'price',
    label: m.price(),
    short: true,
    numeric: true,
    sortable: true,
    csv: ({ price }) => price.toFixed(2),
    cell: ({ price, variants }) => <Price from={pricesDiffer(variants)} rupees={price} size="sm" />,
  },
  {
    key: 'quantity',
    label: m.stock(),
    short: true,
    numeric: true,
    sortable: true,
    csv: ({ quantity }) => quantity,
    cell: (product) => <Stock {...product} />,
  },
  {
    key: 'sizes',
    label: m.sizes(),
    // Sarees have none: a line of each card that says so makes a phone's list longer by a sixth.
    isEmpty: ({ enableSize }) => !enableSize,
    csv: sizesText,
    cell: (product) => <span className="inline-block md:min-w-21">{sizesText(product)}</span>,
  },
  {
    key: 'category',
    short: true,
    label: m.category(),
    sortable: true,
    csv: ({ category }) => category?.name ?? m.notAvailable(),
    cell: ({ category }) => category?.name ?? m.notAvailable(),
  },
  {
    key: 'status',
    short: true,
    label: m.status(),
    sortable: true,
    csv: ({ status }) => (status ? m.active() : m.inactive()),
    cell: ({ status }) => <StatusBadge active={status} />,
  },
]
