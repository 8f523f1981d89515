import type { RecipeTree } from './recipeTree.ts'

/** An attribute of products with its name, without its column. */
export async function addAttribute(tree: RecipeTree): Promise<void> {
  await tree.edit(
    'src/features/catalog/attributes/attributes.rules.ts',
    "  { key: 'countryOfOrigin',",
    "  { key: 'pallu', label: en.pallu, value: { is: 'choice' }, detail: 'cloth' },\n  { key: 'countryOfOrigin',",
  )
  const words = {
    'messages/en.ts': "'Pallu'",
    'messages/hi.ts': "'पल्लू'",
    'messages/ta.ts': "'முந்தானை'",
    'attributeLabels.rules.ts': 'm.pallu',
  }
  for (const [file, said] of Object.entries(words)) {
    await tree.edit(
      `src/features/catalog/attributes/${file}`,
      '  countryOfOrigin:',
      `  pallu: ${said},\n  countryOfOrigin:`,
    )
  }
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
