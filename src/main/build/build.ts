import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { glob, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createBuilder } from 'vite'
import { builtFrom, installBuild } from './installing.ts'

/** Where the build lies that new processes run on (app.ts, worker.ts). */
const BUILT = 'dist'
const SOURCES = ['src/**/*', 'vite.config.ts', 'package-lock.json']
const compressible = /\.(js|css|svg|json|txt|webmanifest)$/

/** Whether the sources changed since the last build. */
export async function needsBuild(): Promise<boolean> {
  return (await builtFrom(BUILT)) !== (await sourcesStamp())
}

/** Builds pages and server in a process of its own, whose memory is gone afterwards. @throws Error when it fails */
export async function buildApart(): Promise<void> {
  const child = spawn(process.execPath, [new URL(import.meta.url).pathname], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('The pages could not be built; see above.')
}

/** Builds beside what is served, so that a build that fails changes nothing. */
async function buildAll(): Promise<void> {
  // Whoever asks (a start for development, a test run): what is built is what is shipped.
  process.env.NODE_ENV = 'production'
  const outDir = `${BUILT}/making-${process.pid}`
  // Read first: what is edited during the build is not in it.
  const stamp = await sourcesStamp()
  try {
    const builder = await createBuilder({ logLevel: 'error', build: { outDir } })
    await builder.buildApp()
    await compressAssets(outDir)
    await installBuild(outDir, BUILT, stamp)
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}

/** Names, sizes and times of all sources: cheap to read at every start, different after any edit. */
async function sourcesStamp(): Promise<string> {
  const hash = createHash('sha256')
  const files: string[] = []
  for await (const file of glob(SOURCES)) {
    if (!/\.(test|fixture)\.tsx?$|\.gen\.ts$/.test(file)) files.push(file)
  }
  for (const file of files.sort()) {
    const { size, mtimeMs } = await stat(file)
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

/** Compresses what browsers load once, as tightly as possible, so that no request pays for it. */
async function compressAssets(folder: string): Promise<void> {
  for await (const file of glob(`${folder}/client/**/*`)) {
    if (!compressible.test(file)) continue
    const source = await readFile(file)
    const [brotli, gzipped] = await Promise.all([
      promisify(brotliCompress)(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      promisify(gzip)(source, { level: 9 }),
    ])
    await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)])
  }
}

if (import.meta.main) await buildAll()
