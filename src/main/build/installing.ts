import { glob, mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

/** How long what a build replaced stays: pages that are open in browsers, and processes, still ask for parts of it, ms. */
const RETENTION_MS = 7 * 24 * 3_600_000
/** First line: what it was built from; then all its files. */
const RECORD = 'built-from'
/** What the build was made from of which nothing is left to do (finishing.ts). */
const FINISHED = 'finished'
/** Of a built file, made when that is there (finishing.ts). */
const COPY = /\.(br|gz)$/
/** Beside the service worker the only file that is not named after its content; whoever starts begins with it. */
const ENTRY = join('server', 'server.js')

const ASSETS = 'client/assets/'

/** What the build in `folder` was made from; '' where there is none. */
export async function builtFrom(folder: string): Promise<string> {
  const [stamp = ''] = await recordIn(folder)
  return stamp
}

/** The scripts, styles and fonts of the build in `folder`, by their paths below its assets; files of builds before lie beside them. */
export async function builtAssets(folder: string): Promise<string[]> {
  const [, ...files] = await recordIn(folder)
  return files.flatMap((file) => {
    const path = file.replaceAll('\\', '/')
    return path.startsWith(ASSETS) ? [path.slice(ASSETS.length)] : []
  })
}

/** Whether nothing is left to do of the build in `folder`. */
export async function isFinished(folder: string): Promise<boolean> {
  return (await readFile(join(folder, FINISHED), 'utf8').catch(() => undefined)) === (await builtFrom(folder))
}

export async function markFinished(folder: string, stamp: string): Promise<void> {
  await writeFile(join(folder, FINISHED), stamp)
}

const recordIn = async (folder: string): Promise<string[]> =>
  (await readFile(join(folder, RECORD), 'utf8').catch(() => '')).split('\n')

/**
 * Moves a finished build to where it is served from, while processes run on the one before: everything that is named
 * after its content first, the entry last. Files of earlier builds stay for a week.
 */
export async function installBuild(made: string, folder: string, stamp: string): Promise<void> {
  const wasCurrent = new Set((await recordIn(folder)).slice(1).map((file) => file.replace(COPY, '')))
  const files = await filesIn(made)
  // Before anything is moved: what is left to do is left to do again, also of the same sources.
  await rm(join(folder, FINISHED), { force: true })
  for (const file of files.filter((name) => name !== ENTRY)) await move(made, folder, file)
  await move(made, folder, ENTRY)
  await writeFile(join(folder, RECORD), [stamp, ...files].join('\n'))

  const now = new Date()
  const current = new Set(files)
  const isCurrent = (file: string) => current.has(file.replace(COPY, ''))
  for (const file of await filesIn(folder)) {
    if (isCurrent(file)) continue
    // Its week begins now that it is replaced.
    // guard: replaced-files-counted-from-now
    if (wasCurrent.has(file.replace(COPY, ''))) await utimes(join(folder, file), now, now).catch(isGone)
    const { mtimeMs = now.getTime() } = (await stat(join(folder, file)).catch(isGone)) ?? {}
    // guard: replaced-files-last
    if (now.getTime() - mtimeMs > RETENTION_MS) await rm(join(folder, file), { force: true })
  }
}

/** The end of the build before may be at work: what it writes has another name in a moment. */
const isGone = (): undefined => undefined

async function move(from: string, to: string, file: string): Promise<void> {
  const [made, place] = [join(from, file), join(to, file)]
  await mkdir(dirname(place), { recursive: true })
  // Copies of what had this name before are those of this file as well, unless the builder itself became another one.
  // guard: copies-of-this-file
  if (!(await holdSame(made, place))) for (const end of ['.br', '.gz']) await rm(place + end, { force: true })
  await rename(made, place)
}

async function holdSame(one: string, other: string): Promise<boolean> {
  const there = await readFile(other).catch(() => undefined)
  return there?.equals(await readFile(one)) ?? false
}

async function filesIn(folder: string): Promise<string[]> {
  const found: string[] = []
  for await (const entry of glob('{client,server}/**/*', { cwd: folder, withFileTypes: true })) {
    if (entry.isFile()) found.push(relative(folder, join(entry.parentPath, entry.name)))
  }
  return found
}
