import { lstat, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** What an install may take on the disk, MB (README.md, docs/performance.md). */
const MOST = { shopkeeper: 500, developer: 800 }

interface Locked {
  readonly dev?: true
}

/** Bytes that a folder takes on the disk, without the packages that are installed inside of it. */
async function sizeOf(folder: string, inner: ReadonlySet<string>): Promise<number> {
  const { blocks } = await lstat(folder)
  const entries = await readdir(folder, { withFileTypes: true })
  const sizes = entries.map(async (entry) => {
    const path = join(folder, entry.name)
    if (inner.has(path)) return 0
    return entry.isDirectory() ? sizeOf(path, inner) : (await lstat(path)).blocks * 512
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, blocks * 512)
}

test('what is installed weighs no more than it may', async () => {
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8'))
  const paths = Object.entries<Locked>(packages).filter(([path]) => path !== '')
  const all = new Set(paths.map(([path]) => path))
  const weights = { shopkeeper: 0, developer: 0 }
  for (const [path, { dev }] of paths) {
    // Packages for other machines are not there.
    const bytes = await sizeOf(path, all).catch(() => 0)
    weights.developer += bytes / 2 ** 20
    if (!dev) weights.shopkeeper += bytes / 2 ** 20
  }
  expect(weights.shopkeeper).toBeGreaterThan(100)
  expect(weights.shopkeeper).toBeLessThanOrEqual(MOST.shopkeeper)
  expect(weights.developer).toBeLessThanOrEqual(MOST.developer)
})
