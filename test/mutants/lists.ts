/** The lists of mutants (`mutants.json`) beside the tests, and the marks in the code that they speak of. */
import { globSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { breakGuard, type GuardChange, marksIn } from './breakGuard.ts'

/** Migrations carry no marks, because they never change: there the text is named. */
interface TextChange {
  readonly file: string
  /** Occurs exactly once in the file. */
  readonly find: string
  readonly replace: string
}

export type Change = GuardChange | TextChange

/** One broken guard; where two guards stand behind each other, `also` breaks the second. */
export type Mutant = Change & {
  readonly name: string
  /** The test file that must fail. */
  readonly test: string
  /** Only tests with this in their name. */
  readonly only?: string
  readonly also?: readonly Change[]
}

/** @returns the mutants of all lists, in order */
export async function readMutants(): Promise<Mutant[]> {
  const mutants: Mutant[] = []
  for await (const list of glob('test/**/mutants.json'))
    mutants.push(...JSON.parse(await readFile(list, 'utf8')))
  return mutants
}

export const changesOf = (mutant: Mutant): Change[] => [mutant, ...(mutant.also ?? [])]

/** @returns the files in which each guard is marked: one, when all is well */
export async function findGuards(): Promise<Map<string, string[]>> {
  const guards = new Map<string, string[]>()
  // knip takes what `glob` of node:fs/promises finds for entries, and would call nothing in them unused.
  for (const file of globSync('src/**/*.{ts,tsx}')) {
    for (const { name } of marksIn(await readFile(file, 'utf8')))
      guards.set(name, [...(guards.get(name) ?? []), file])
  }
  return guards
}

/** @returns where the change is made, '' when the guard is marked nowhere */
export const fileOf = (change: Change, guards: ReadonlyMap<string, readonly string[]>): string =>
  'guard' in change ? (guards.get(change.guard)?.[0] ?? '') : change.file

/** @throws Error when the list is out of date */
export function changeText(file: string, text: string, change: Change): string {
  if ('guard' in change) return breakGuard(file, text, change)
  if (text.split(change.find).length !== 2)
    throw new Error(`${file} does not hold exactly once: ${change.find}`)
  return text.replace(change.find, () => change.replace)
}
