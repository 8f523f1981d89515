import type { RecipeTree } from './recipeTree.ts'

/** An attribute of products, without its column. */
export async function addAttribute(tree: RecipeTree): Promise<void> {
  await tree.edit(
    'src/features/catalog/attributes/attributes.rules.ts',
    "  { key: 'countryOfOrigin',",
    "  { key: 'pallu', label: 'Pallu', value: { is: 'choice' }, detail: 'cloth' },\n  { key: 'countryOfOrigin',",
  )
}

/** How it is asked for: the types want it. */
export async function addItsInput(tree: RecipeTree): Promise<void> {
  await tree.edit(
    'src/features/catalog/attributes/attributeInputs.rules.ts',
    '  countryOfOrigin: {',
    `  pallu: {
    list: [{ value: 'Jamdani' }, { value: 'Kadhua' }],
    form: { section: 'cloth' },
    csv: { text: 'How it is woven.', also: ['palluend'] },
  },
  countryOfOrigin: {`,
  )
}

export async function addItsColumn(tree: RecipeTree): Promise<void> {
  await tree.edit(
    'src/features/catalog/tables/catalog.tables.ts',
    "    countryOfOrigin: text('country_of_origin')",
    "    pallu: text('pallu').notNull().default(''),\n    countryOfOrigin: text('country_of_origin')",
  )
}
