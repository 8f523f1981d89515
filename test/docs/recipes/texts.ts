import type { Language } from '../../../src/platform/language/languages.rules.ts'
import type { RecipeTree } from './recipeTree.ts'

/** Texts of one language by their names. */
type Texts = Readonly<Record<string, string>>

/** Adds texts to the files of a folder `messages`, in each language in front of the same one that is there. */
export async function addTexts(
  tree: RecipeTree,
  folder: string,
  before: string,
  texts: Readonly<Record<Language, Texts>>,
): Promise<void> {
  for (const [language, said] of Object.entries(texts)) {
    const lines = Object.entries(said).map(([name, text]) => `  ${name}: '${text}',\n`)
    await tree.edit(`${folder}/${language}.ts`, `\n  ${before}:`, `\n${lines.join('')}  ${before}:`)
  }
}
