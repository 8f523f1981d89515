/** Names say what a newcomer searches for: none has a word of the house that the field has another one for. */
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { parseSync } from '@swc/core'
import { expect, test } from 'vitest'
import { type OldWord, oldWords } from './words.ts'

const files = ['src', 'test', 'bench', 'cluster', 'demo'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`),
)

/** The words of a name, in small letters. */
const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z0-9])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$2 ')
    .toLowerCase()
    .split(/[^a-z]+/)

/** Every identifier of a source text, as its syntax tree names it: no comment and no string is one. */
function identifiersOf(source: string, file: string): Set<string> {
  const isTyped = !file.endsWith('.mjs')
  const names = new Set<string>()
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('type' in node && 'value' in node && /^(Identifier|PrivateName)$/.test(String(node.type)))
      names.add(String(node.value))
    for (const child of Object.values(node)) walk(child)
  }
  walk(
    parseSync(source, isTyped ? { syntax: 'typescript', tsx: file.endsWith('x') } : { syntax: 'ecmascript' }),
  )
  return names
}

const identifiers = new Map(
  files
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.endsWith('.gen.ts'))
    .map((file) => [file, identifiersOf(readFileSync(file, 'utf8'), file)]),
)

const isAllowed = ({ allowed = {}, notIn }: OldWord, name: string, file: string): boolean =>
  Object.hasOwn(allowed, name) || notIn?.files.test(file) === true

/** What of these names is an old word, with the new one. */
const oldNames = (names: Iterable<string>, file: string): string[] =>
  [...names].flatMap((name) => {
    const words = wordsOf(name)
    return oldWords
      .filter((old) => old.forms.some((form) => words.includes(form)) && !isAllowed(old, name, file))
      .map(({ now }) => `${file}: ${name} (${now})`)
  })

test('no identifier has an old word', () => {
  expect(identifiers.size).toBeGreaterThan(1_000)
  expect([...identifiers].flatMap(([file, names]) => oldNames(names, file))).toEqual([])
})

test('no file and no folder has one', () => {
  expect(files.flatMap((file) => oldNames(file.split('/').slice(-1), file))).toEqual([])
  const folders = new Set(files.map((file) => file.slice(0, file.lastIndexOf('/'))))
  expect([...folders].flatMap((folder) => oldNames(folder.split('/').slice(-1), `${folder}/`))).toEqual([])
})

test('no style, no command and no heading of a document has one', () => {
  const named = (pattern: string, names: RegExp) =>
    globSync(pattern).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(names)].map(([name]) => oldNames([name], file)),
    )
  const styles = named('src/**/*.css', /--[a-z][\w-]*|\.[a-z][\w-]*/g)
  const documents = named('{*.md,docs/**/*.md}', /^#+ .*/gm)
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(styles.length).toBeGreaterThan(100)
  expect([...styles, ...documents, oldNames(Object.keys(scripts), 'package.json')].flat()).toEqual([])
})

test('every exception is still needed', () => {
  const others = [...identifiers].filter(([file]) => file !== 'test/docs/words.ts')
  const names = new Set(others.flatMap(([, some]) => [...some]))
  const known = new Set([...names, ...files.map((file) => file.slice(file.lastIndexOf('/') + 1))])
  const exceptions = oldWords.flatMap(({ allowed = {} }) => Object.keys(allowed))
  expect(exceptions.filter((name) => !known.has(name))).toEqual([])
})

test.each([
  ['const keptAnswer = 1', ['keptAnswer']],
  ['class A { #deskWork = 1 }', ['deskWork']],
  ['const a = <Doors moment={1} />', ['Doors', 'moment']],
  ['// kept: the desk\nconst a = "kept"', []],
  ['const HTTPNotice = { paper: 1 }', ['HTTPNotice', 'paper']],
  ['const DESK_HOURS = bedesked.keepAlive', ['DESK_HOURS']],
])('in %j it is %j', (source, found) => {
  expect(
    oldNames(identifiersOf(source, 'src/a.tsx'), 'src/a.tsx').map((words) => words.split(' ')[1]),
  ).toEqual(found)
})
