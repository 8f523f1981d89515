import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Thumbnail } from '#/features/catalog/ui/admin/Thumbnail.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { EmptyState } from '#/ui/kit/EmptyState.tsx'
import { Td } from '#/ui/kit/Table.tsx'
import { ReadList } from '#/ui/resource/ReadList.tsx'
import { RowActions, RowProblems, RowState, RowTable } from '#/ui/resource/RowTable.tsx'
import { adminCollectionsQuery } from '../../admin.queries.ts'
import type { ListedCollection } from '../../collections.schema.ts'
import { stateWords } from './collectionWords.ts'
import { DeleteCollection, type LinksTo } from './DeleteCollection.tsx'

/** The shop's collections: what each holds, whether shoppers see it, and what is wrong with it. */
export function CollectionList({ linksTo }: { linksTo: LinksTo }) {
  const collections = useQuery(adminCollectionsQuery)
  return (
    <ReadList
      noun="collections"
      list={collections}
      empty={
        <EmptyState
          title="No collections yet"
          text="A collection is what belongs together across categories: a festival edit, bridal reds, everything under ₹2,000."
          action={
            <Link to="/admin/collection/create" className={buttonClass({ variant: 'primary' })}>
              Add collection
            </Link>
          }
        />
      }
    >
      {(rows) => (
        <RowTable caption="Collections" columns={['Collection', 'Chosen', 'Products', 'Shoppers see it']}>
          {rows.map((collection) => (
            <Row key={collection._id} collection={collection} linksTo={linksTo} />
          ))}
        </RowTable>
      )}
    </ReadList>
  )
}

function Row({ collection, linksTo }: { collection: ListedCollection; linksTo: LinksTo }) {
  const { _id, name, slug, picture, by, count, state, from, until, problems } = collection
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
        <span className="min-w-0">
          <span className="block tabular-nums">{count.toLocaleString('en-IN')}</span>
          <RowProblems problems={problems} />
        </span>
      </Td>
      <Td label="Shoppers see it">
        <RowState {...stateWords[state]} from={from} until={until} />
      </Td>
      <Td>
        <RowActions>
          <Link
            to="/admin/collection/edit/$id"
            params={{ id: _id }}
            aria-label={`Edit ${name}`}
            className={buttonClass({ variant: 'quiet', size: 'sm' })}
          >
            Edit
          </Link>
          <DeleteCollection collection={collection} linksTo={linksTo} />
        </RowActions>
      </Td>
    </tr>
  )
}
