/** `npm run build`, and what a start or a restart runs in a process of its own where sources changed. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { glob, readFile, rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createBuilder } from 'vite'
import { BUILT, sourcesStamp } from './buildInChild.ts'
import { installBuild } from './installing.ts'
import { buildServiceWorker } from './serviceWorker.ts'

const compressible = /\.(js|css|svg|json|txt|webmanifest)$/

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
    await buildServiceWorker(outDir)
    await compressAssets(outDir)
    await installBuild(outDir, BUILT, stamp)
    await compileParent()
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}

/** Begins the compile cache anew (start.mjs), with what a start loads before anything else. */
async function compileParent(): Promise<void> {
  await rm(`${BUILT}/compile-cache`, { recursive: true, force: true })
  const { NODE_DISABLE_COMPILE_CACHE: _, ...env } = process.env
  const child = spawn(process.execPath, ['src/main/commands/start.mjs', '--compile'], {
    env,
    stdio: 'inherit',
  })
  await once(child, 'exit')
}

/** Larger parts than this that no first load has are an editor and charts, bytes. */
const LARGE = 200_000

/** A fiftieth larger and made in a third of the time, which whoever waits for a first start notices. */
const qualityOf = (file: string, { length }: Buffer): number =>
  file.includes('/admin/') || (length > LARGE && !file.includes('/libraries-')) ? 10 : 11

/** Compresses what browsers load once, so that no request pays for it: what shoppers begin with as tightly as possible. */
async function compressAssets(folder: string): Promise<void> {
  for await (const file of glob(`${folder}/client/**/*`)) {
    if (!compressible.test(file)) continue
    const source = await readFile(file)
    const [brotli, gzipped] = await Promise.all([
      promisify(brotliCompress)(source, {
        params: { [constants.BROTLI_PARAM_QUALITY]: qualityOf(file, source) },
      }),
      promisify(gzip)(source, { level: 9 }),
    ])
    await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)])
  }
}

await buildAll()
