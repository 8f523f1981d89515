import { join } from 'node:path'
import { resolveConfig } from 'vite'
import type { RecipeTree } from './recipeTree.ts'
import { addTexts } from './texts.ts'

const pages = 'src/pages/storefront'
const shopRoom = 'src/features/shop'

/** A page for customers alone. */
export async function addPage(tree: RecipeTree): Promise<void> {
  await tree.edit(
    'src/routes.ts',
    "    route('/wishlist',",
    "    route('/gifts', 'storefront/gifts.tsx'),\n    route('/wishlist',",
  )
  await addTexts(tree, `${pages}/messages`, 'noSuchCollection', {
    en: { gifts: 'Gifts' },
    hi: { gifts: 'तोहफ़े' },
    ta: { gifts: 'பரிசுகள்' },
  })
  await tree.add(
    `${pages}/gifts.tsx`,
    `import { createFileRoute } from '@tanstack/react-router'
import { titled } from '../titled.ts'
import { m } from './messages/storefront.messages.ts'

export const Route = createFileRoute('/_storefront/gifts')({
  head: titled(() => m.gifts()),
  component: () => <h1>{m.gifts()}</h1>,
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
  await addTexts(tree, `${words}/messages`, 'aboutUs', {
    en: { care: 'Care of silk', careText: 'How silk is washed, dried and folded.' },
    hi: { care: 'रेशम की देखभाल', careText: 'रेशम कैसे धोएँ, सुखाएँ और तह करें।' },
    ta: { care: 'பட்டைப் பராமரிக்க', careText: 'பட்டை எப்படித் துவைத்து, உலர்த்தி, மடிப்பது.' },
  })
  await addTexts(tree, `${shopRoom}/ui/pages/messages`, 'onThisPage', {
    en: { careOfSilk: 'Care of silk', byHand: 'By hand.', drying: 'Drying', inTheShade: 'In the shade.' },
    hi: { careOfSilk: 'रेशम की देखभाल', byHand: 'हाथ से।', drying: 'सुखाना', inTheShade: 'छाँव में।' },
    ta: { careOfSilk: 'பட்டைப் பராமரிக்க', byHand: 'கையால்.', drying: 'உலர்த்துதல்', inTheShade: 'நிழலில்.' },
  })
  await tree.edit(`${words}/informationLabels.ts`, "  '/about':", "  '/care': m.care,\n  '/about':")
  await tree.edit(
    `${words}/informationHeads.ts`,
    "  '/about':",
    "  '/care': { title: m.care, description: m.careText },\n  '/about':",
  )
  await tree.add(
    `${shopRoom}/ui/pages/CarePage.tsx`,
    `import { InfoPage } from './InfoPage.tsx'
import { m } from './messages/pages.messages.ts'

export const CarePage = () => (
  <InfoPage
    title={m.careOfSilk()}
    intro={m.byHand()}
    sections={[{ id: 'dry', title: m.drying(), body: <p>{m.inTheShade()}</p> }]}
  />
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
