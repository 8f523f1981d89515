/** The changelog speaks of the program as it is. */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

test('the newest version of the changelog is that of the program, and none stands twice', async () => {
  const { version } = JSON.parse(await readFile('package.json', 'utf8'))
  const versions = [...(await readFile('CHANGELOG.md', 'utf8')).matchAll(/^## (\S+)/gm)].map(
    ([, named]) => named,
  )
  expect(versions[0]).toBe(version)
  expect(new Set(versions).size).toBe(versions.length)
})
