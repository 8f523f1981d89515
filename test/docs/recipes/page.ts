import { join } from 'node:path'
import { resolveConfig } from 'vite'
import type { RecipeTree } from './recipeTree.ts'

const pages = 'src/pages/storefront'
const shopRoom = 'src/features/shop'

/** A page for customers alone. */
export async function addPage(tree: RecipeTree): Promise<void> {
  await tree.edit(
    'src/routes.ts',
    "    route('/wishlist',",
    "    route('/gifts', 'storefront/gifts.tsx'),\n    route('/wishlist',",
  )
  await tree.add(
    `${pages}/gifts.tsx`,
    `import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_storefront/gifts')({
  head: ({ match }) => ({ meta: [{ title: \`Gifts | \${match.context.shop.name}\` }] }),
  component: () => <h1>Gifts</h1>,
})
`,
  )
  await tree.edit(`${shopRoom}/guard.rules.ts`, "'/wishlist', ", "'/wishlist', '/gifts', ")
}

export async function addInformationPage(tree: RecipeTree): Promise<void> {
  await tree.edit(
    `${shopRoom}/information.rules.ts`,
    "  {\n    path: '/about',",
    `  {
    path: '/care',
    file: 'care.tsx',
    column: 'help',
  },
  {
    path: '/about',`,
  )
  const words = `${shopRoom}/information`
  for (const [language, care, text] of [
    ['en', 'Care of silk', 'How silk is washed, dried and folded.'],
    ['hi', 'रेशम की देखभाल', 'रेशम कैसे धोएँ, सुखाएँ और तह करें।'],
    ['ta', 'பட்டைப் பராமரிக்க', 'பட்டை எப்படித் துவைத்து, உலர்த்தி, மடிப்பது.'],
  ])
    await tree.edit(
      `${words}/messages/${language}.ts`,
      '  aboutUs:',
      `  care: '${care}',\n  careText: '${text}',\n  aboutUs:`,
    )
  await tree.edit(`${words}/informationLabels.ts`, "  '/about':", "  '/care': m.care,\n  '/about':")
  await tree.edit(
    `${words}/informationHeads.ts`,
    "  '/about':",
    "  '/care': { title: m.care, description: m.careText },\n  '/about':",
  )
  await tree.add(
    `${shopRoom}/ui/pages/CarePage.tsx`,
    `import { InfoPage } from './InfoPage.tsx'

export const CarePage = () => (
  <InfoPage title="Care of silk" intro="By hand." sections={[{ id: 'dry', title: 'Drying', body: <p>In the shade.</p> }]} />
)
`,
  )
  await tree.add(
    `${pages}/care.tsx`,
    `import { createFileRoute } from '@tanstack/react-router'
import { CarePage } from '#/features/shop/ui/pages/CarePage.tsx'
import { informationHead } from './informationHead.ts'

export const Route = createFileRoute('/_storefront/care')({
  head: ({ match }) => informationHead('/care', match.context.shop),
  component: CarePage,
})
`,
  )
}

/** What a build begins with: the tree of routes. */
export async function makeRoutes({ folder }: RecipeTree): Promise<void> {
  await resolveConfig({ root: folder, configFile: join(folder, 'vite.config.ts') }, 'build')
}
