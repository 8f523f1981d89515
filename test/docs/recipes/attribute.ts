import type { RecipeTree } from './recipeTree.ts'
import { addTexts } from './texts.ts'

/** An attribute of products with its name, without its column. */
export async function addAttribute(tree: RecipeTree): Promise<void> {
  await tree.edit(
    'src/features/catalog/attributes/attributes.rules.ts',
    "  { key: 'countryOfOrigin',",
    "  { key: 'pallu', label: en.pallu, value: { is: 'choice' }, detail: 'cloth' },\n  { key: 'countryOfOrigin',",
  )
  const folder = 'src/features/catalog/attributes'
  await addTexts(tree, `${folder}/messages`, 'countryOfOrigin', {
    en: { pallu: 'Pallu' },
    hi: { pallu: 'पल्लू' },
    ta: { pallu: 'முந்தானை' },
  })
  await tree.edit(
    `${folder}/attributeLabels.rules.ts`,
    '  countryOfOrigin:',
    '  pallu: m.pallu,\n  countryOfOrigin:',
  )
}

/** How it is asked for, and what its list begins with: the types want it, and what a value is called in each language. */
export async function addItsInput(tree: RecipeTree): Promise<void> {
  await tree.edit(
    'src/features/catalog/attributes/attributeInputs.rules.ts',
    '  countryOfOrigin: {',
    `  pallu: {
    list: first.pallus,
    form: { section: 'cloth' },
    csv: { text: () => m.oneOfList({ example: 'Kadhua' }), also: ['palluend'] },
  },
  countryOfOrigin: {`,
  )
  await tree.edit(
    'src/features/catalog/attributes/firstLists.rules.ts',
    'export const linings =',
    "export const pallus = list('Jamdani', 'Kadhua')\n\nexport const linings =",
  )
  await tree.edit(
    'src/features/catalog/attributes/firstLists.rules.ts',
    'linings, cares, marks]',
    'linings, pallus, cares, marks]',
  )
  for (const [language, kadhua] of [
    ['hi', 'कढ़ुआ'],
    ['ta', 'கதுவா'],
  ])
    await tree.edit(
      `src/features/catalog/attributes/messages/firstWords/${language}.ts`,
      '  india:',
      `  kadhua: '${kadhua}',\n  india:`,
    )
}

export async function addItsColumn(tree: RecipeTree): Promise<void> {
  await tree.edit(
    'src/features/catalog/tables/catalog.tables.ts',
    "    countryOfOrigin: text('country_of_origin')",
    "    pallu: text('pallu').notNull().default(''),\n    countryOfOrigin: text('country_of_origin')",
  )
}
