import { mkdir, mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sourcesStamp } from './buildInChild.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zari-sources-'))
  await mkdir(join(folder, 'demo'))
  for (const file of ['src/main/app.ts', 'src/ui/card.tsx', 'vite.config.ts', 'package-lock.json']) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), `// ${file}\n`)
  }
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const stamp = () => sourcesStamp(folder)

test('sources that were copied, whatever their times, need no build', async () => {
  const before = await stamp()
  await utimes(join(folder, 'src/main/app.ts'), 0, 0)
  await writeFile(join(folder, 'src/ui/card.test.tsx'), 'a test is no part of the program')
  expect(await stamp()).toBe(before)
})

test.each(['src/main/app.ts', 'src/ui/card.tsx', 'vite.config.ts', 'package-lock.json'])(
  'another letter in %s needs one, though size and time are what they were',
  async (file) => {
    await utimes(join(folder, file), 0, 0)
    const before = await stamp()
    await writeFile(join(folder, file), `// ${file.replace(/.$/, '!')}\n`)
    await utimes(join(folder, file), 0, 0)
    expect(await stamp()).not.toBe(before)
  },
)

test('so does a file that is added, renamed, or whose end became the beginning of the next', async () => {
  const first = await stamp()
  await writeFile(join(folder, 'demo/looms.ts'), '')
  const added = await stamp()
  await rename(join(folder, 'demo/looms.ts'), join(folder, 'demo/motifs.ts'))
  const renamed = await stamp()
  await writeFile(join(folder, 'src/main/a.ts'), 'one')
  await writeFile(join(folder, 'src/main/b.ts'), 'two')
  const apart = await stamp()
  await writeFile(join(folder, 'src/main/a.ts'), 'onet')
  await writeFile(join(folder, 'src/main/b.ts'), 'wo')
  expect(new Set([first, added, renamed, apart, await stamp()]).size).toBe(5)
})
