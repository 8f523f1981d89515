import { failureTable } from '#/platform/http/failure.ts'

export const catalogFailures = failureTable({
  slug_taken: [409, 'This slug is taken.'],
  category_exists: [409, 'A category with this name exists already.'],
  value_in_use: [409, 'Products still have this value: rename or retire it.'],
  category_in_use: [409, 'This category still has products.'],
})
