/** What the types say of the recipes of CONTRIBUTING, followed together in one copy of the tree. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLong, timeoutMs } from '../../faults/scale.ts'
import { addAttribute, addItsColumn, addItsInput } from './attribute.ts'
import { addEndpoint } from './endpoint.ts'
import { recipeOf } from './guide.ts'
import { addInformationPage, addPage, makeRoutes } from './page.ts'
import { copyTree, type RecipeTree } from './recipeTree.ts'
import { addItsMail, addStatus, MAILS } from './status.ts'

let tree: RecipeTree

beforeAll(async () => {
  tree = await copyTree()
})
afterAll(() => tree?.remove())

test('an attribute with a list of its own touches ten files, those that its recipe names', async () => {
  await addAttribute(tree)
  await addItsInput(tree)
  await addItsColumn(tree)
  const recipe = recipeOf('an attribute of products')
  expect(tree.touched()).toHaveLength(recipe.files)
  expect(tree.touched().filter((file) => !recipe.names(file))).toEqual([])
})

// Half a minute of work for the compiler, for what changes seldom.
test.runIf(isLong)(
  'nothing else is to be touched; a status without a mail is refused',
  async () => {
    await addStatus(tree)
    await addEndpoint(tree)
    await addPage(tree)
    await addInformationPage(tree)
    await makeRoutes(tree)
    expect(await tree.mistyped()).toEqual([MAILS])
    await addItsMail(tree)
    expect(await tree.mistyped()).toEqual([])
  },
  timeoutMs,
)
