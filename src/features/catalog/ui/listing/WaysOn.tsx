import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { categoriesQuery } from '../../catalog.queries.ts'
import { categoryText, EVERYTHING } from '../categoryMenu.ts'
import { m } from './messages/listing.messages.ts'

export interface WaysOnProps {
  /** Name of the category that is empty, or 'all'. */
  except: string
}

/** From a list without anything: what others buy, and the other kinds of things that there are. */
export function WaysOn({ except }: WaysOnProps) {
  const { data: categories = [] } = useQuery(categoriesQuery)
  const others = categories.filter(({ name }) => name.toLowerCase() !== except.toLowerCase())
  return (
    <>
      <Link
        to="/new/$category/collections"
        params={{ category: EVERYTHING }}
        search={{ sort: 'bestSeller' }}
        className={buttonClass({})}
      >
        {m.bestSellers()}
      </Link>
      <ul aria-label={m.categories()} className="flex basis-full flex-wrap justify-center gap-2">
        {others.map((category) => (
          <li key={category._id}>
            <Link
              to="/new/$category/collections"
              params={{ category: category.name }}
              className="link inline-flex min-h-11 items-center px-2"
            >
              {categoryText(category)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
