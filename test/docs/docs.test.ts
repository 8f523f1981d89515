/** What the documents name is there. */
import { globSync, readFileSync } from 'node:fs'
import { access, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { providers } from '../../src/features/providers/registry/registry.ts'
import { settings as ownSettings } from '../../src/platform/config/environment.ts'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
const settings = [...ownSettings, ...providers.flatMap(({ environment }) => Object.keys(environment.shape))]
const documents = globSync(['*.md', 'docs/**/*.md'])

test.each(documents)('every command that %s names can be run', async (document) => {
  const text = await readFile(document, 'utf8')
  const commands = [...text.matchAll(/\bnpm run (?:--\S+ )*([a-z]+)/g)].map(([, command]) => command)
  expect(commands.filter((command) => command && !(command in scripts))).toEqual([])
})

test.each(documents)('every file that %s links to is there', async (document) => {
  const text = await readFile(document, 'utf8')
  const links = [...text.matchAll(/\]\(([^)#\s]+)/g)].map(([, link = '']) => link)
  const files = links.filter((link) => !/^[a-z]+:/.test(link)).map((link) => join(dirname(document), link))
  const missing = await Promise.all(
    files.map((file) =>
      access(file).then(
        () => [],
        () => [file],
      ),
    ),
  )
  expect(missing.flat()).toEqual([])
})

test('the README names every setting, and none that the program does not know', () => {
  const rows = readFileSync('README.md', 'utf8').match(/^\| `[A-Z].*$/gm) ?? []
  const named = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name),
  )
  // Told elsewhere: the first belongs to all programs, the others are for tests.
  const unnamed = ['NODE_ENV', 'GOOGLE_ISSUER', 'GOOGLE_JWKS_URL']
  expect(named.toSorted()).toEqual(settings.filter((name) => !unnamed.includes(name)).toSorted())
})
