/** Follows the recipe of CONTRIBUTING for an endpoint, in a copy of the tree. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Json, TestShop } from '../../fixtures/shop.ts'
import { addEndpoint, addItsRow, PATH } from './endpoint.ts'
import { recipeOf } from './guide.ts'
import { COPYING, copyTree, type RecipeTree } from './recipeTree.ts'

let tree: RecipeTree
let shop: TestShop
/** What the program touches, before its tests are told. */
let touched: string[]

beforeAll(async () => {
  tree = await copyTree()
  await addEndpoint(tree)
  touched = tree.touched()
  await addItsRow(tree)
  const { openTestShop } = await tree.load('test/fixtures/shop.ts')
  shop = await openTestShop()
}, COPYING)
afterAll(async () => {
  await shop?.close()
  await tree?.remove()
})

test('two files are touched, and those of its tests; the recipe names them all', () => {
  const recipe = recipeOf('an endpoint')
  expect(touched).toHaveLength(recipe.files)
  expect(tree.touched().filter((file) => !recipe.names(file))).toEqual([])
})

test('it answers whom it should, as its row says', async () => {
  const { matrix } = await tree.load('test/security/matrix.ts')
  const { makeWorld, send } = await tree.load('test/security/world.ts')
  const world = await makeWorld(shop)
  const row = matrix.find(({ path }: Json) => path === PATH)
  for (const role of ['V', 'O', 'X', 'A'] as const)
    expect((await send(world, row, role)).status, role).toBe(row.expected[role])
  expect((await send(world, row, 'O')).body).toEqual({ count: 0 })
})

test('the API document tells who may call it and how it refuses', async () => {
  const { createApi } = await tree.load('src/main/http/api.ts')
  const document = createApi(shop.services, () => 'test').getOpenAPI31Document({ openapi: '3.1.0', info: {} })
  const { security, responses } = document.paths[PATH].get
  expect(security).not.toEqual([])
  expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '401']))
})

test('without its row or its request a test would fail', async () => {
  const { matrix } = await import('../../security/matrix.ts')
  const { requests } = await import('../../security/world.ts')
  const { createApi } = await tree.load('src/main/http/api.ts')
  const declared = createApi(shop.services, () => 'test').openAPIRegistry.definitions.map(
    ({ route }: Json) => route && `${route.method.toUpperCase()} ${route.path}`,
  )
  const known = matrix.map(({ method, path }) => `${method} ${path}`)
  expect(declared.filter((endpoint: string | undefined) => endpoint && !known.includes(endpoint))).toEqual([
    `GET ${PATH}`,
  ])
  expect(Object.keys(requests)).not.toContain(`GET ${PATH}`)
})
