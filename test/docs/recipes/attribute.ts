import type { RecipeTree } from './recipeTree.ts'

/** An attribute of products, without its column. */
export async function addAttribute(tree: RecipeTree): Promise<void> {
  await tree.edit(
    'src/features/catalog/attributes.rules.ts',
    "  {\n    key: 'countryOfOrigin',",
    `  {
    key: 'weave',
    label: 'Weave',
    usual: '',
    value: { most: 20 },
    form: { section: 'details' },
    csv: { text: 'How it is woven.', also: ['weavetype'] },
    detail: true,
    filter: ['Jamdani', 'Kadhua'],
  },
  {
    key: 'countryOfOrigin',`,
  )
}

export async function addItsColumn(tree: RecipeTree): Promise<void> {
  await tree.edit(
    'src/features/catalog/catalog.tables.ts',
    "    countryOfOrigin: text('country_of_origin')",
    "    weave: text('weave').notNull().default(''),\n    countryOfOrigin: text('country_of_origin')",
  )
}
