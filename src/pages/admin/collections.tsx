import { createFileRoute, Link } from '@tanstack/react-router'
import { adminCollectionsQuery } from '#/features/collections/admin.queries.ts'
import { CollectionList } from '#/features/collections/ui/admin/CollectionList.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import { warmQuery } from '#/ui/resource/warmQuery.ts'
import { titled } from '../titled.ts'
import { m } from './messages/admin.messages.ts'
import { useCollectionLinks } from './useCollectionLinks.ts'

export const Route = createFileRoute('/admin/collection')({
  loader: ({ context: { queryClient } }) => warmQuery(queryClient, adminCollectionsQuery),
  head: titled(() => m.collections()),
  component: Collections,
})

function Collections() {
  return (
    <>
      <PageHeading
        title={m.collections()}
        text={m.collectionsText()}
        className="mb-5"
        actions={
          <Link to="/admin/collection/create" className={buttonClass({ variant: 'primary' })}>
            {m.addCollection()}
          </Link>
        }
      />
      <CollectionList linksTo={useCollectionLinks()} />
    </>
  )
}
