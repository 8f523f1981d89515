import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { builtFrom } from './installing.ts'

/** Where the build lies that new processes run on (app.ts, worker.ts). */
export const BUILT = 'dist'
/** What the built server is made of; the sample's later pictures are one of its jobs. */
const SOURCES = ['src', 'demo']
const BESIDE = ['vite.config.ts', 'package-lock.json']

/** Whether the sources changed since the last build. */
export async function needsBuild(): Promise<boolean> {
  return (await builtFrom(BUILT)) !== (await sourcesStamp())
}

/**
 * Builds pages and server in a process of its own: whoever only asks whether that is needed does not load the builder.
 * @throws Error when it fails
 */
export async function buildInChild(): Promise<void> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./build.ts', import.meta.url))], {
    // The builder runs once: its code need not be compiled for later.
    env: { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('The pages could not be built; see above.')
}

/** Names, sizes and times of all sources: cheap to read at every start, different after any edit. */
export async function sourcesStamp(): Promise<string> {
  const hash = createHash('sha256')
  const sources = await Promise.all(
    SOURCES.map(async (root) => (await readdir(root, { recursive: true })).map((file) => join(root, file))),
  )
  const files = [...sources.flat(), ...BESIDE].filter(
    (file) => !/\.(test|fixture)\.tsx?$|\.gen\.ts$/.test(file),
  )
  for (const file of files.sort()) {
    const { size, mtimeMs } = await stat(file)
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}
