/** The recipes of CONTRIBUTING, as they are read. */
import { readFileSync } from 'node:fs'

const guide = readFileSync('CONTRIBUTING.md', 'utf8')

export interface Recipe {
  readonly title: string
  readonly text: string
  /** How many files it says that one touches. */
  readonly files: number
  /** Whether a file is named in it: by its path, its ending (`*.contract.ts`) or its folder (`src/pages/...`). */
  names(file: string): boolean
}

const isNamed = (name: string, file: string): boolean =>
  name === file ||
  (name.startsWith('*') && file.endsWith(name.slice(1))) ||
  (name.endsWith('...') && file.startsWith(name.slice(0, -3)))

/** What is named in backticks. */
export const namesIn = (text: string): string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)

export const recipes: readonly Recipe[] = guide
  .slice(guide.indexOf('## How to add ...'), guide.indexOf('\n## Tests'))
  .split('\n\n')
  .flatMap((text) => {
    const [, title] = /^\*\*(.+?)\*\*/.exec(text) ?? []
    if (title === undefined) return []
    const names = namesIn(text)
    return {
      title,
      text,
      files: Number(/\((\d+) files?/.exec(text)?.[1] ?? 0),
      names: (file: string) => names.some((name) => isNamed(name, file)),
    }
  })

/** @throws Error when there is none that is called so */
export function recipeOf(title: string): Recipe {
  const found = recipes.find((recipe) => recipe.title === title)
  if (!found) throw new Error(`CONTRIBUTING has no recipe for ${title}`)
  return found
}
