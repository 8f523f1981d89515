import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buildInChild, needsBuild } from '../../src/main/build/buildInChild.ts'

const COPIED = [
  'src',
  'demo',
  'db',
  'dist',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
]

/** A built copy of the shop's sources, which a test may change while a shop runs on it. */
export interface SourceTree {
  readonly folder: string
  /** Changes a file and answers the function that gives it back as it was. */
  edit(file: string, change: (text: string) => string): Promise<() => Promise<void>>
  add(file: string, text: string): Promise<void>
  remove(): Promise<void>
}

export async function copySources(): Promise<SourceTree> {
  if (await needsBuild()) await buildInChild()
  const folder = await mkdtemp(join(tmpdir(), 'zari-sources-'))
  execFileSync('cp', ['-a', ...COPIED, folder])
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  return {
    folder,
    async edit(file, change) {
      const path = join(folder, file)
      const before = await readFile(path, 'utf8')
      await writeFile(path, change(before))
      return () => writeFile(path, before)
    },
    add: (file, text) => writeFile(join(folder, file), text),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
