import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { namesIn, type Recipe, recipes } from './guide.ts'

/** What stands for a name that whoever follows the recipe chooses. */
const isChosen = (name: string): boolean => /[Nn]ame\b|NamePage|\.\.\.|\*/.test(name)

const paths = ({ text }: Recipe) => namesIn(text).filter((name) => /^(src|test|db|docs)\//.test(name))

test('CONTRIBUTING has the recipes that are asked for most', () => {
  const titles = recipes.map(({ title }) => title)
  for (const title of [
    'a page',
    'an endpoint',
    'an attribute of products',
    'a status of orders',
    'a payment provider',
  ])
    expect(titles).toContain(title)
})

test.each(recipes)('every file that the recipe for $title names is there', (recipe) => {
  const missing = paths(recipe).filter((path) => !existsSync(isChosen(path) ? dirname(path) : path))
  expect(missing).toEqual([])
})
