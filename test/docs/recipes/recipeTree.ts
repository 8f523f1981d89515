/** A copy of the tree in which a recipe of CONTRIBUTING is followed, to see what it has to touch and what follows from it. */
import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Json } from '../../fixtures/shop.ts'

const COPIED = ['src', 'test', 'demo', 'package.json', 'tsconfig.json', 'vite.config.ts']

/** The program without its tests; what the compiler remembers is of the copy alone. */
const TYPES = {
  extends: './tsconfig.json',
  compilerOptions: { tsBuildInfoFile: 'types.tsbuildinfo' },
  include: ['src'],
  exclude: ['**/*.test.ts', '**/*.fixture.ts'],
}

/** Most time to copy the tree and to load a shop from it, ms: nothing of it was loaded before. */
export const COPYING = 180_000

export interface RecipeTree {
  readonly folder: string
  /** Puts a text in the place of another that stands in the file exactly once. @throws Error when it does not */
  edit(file: string, find: string, becomes: string): Promise<void>
  add(file: string, text: string): Promise<void>
  /** What git would show: the files that were changed or added, in the order of the alphabet. */
  touched(): string[]
  /** The files of the program with which the types are not content. */
  mistyped(): Promise<string[]>
  /** A module of the copy, with all that it imports from there. */
  load(file: string): Promise<Json>
  remove(): Promise<void>
}

export async function copyTree(): Promise<RecipeTree> {
  const folder = await mkdtemp(join(tmpdir(), 'zari-recipe-'))
  for (const entry of COPIED) await cp(entry, join(folder, entry), { recursive: true })
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  const touched = new Set<string>()
  const add = (file: string, text: string) => {
    touched.add(file)
    return writeFile(join(folder, file), text)
  }
  return {
    folder,
    async edit(file, find, becomes) {
      const parts = (await readFile(join(folder, file), 'utf8')).split(find)
      if (parts.length !== 2) throw new Error(`${file} does not hold exactly once: ${find}`)
      await add(file, parts.join(becomes))
    },
    add,
    touched: () => [...touched].sort(),
    mistyped: () => mistyped(folder),
    load: (file) => import(/* @vite-ignore */ join(folder, file)),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** @throws Error when the types could not be looked at */
async function mistyped(folder: string): Promise<string[]> {
  await writeFile(join(folder, 'types.json'), JSON.stringify(TYPES))
  const args = ['-p', 'types.json', '--pretty', 'false']
  return new Promise((done, fail) => {
    execFile('node_modules/.bin/tsc', args, { cwd: folder }, (error, stdout) => {
      const files = [...stdout.matchAll(/^(\S+)\(\d+,\d+\): error /gm)].map(([, file = '']) => file)
      if (error && files.length === 0) fail(error)
      else done([...new Set(files)])
    })
  })
}
