/** CONTRIBUTING tells what each ending of a file means: the table and the tree agree. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** `.rules` of `cart.rules.ts`; a component has none. */
const endingOf = (file: string): string | undefined => /(\.[a-z]+(?:\.test)?)\.tsx?$/i.exec(file)?.[1]

const inTree = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .flatMap(({ name }) => endingOf(name.replace(/\.test(?=\.tsx?$)/, '')) ?? [])
const guide = readFileSync('CONTRIBUTING.md', 'utf8')
const table = guide.slice(guide.indexOf('| ending |'), guide.indexOf('`test/docs/endings.test.ts`'))
const inTable = new Set([...table.matchAll(/^\| (.*?) \|/gm)].flatMap(([, cell = '']) => endings(cell)))

/** The endings that a cell of the table names. */
function endings(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, file = '']) => endingOf(file) ?? [])
}

/** The parts of a provider's own half are named after it. */
const named = new Set(['.refunds'])

test('every ending is explained', () => {
  const times = Map.groupBy(inTree, (ending) => ending)
  const unexplained = [...times].filter(([ending]) => !inTable.has(ending) && !named.has(ending))
  expect(times.size).toBeGreaterThan(10)
  expect(unexplained.map(([ending, files]) => `${ending}: ${files.length}`)).toEqual([])
})

test('every ending that is explained occurs', () => {
  const occurring = new Set([...inTree, '.rules.test', '.test'])
  expect([...inTable].filter((ending) => !occurring.has(ending))).toEqual([])
})
