/** `npm run build`, and what a start or a restart runs in a process of its own where sources changed. */
import { glob, rm } from 'node:fs/promises'
import { createBuilder } from 'vite'
import { BUILT, SOON, sourcesStamp } from './buildInChild.ts'
import { buildServiceWorker } from './buildServiceWorker.ts'
import { finishBuild } from './finishing.ts'
import { installBuild } from './installing.ts'

/** Builds beside what is served, so that a build that fails changes nothing. */
async function buildAll(): Promise<void> {
  // Whoever asks (a start for development, a test run): what is built is what is shipped.
  process.env.NODE_ENV = 'production'
  const outDir = `${BUILT}/making-${process.pid}`
  // Read first: what is edited during the build is not in it.
  const stamp = await sourcesStamp()
  await emptyCompileCache()
  try {
    const builder = await createBuilder({ logLevel: 'error', build: { outDir } })
    await builder.buildApp()
    await buildServiceWorker(outDir)
    await installBuild(outDir, BUILT, stamp)
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}

/** What was compiled of sources before. The folders stay: processes that run write into them. */
async function emptyCompileCache(): Promise<void> {
  for await (const entry of glob(`${BUILT}/compile-cache/**/*`, { withFileTypes: true }))
    if (entry.isFile()) await rm(`${entry.parentPath}/${entry.name}`, { force: true })
}

await buildAll()
if (!process.argv.includes(SOON)) await finishBuild()
