/**
 * Breaks one guard at a time and shows that the test named for it notices. Guards are marked in the code
 * (`// guard: short-name`), lists of mutants (`mutants.json`) lie beside the tests. Each runs in a copy of the tree, never in this one. Words given narrow the list down.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import {
  type Change,
  changesOf,
  changeText,
  fileOf,
  findGuards,
  type Mutant,
  readMutants,
} from './mutants/lists.ts'

/** A mutant may turn a wait into a hang: that counts as noticed after this long, ms. */
const TIMEOUT = 300_000
const COPIED = [
  'src',
  'test',
  'demo',
  'bench',
  'db',
  'docs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
]

async function copyTree(): Promise<string> {
  const tree = await mkdtemp(join(tmpdir(), 'zari-mutant-'))
  for (const entry of COPIED) await cp(entry, join(tree, entry), { recursive: true })
  await symlink(resolve('node_modules'), join(tree, 'node_modules'))
  return tree
}

/** @throws Error when the list is out of date */
async function breakFile(tree: string, change: Change): Promise<void> {
  const file = fileOf(change, guards)
  const path = join(tree, file)
  await writeFile(path, changeText(file, await readFile(path, 'utf8'), change))
}

/** Whether the tests fail; what they print is shown where nobody expects that. */
async function fails(
  tree: string,
  { test, only }: Pick<Mutant, 'test' | 'only'>,
  stdio: 'ignore' | 'inherit' = 'ignore',
): Promise<boolean> {
  const args = ['vitest', 'run', test, '--reporter=dot', '--retry=0', ...(only ? ['-t', only] : [])]
  const run = spawn('npx', args, { cwd: tree, stdio, detached: true })
  const late = setTimeout(() => run.pid && process.kill(-run.pid, 'SIGKILL'), TIMEOUT)
  const [code] = await once(run, 'exit')
  clearTimeout(late)
  return code !== 0
}

async function runMutant(tree: string, mutant: Mutant): Promise<'caught' | 'SURVIVED' | 'OUT OF DATE'> {
  const changes = changesOf(mutant)
  try {
    for (const change of changes) await breakFile(tree, change)
    return (await fails(tree, mutant)) ? 'caught' : 'SURVIVED'
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 'OUT OF DATE'
  } finally {
    for (const file of changes.map((change) => fileOf(change, guards)).filter(Boolean))
      await cp(file, join(tree, file))
  }
}

const words = process.argv.slice(2)
const guards = await findGuards()
const mutants = (await readMutants()).filter((mutant) => {
  const all = [mutant.name, mutant.test, ...changesOf(mutant).map((change) => fileOf(change, guards))].join(
    ' ',
  )
  return words.every((word) => all.includes(word))
})
const tree = await copyTree()
try {
  for (const test of new Set(mutants.map((mutant) => mutant.test))) {
    if (await fails(tree, { test }, 'inherit'))
      throw new Error(`${test} fails without any mutant: nothing can be shown`)
  }
  let caught = 0
  for (const mutant of mutants) {
    const verdict = await runMutant(tree, mutant)
    if (verdict === 'caught') caught += 1
    process.stdout.write(`${verdict.padEnd(11)} ${mutant.name} (${mutant.test})\n`)
  }
  process.stdout.write(`\n${caught} of ${mutants.length} mutants were caught\n`)
  process.exitCode = caught === mutants.length ? 0 : 1
} finally {
  await rm(tree, { recursive: true, force: true })
}
