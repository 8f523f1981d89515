/** `docs/architecture.md` is compared with the tree and with the import rules. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rowsBelow } from './tables.ts'

const text = readFileSync('docs/architecture.md', 'utf8')
const rules = readFileSync('.dependency-cruiser.mjs', 'utf8')

/** The rooms in their line, as the import rules list them. */
const list = /const rooms = (\[[\s\S]*?\n\])/.exec(rules)?.[1] ?? '[]'
const rooms: (string | string[])[] = JSON.parse(list.replaceAll("'", '"').replaceAll(/,(\s*\])/g, '$1'))

const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`)

const listed = (heading: string) => rowsBelow(text, heading).map(([folder]) => folder)

test('every path that it names is there', () => {
  const paths = [...text.matchAll(/`((?:src|db|demo|test|bench|cluster)(?:\/[\w./-]+)?)`/g)].map(
    ([, path = '']) => path,
  )
  expect(paths.length).toBeGreaterThan(40)
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})

test('the line of rooms is that of the import rules', () => {
  const line = rooms.map((place) => (Array.isArray(place) ? `{${place.join(', ')}}` : place)).join(' <- ')
  expect(text).toContain(`\`${line}\``)
  expect(listed('The rooms')).toEqual(rooms.flat().map((room) => `src/features/${room}`))
})

test('every floor, room and folder has its line', () => {
  expect(listed('The rooms').toSorted()).toEqual(foldersIn('src/features').toSorted())
  expect(listed('The folders of platform and main').toSorted()).toEqual(
    [...foldersIn('src/platform'), ...foldersIn('src/main')].toSorted(),
  )
  expect(listed('The floors')).toEqual(expect.arrayContaining(foldersIn('src')))
})
