import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { Picture } from '#/ui/kit/Picture.tsx'
import { Price } from '#/ui/kit/Price.tsx'
import type { SearchHit } from '../../schema/catalog.schema.ts'

export interface SearchResultProps {
  id: string
  hit: SearchHit
  /** What was looked up; marked in the name. */
  text: string
  selected: boolean
  onPoint: () => void
  onChosen: () => void
}

/** One match: picture, name with the found letters marked, price. A real link, so it can open in a new tab. */
export function SearchResult({ id, hit, text, selected, onPoint, onChosen }: SearchResultProps) {
  return (
    <Link
      id={id}
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      to="/details/$id"
      params={{ id: hit._id }}
      onClick={onChosen}
      onPointerMove={onPoint}
      className={clsx('flex items-center gap-4 rounded-md p-2', selected && 'bg-peacock-wash')}
    >
      {hit.image ? (
        <Picture src={hit.image} alt="" sizes="48px" className="w-12 flex-none rounded-sm" />
      ) : (
        <span className="aspect-17/24 w-12 flex-none rounded-sm bg-sand" />
      )}
      <span className="min-w-0 flex-1">
        <Marked name={hit.name} text={text} />
      </span>
      <Price rupees={hit.price} size="sm" className="flex-none" />
    </Link>
  )
}

function Marked({ name, text }: { name: string; text: string }) {
  const at = name.toLowerCase().indexOf(text.toLowerCase())
  if (at < 0 || text === '') return <span className="line-clamp-2">{name}</span>
  return (
    <span className="line-clamp-2">
      {name.slice(0, at)}
      <mark className="bg-haldi-wash font-semibold text-inherit underline decoration-haldi decoration-2 underline-offset-2">
        {name.slice(at, at + text.length)}
      </mark>
      {name.slice(at + text.length)}
    </span>
  )
}
