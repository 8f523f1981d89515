import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { demoCategories } from './catalogue.ts'
import { weaveAll } from './weaving.ts'

test('nothing is left unwoven where some bundles are empty', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'zari-weaving-'))
  try {
    const pictures = demoCategories.map(({ name, picture }) => ({
      id: name.replace(' ', '-'),
      kind: 'category' as const,
      ...picture,
    }))
    const bundles = pictures.flatMap((picture) => [[], [], [picture]])
    const urls = await weaveAll(bundles, { folder, s3: undefined })
    expect([...urls.keys()].sort()).toEqual(pictures.map(({ id }) => id).sort())
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}, 60_000)
