import { createFileRoute, Link } from '@tanstack/react-router'
import { adminCollectionsQuery } from '#/features/collections/admin.queries.ts'
import { CollectionList } from '#/features/collections/ui/admin/CollectionList.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import { warmQuery } from '#/ui/resource/warmQuery.ts'
import { useCollectionLinks } from './useCollectionLinks.ts'

export const Route = createFileRoute('/admin/collection')({
  loader: ({ context: { queryClient } }) => warmQuery(queryClient, adminCollectionsQuery),
  head: ({ match }) => ({ meta: [{ title: `Collections | ${match.context.shop.name}` }] }),
  component: Collections,
})

function Collections() {
  return (
    <>
      <PageHeading
        title="Collections"
        text="What belongs together across categories: by a rule that follows the shop, or by hand."
        className="mb-5"
        actions={
          <Link to="/admin/collection/create" className={buttonClass({ variant: 'primary' })}>
            Add collection
          </Link>
        }
      />
      <CollectionList linksTo={useCollectionLinks()} />
    </>
  )
}
