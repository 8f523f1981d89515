import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Thumbnail } from '#/features/catalog/ui/admin/Thumbnail.tsx'
import { formatNumber } from '#/platform/language/numbers.rules.ts'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { EmptyState } from '#/ui/kit/EmptyState.tsx'
import { Td } from '#/ui/kit/Table.tsx'
import { ReadList } from '#/ui/resource/ReadList.tsx'
import { RowActions, RowProblems, RowState, RowTable } from '#/ui/resource/RowTable.tsx'
import { adminCollectionsQuery } from '../../admin.queries.ts'
import type { ListedCollection } from '../../collections.schema.ts'
import { stateWords } from './collectionWords.ts'
import { DeleteCollection, type LinksTo } from './DeleteCollection.tsx'
import { m } from './messages/admin.messages.ts'

/** The shop's collections: what each holds, whether shoppers see it, and what is wrong with it. */
export function CollectionList({ linksTo }: { linksTo: LinksTo }) {
  const collections = useQuery(adminCollectionsQuery)
  return (
    <ReadList
      noun={m.collectionsNoun()}
      list={collections}
      empty={
        <EmptyState
          title={m.noCollections()}
          text={m.noCollectionsText()}
          action={
            <Link to="/admin/collection/create" className={buttonClass({ variant: 'primary' })}>
              {m.addCollection()}
            </Link>
          }
        />
      }
    >
      {(rows) => (
        <RowTable
          caption={m.collectionsCaption()}
          columns={[m.collection(), m.chosen(), m.products(), m.shoppersSee()]}
        >
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
      <Td>
        <span className="flex min-w-0 items-center gap-3">
          <Thumbnail src={picture} ratio="3/4" />
          <span className="min-w-0 wrap-anywhere">
            <span className="block font-semibold">{name}</span>
            <span className="block text-sm text-ink-faint">/collections/{slug}</span>
          </span>
        </span>
      </Td>
      <Td label={m.chosen()}>{by === 'rule' ? m.byRule() : m.byHand()}</Td>
      <Td label={m.products()}>
        <span className="min-w-0">
          <span className="block tabular-nums">{formatNumber(count)}</span>
          <RowProblems problems={problems} />
        </span>
      </Td>
      <Td label={m.shoppersSee()}>
        <RowState {...stateWords[state]} label={stateWords[state].label()} from={from} until={until} />
      </Td>
      <Td>
        <RowActions>
          <Link
            to="/admin/collection/edit/$id"
            params={{ id: _id }}
            aria-label={m.editThis({ name })}
            className={buttonClass({ variant: 'quiet', size: 'sm' })}
          >
            {m.edit()}
          </Link>
          <DeleteCollection collection={collection} linksTo={linksTo} />
        </RowActions>
      </Td>
    </tr>
  )
}
