import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { builtFrom, isFinished } from './installing.ts'

/** Where the build lies that new processes run on (app.ts, worker.ts). */
export const BUILT = 'dist'
/** Asks the builder for what a first page needs; the rest is left to finishing.ts. */
export const SOON = '--soon'
/** What the built server is made of; the sample's later pictures are one of its jobs. */
const SOURCES = ['src', 'demo']
const BESIDE = ['vite.config.ts', 'package-lock.json']
/** Files that are open at once while the sources are read. */
const AT_A_TIME = 64

/** Whether the sources changed since the last build. */
export async function needsBuild(): Promise<boolean> {
  return (await builtFrom(BUILT)) !== (await sourcesStamp())
}

/**
 * Builds pages and server in a process of its own: whoever only asks whether that is needed does not load the builder.
 * @param how `soon` where somebody waits for the first page; `finishInChild` does what is left then
 * @throws Error when it fails
 */
export async function buildInChild(how?: 'soon'): Promise<void> {
  const program = fileURLToPath(new URL('./build.ts', import.meta.url))
  const child = spawn(process.execPath, [program, ...(how === 'soon' ? [SOON] : [])], {
    // The builder runs once: its code need not be compiled for later.
    env: { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('The pages could not be built; see above.')
}

/** Does what is left to do of a build, beside a shop that serves it. One that does not get there is done by the next start. */
export async function finishInChild(signal: AbortSignal): Promise<void> {
  if (await isFinished(BUILT)) return
  const program = fileURLToPath(new URL('./finishing.ts', import.meta.url))
  const child = spawn(process.execPath, [program], { stdio: ['ignore', 'inherit', 'inherit'], signal })
  // A stop ends it.
  child.on('error', () => undefined)
}

/**
 * Of all sources, by their content: copies of them elsewhere (an image, another checkout) are the same sources whatever their
 * times are. Some 6 MB, read a few at a time: no slower than asking for the times one by one.
 */
export async function sourcesStamp(root = '.'): Promise<string> {
  const hash = createHash('sha256')
  const sources = await Promise.all(SOURCES.map((folder) => filesBelow(root, folder)))
  const files = [...sources.flat(), ...BESIDE]
    .filter((file) => !/\.(test|fixture)\.tsx?$|\.gen\.ts$/.test(file))
    .sort()
  for (let first = 0; first < files.length; first += AT_A_TIME) {
    const some = files.slice(first, first + AT_A_TIME)
    const texts = await Promise.all(some.map((file) => readFile(join(root, file))))
    // guard: build-by-content
    for (const [place, text] of texts.entries()) hash.update(`${some[place]} ${text.length}\n`).update(text)
  }
  return hash.digest('hex')
}

async function filesBelow(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
}
