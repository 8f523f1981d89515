import { glob, mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

/** How long what a build replaced stays: pages that are open in browsers, and processes, still ask for parts of it, ms. */
const RETENTION_MS = 7 * 24 * 3_600_000
/** First line: what it was built from; then all its files. */
const RECORD = 'built-from'
/** Beside the service worker the only file that is not named after its content; whoever starts begins with it. */
const ENTRY = join('server', 'server.js')

/** What the build in `folder` was made from; '' where there is none. */
export async function builtFrom(folder: string): Promise<string> {
  const [stamp = ''] = await recordIn(folder)
  return stamp
}

const recordIn = async (folder: string): Promise<string[]> =>
  (await readFile(join(folder, RECORD), 'utf8').catch(() => '')).split('\n')

/**
 * Moves a finished build to where it is served from, while processes run on the one before: everything that is named
 * after its content first, the entry last. Files of earlier builds stay for a week.
 */
export async function installBuild(made: string, folder: string, stamp: string): Promise<void> {
  const [, ...before] = await recordIn(folder)
  const files = await filesIn(made)
  for (const file of files.filter((name) => name !== ENTRY)) await move(made, folder, file)
  await move(made, folder, ENTRY)
  await writeFile(join(folder, RECORD), [stamp, ...files].join('\n'))

  const now = new Date()
  const current = new Set(files)
  for (const file of before) {
    // Its week begins now that it is replaced.
    // guard: replaced-files-counted-from-now
    if (!current.has(file)) await utimes(join(folder, file), now, now).catch(() => undefined)
  }
  for (const file of await filesIn(folder)) {
    if (current.has(file)) continue
    const { mtimeMs } = await stat(join(folder, file))
    // guard: replaced-files-last
    if (now.getTime() - mtimeMs > RETENTION_MS) await rm(join(folder, file), { force: true })
  }
}

async function move(from: string, to: string, file: string): Promise<void> {
  await mkdir(dirname(join(to, file)), { recursive: true })
  await rename(join(from, file), join(to, file))
}

async function filesIn(folder: string): Promise<string[]> {
  const found: string[] = []
  for await (const entry of glob('{client,server}/**/*', { cwd: folder, withFileTypes: true })) {
    if (entry.isFile()) found.push(relative(folder, join(entry.parentPath, entry.name)))
  }
  return found
}
