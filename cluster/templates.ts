import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What a shop writes into its own files, with words in `<>` for what is its own. */
const FOLDER = 'deploy/cluster'
const WORD = /<([A-Z_]+)>/g

/**
 * Writes values for the words in `<>`; those in comments stay.
 * @throws Error where one has no value, or a value no word
 */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  const used = new Set<string>()
  const put = (_: string, word: string) => {
    const value = values[word]
    if (value === undefined) throw new Error(`There is no value for <${word}>`)
    used.add(word)
    return value
  }
  const lines = template
    .split('\n')
    .map((line) => (line.trimStart().startsWith('#') ? line : line.replaceAll(WORD, put)))
  const unused = Object.keys(values).filter((word) => !used.has(word))
  if (unused.length > 0) throw new Error(`Nothing is called <${unused.join('>, <')}>`)
  return lines.join('\n')
}

/** A file of `deploy/cluster`, filled. */
export const filled = async (name: string, values: Readonly<Record<string, string>>): Promise<string> =>
  fill(await readFile(join(FOLDER, name), 'utf8'), values)
