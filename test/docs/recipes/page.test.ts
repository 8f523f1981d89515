/** Follows the recipes of CONTRIBUTING for a page and for an information page, in a copy of the tree. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeSettings } from '../../fixtures/settings.ts'
import type { TestShop } from '../../fixtures/shop.ts'
import { looks } from '../../fixtures/siteMap.ts'
import { recipeOf } from './guide.ts'
import { addInformationPage, addPage, makeRoutes } from './page.ts'
import { COPYING, copyTree, type RecipeTree } from './recipeTree.ts'

const pages = 'src/pages/storefront'
const shopRoom = 'src/features/shop'

let tree: RecipeTree
let shop: TestShop
/** The files of each recipe. */
let ofPage: string[]
let ofInformation: string[]

beforeAll(async () => {
  tree = await copyTree()
  await addPage(tree)
  ofPage = tree.touched()
  await addInformationPage(tree)
  ofInformation = tree.touched().filter((file) => !ofPage.includes(file))

  await makeRoutes(tree)
  const { openTestShop } = await tree.load('test/fixtures/shop.ts')
  shop = await openTestShop()
  await changeSettings(shop, { access: 'open' })
}, COPYING)
afterAll(async () => {
  await shop?.close()
  await tree?.remove()
})

test('the files are those that the recipes name', () => {
  const page = recipeOf('a page')
  expect(ofPage).toHaveLength(page.files + 1)
  expect(page.text).toContain(`(${ofPage.length} files)`)
  expect(ofPage.filter((file) => !page.names(file))).toEqual([])
  const information = recipeOf('an information page')
  expect(ofInformation).toHaveLength(information.files)
  const named = ofInformation.map((file) => file.replace('care.tsx', 'name.tsx').replace('Care', 'Name'))
  expect(named.filter((file) => !information.names(file))).toEqual([])
})

test('both are in the tree of routes, with their files', async () => {
  const made = await readFile(join(tree.folder, 'src/main/routeTree.gen.ts'), 'utf8')
  for (const name of ['gifts', 'care']) {
    expect(made).toContain(`'./../pages/storefront/${name}.tsx'`)
    expect(made).toContain(`path: '/${name}'`)
  }
})

test('each lets in who may see it', async () => {
  const { guard } = await tree.load(`${shopRoom}/guard.rules.ts`)
  const each = (path: string, access: string) =>
    ['visitor', 'customer'].map((audience) => guard(path, audience, access))
  expect(each('/gifts', 'open')).toEqual(['/login', null])
  expect(each('/care', 'members')).toEqual([null, null])
})

test('what is read by everybody is in the site map of search engines, with its words; what is not is not', async () => {
  const { body } = await shop.call('GET', '/sitemap.xml')
  expect(body).toContain('/care</loc>')
  expect(body).not.toContain('/gifts')
  const { informationHead } = await tree.load(`${pages}/informationHead.ts`)
  const { meta } = informationHead('/care', { name: 'Zari', origin: 'https://zari.example', languages: [] })
  expect(meta).toContainEqual({ title: 'Care of silk | Zari' })
})

test('the tests that look at every page ask for a customer’s page and know an information page', async () => {
  const { looks: looksThere } = await tree.load('test/fixtures/siteMap.ts')
  const { siteMap } = await tree.load('test/fixtures/sitePaths.ts')
  const unseen = siteMap().filter((path: string) => !(path in looksThere))
  expect(unseen).toEqual(['/gifts'])
  expect(Object.keys(looks)).not.toContain('/care')
})
