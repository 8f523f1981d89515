/** The end of a build, which a first page can do without: `npm start` runs it once the shop is open (serve.ts). */
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFile, rename, stat, writeFile } from 'node:fs/promises'
import { constants as os, setPriority } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { BUILT } from './buildInChild.ts'
import { builtAssets, builtFrom, isFinished, markFinished } from './installing.ts'

const compressible = /\.(js|css|svg|json|txt)$/

/** Larger parts than this that no first load has are an editor and charts, bytes. */
const LARGE = 200_000
/** What visits begin with (firstLoad.ts). */
const FIRST_LOAD = /^(libraries|storefront|home|listing|detail|index|styles)-/
/** Files that are compressed at a time. */
const AT_ONCE = 2

/** A fiftieth larger and made in a third of the time. */
const qualityOf = (name: string, { length }: Buffer): number =>
  name.startsWith('admin/') || (length > LARGE && !name.includes('libraries-')) ? 10 : 11

/** Those first that most visits load first, then those of the main language, then its others and what only admins see. */
export const inTheirTurn = (names: readonly string[]): string[] =>
  [(name: string) => FIRST_LOAD.test(name), (name: string) => !name.includes('/')].reduceRight(
    (sorted, comes) => [...sorted.filter(comes), ...sorted.filter((name) => !comes(name))],
    [...names],
  )

/** Does what is left to do of the build that is installed, if anything is. */
export async function finishBuild(folder = BUILT): Promise<void> {
  if (await isFinished(folder)) return
  const stamp = await builtFrom(folder)
  await compressAssets(folder)
  await compileParent()
  await markFinished(folder, stamp)
}

/**
 * Compresses what browsers load once, so that no request pays for it: what shoppers begin with as tightly as possible. Who asks for a
 * file before gets a copy that is made for the answer. What an earlier build had has its copies.
 */
export async function compressAssets(folder: string): Promise<void> {
  const assets = join(folder, 'client/assets')
  const names = inTheirTurn(await builtAssets(folder))
    .filter((name) => compressible.test(name))
    .values()
  const workOff = async () => {
    for (const name of names) await compress(join(assets, name), name)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, workOff))
}

async function compress(file: string, name: string): Promise<void> {
  const hasCopies = await stat(`${file}.br`).catch(() => undefined)
  if (hasCopies) return
  const source = await readFile(file)
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(source, {
      params: { [constants.BROTLI_PARAM_QUALITY]: qualityOf(name, source) },
    }),
    promisify(gzip)(source, { level: 9 }),
  ])
  await put(`${file}.gz`, gzipped)
  // Last: where it is, both are.
  await put(`${file}.br`, brotli)
}

/** A shop may serve the file meanwhile, and half a copy would be kept for good. */
async function put(file: string, bytes: Uint8Array): Promise<void> {
  const part = `${file}.${randomUUID()}.part`
  await writeFile(part, bytes)
  await rename(part, file)
}

/** Compiles what a start loads before anything else (start.mjs). */
async function compileParent(): Promise<void> {
  const { NODE_DISABLE_COMPILE_CACHE: _, ...env } = process.env
  const child = spawn(process.execPath, ['src/main/commands/start.mjs', '--compile'], {
    env,
    stdio: 'inherit',
  })
  await once(child, 'exit')
}

// Beside a shop that serves: it comes first.
if (import.meta.main) {
  setPriority(os.priority.PRIORITY_LOW)
  await finishBuild()
}
