import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Buta } from '#/ui/kit/Ornament.tsx'
import { Picture } from '#/ui/kit/Picture.tsx'
import { Skeleton } from '#/ui/kit/Skeleton.tsx'
import { categoriesQuery } from '../catalog.queries.ts'
import { m } from '../messages/catalog.messages.ts'
import type { Category } from '../schema/category.schema.ts'
import { categoryText } from './categoryMenu.ts'

/** Placeholder cards while the categories load (specification, section 9). */
const PLACEHOLDERS = 4

const gridClass = 'grid grid-cols-2 gap-x-4 rows-apart-7 md:grid-cols-4 md:gap-x-7'

const smallClass = 'mx-auto grid max-w-2xl grid-cols-4 gap-x-3.5 gap-y-5 small-names md:gap-x-12'

/** 'Shop By Collections': the categories as arched windows, all in one row where they are small. When they cannot be had there is nothing to show. */
export function CollectionGrid({ small }: { small?: boolean }) {
  const { data, isPending } = useQuery(categoriesQuery)
  if (isPending) return <Placeholders />
  return (
    <ul className={small ? smallClass : gridClass}>
      {(data ?? []).map((category) => (
        <li key={category._id}>
          <CollectionCard category={category} />
        </li>
      ))}
    </ul>
  )
}

function CollectionCard({ category }: { category: Category }) {
  return (
    <Link
      to="/new/$category/collections"
      params={{ category: category.name }}
      className="group arch block text-center"
    >
      <span className="arch block overflow-hidden outline outline-haldi outline-offset-4">
        {category.image ? (
          <Picture
            src={category.image}
            alt=""
            ratio="3/4"
            sizes="(width < 768px) 46vw, 292px"
            className="transition-transform duration-slow group-hover:scale-103"
          />
        ) : (
          <span className="grid aspect-3/4 place-items-center bg-sand text-haldi-deep">
            <Buta className="w-1/3" />
          </span>
        )}
      </span>
      <span className="mt-4 block font-display text-xl leading-snug font-medium underline-offset-4 group-hover:underline">
        {categoryText(category)}
      </span>
    </Link>
  )
}

function Placeholders() {
  return (
    <div role="status" className={gridClass}>
      <span className="sr-only">{m.loadingCollections()}</span>
      {Array.from({ length: PLACEHOLDERS }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have no identity but their number
        <div key={place}>
          <Skeleton ratio="3/4" className="arch" />
          <Skeleton className="mx-auto mt-4 h-7 w-1/2" />
        </div>
      ))}
    </div>
  )
}
