import { createFileRoute } from '@tanstack/react-router'
import { readListingSearch } from '#/features/catalog/ui/listingSearch.ts'

export const Route = createFileRoute('/_storefront/new/$category/collections')({
  validateSearch: readListingSearch,
  component: () => <h1>listing</h1>,
})
