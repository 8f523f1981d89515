import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Thumbnail } from '#/features/catalog/ui/admin/Thumbnail.tsx'
import { formatIndiaTime } from '#/platform/time/india.ts'
import { Badge } from '#/ui/kit/Badge.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { EmptyState } from '#/ui/kit/EmptyState.tsx'
import { ErrorState } from '#/ui/kit/ErrorState.tsx'
import { Skeleton } from '#/ui/kit/Skeleton.tsx'
import { Table, Td, Th } from '#/ui/kit/Table.tsx'
import { adminCollectionsQuery } from '../../admin.queries.ts'
import type { ListedCollection } from '../../collections.schema.ts'
import { stateWords } from './collectionWords.ts'
import { DeleteCollection, type LinksTo } from './DeleteCollection.tsx'

/** The shop's collections: what each holds, whether shoppers see it, and what is wrong with it. */
export function CollectionList({ linksTo }: { linksTo: LinksTo }) {
  const { data: collections, isError, refetch, isFetching } = useQuery(adminCollectionsQuery)
  if (!collections && isError)
    return (
      <ErrorState
        title="The collections could not be loaded"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  if (!collections) return <Skeleton className="h-64" />
  if (collections.length === 0)
    return (
      <EmptyState
        title="No collections yet"
        text="A collection is what belongs together across categories: a festival edit, bridal reds, everything under ₹2,000."
        action={
          <Link to="/admin/collection/create" className={buttonClass({ variant: 'primary' })}>
            Add collection
          </Link>
        }
      />
    )
  return (
    <Table caption="Collections">
      <thead>
        <tr>
          <Th>Collection</Th>
          <Th>Chosen</Th>
          <Th>Products</Th>
          <Th>Shoppers see it</Th>
          <Th>
            <span className="sr-only">What can be done</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {collections.map((collection) => (
          <Row key={collection._id} collection={collection} linksTo={linksTo} />
        ))}
      </tbody>
    </Table>
  )
}

function Row({ collection, linksTo }: { collection: ListedCollection; linksTo: LinksTo }) {
  const { _id, name, slug, picture, by, count, state, from, until, problems } = collection
  const { label, tone } = stateWords[state]
  return (
    <tr>
      <Td label="Collection">
        <span className="flex items-center gap-3">
          <Thumbnail src={picture} ratio="3/4" />
          <span className="min-w-0 wrap-anywhere">
            <span className="block font-semibold">{name}</span>
            <span className="block text-sm text-ink-faint">/collections/{slug}</span>
          </span>
        </span>
      </Td>
      <Td label="Chosen">{by === 'rule' ? 'By rule' : 'By hand'}</Td>
      <Td label="Products">
        <span className="block tabular-nums">{count.toLocaleString('en-IN')}</span>
        {problems.map((problem) => (
          <span key={problem} className="block max-w-64 text-sm text-warning wrap-anywhere">
            {problem}
          </span>
        ))}
      </Td>
      <Td label="Shoppers see it">
        <span className="flex flex-col items-start gap-1">
          <Badge tone={tone}>{label}</Badge>
          {from && <span className="text-sm">from {formatIndiaTime(from)}</span>}
          {until && <span className="text-sm">until {formatIndiaTime(until)}</span>}
        </span>
      </Td>
      <Td>
        <span className="flex flex-wrap justify-end gap-2">
          <Link
            to="/admin/collection/edit/$id"
            params={{ id: _id }}
            aria-label={`Edit ${name}`}
            className={buttonClass({ variant: 'quiet', size: 'sm' })}
          >
            Edit
          </Link>
          <DeleteCollection collection={collection} linksTo={linksTo} />
        </span>
      </Td>
    </tr>
  )
}
