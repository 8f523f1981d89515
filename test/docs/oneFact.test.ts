import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { orderEventNames } from '#/features/orders/rules/events.rules.ts'
import { paymentMethods, paymentStatuses } from '#/features/orders/rules/payments.rules.ts'
import { refundKinds, refundStates } from '#/features/orders/rules/refunds.rules.ts'
import { orderStatuses } from '#/features/orders/rules/statuses.rules.ts'
import { workListNames } from '#/features/orders/rules/workLists.rules.ts'
import { devices } from '#/features/shop/devices.rules.ts'
import { roles } from '#/platform/http/roles.rules.ts'
import { kindOf, type Node, nodesIn, parse, partsOf } from '../mutants/syntax.ts'

/** Words that are spelled together in the rules of their room, and nowhere else. */
const enumerations: Readonly<Record<string, readonly string[]>> = {
  orderStatuses,
  orderEventNames,
  workListNames,
  paymentMethods,
  paymentStatuses,
  refundKinds,
  refundStates,
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    /\.tsx?$/.test(file) && !/\.(test|gen|fixture)\.|^features\/orders\/rules\/.*\.rules\.ts$/.test(file),
)

/** Two words of one enumeration beside each other: in a list, a union, a condition or a piece of SQL; in whatever case. */
const besides = (words: readonly string[]): RegExp => {
  const word = `'(?:${words.join('|')})'`
  const comparison = `[\\w.]+ [!=]== ${word}`
  return new RegExp(`${word}\\s*[,|]\\s*${word}|${comparison} (?:\\|\\||&&) ${comparison}`, 'i')
}

const nodesOf = (value: unknown): Node[] => [value].flat().filter((each): each is Node => each !== null)
const literals = (node: Node): string[] => (typeof node.value === 'string' ? [node.value] : [])
const quoted = (node: Node): string[] =>
  nodesOf(node.quasis).flatMap(({ value }) =>
    [...(value as { raw: string }).raw.matchAll(/'(\w+)'/g)].map(([, word = '']) => word),
  )

/** What a condition asks for, in all its parts. */
const asked = (node: Node): string[] =>
  /^[!=]==$|^\|\||^&&/.test(kindOf(node)) || node.type === 'ParenthesizedExpression'
    ? partsOf(node).flatMap(asked)
    : literals(node)

/** An object that is given a type has a line for each word, or the types refuse it. */
const typedIn = (node: Node): Node[] => {
  const { id, init, returnType, body, expression } = node
  if (node.type === 'TSSatisfiesExpression') return nodesOf(expression)
  if (node.type === 'VariableDeclarator' && (id as Node).typeAnnotation) return nodesOf(init)
  return node.type === 'ArrowFunctionExpression' && returnType ? nodesOf(body) : []
}
const bare = (node: Node): Node =>
  /^(TSAs|Parenthesized)Expression$/.test(node.type) ? bare(node.expression as Node) : node

interface Alternatives {
  readonly words: readonly string[]
  /** How many of the words are an enumeration's, where it is one that is spelled. */
  readonly must: 'some' | 'every'
}

/** The words that a file takes for alternatives, however far apart: branches, comparisons, names of an object, SQL. */
function alternativesIn(file: string, text: string): Alternatives[] {
  const nodes = nodesIn(parse(file, text))
  const typed = new Set(nodes.flatMap(typedIn).map(bare))
  const inSql = nodes.filter(({ type }) => type === 'TemplateLiteral').map(quoted)
  return [
    ...nodes.flatMap((node) => {
      if (node.type === 'ConditionalExpression') {
        return { words: nodesOf([node.consequent, node.alternate]).flatMap(literals), must: 'some' as const }
      }
      if (node.type === 'LogicalExpression') return { words: asked(node), must: 'some' as const }
      if (node.type !== 'ObjectExpression' || typed.has(node)) return []
      const names = nodesOf(node.properties).map(({ key }) => ((key ?? {}) as { name?: string }).name ?? '')
      return { words: names, must: 'every' as const }
    }),
    // A table's indexes and checks are SQL, where no type knows the words.
    ...(file.endsWith('.tables.ts') ? inSql : [inSql.flat()]).map((words) => ({
      words,
      must: 'some' as const,
    })),
  ]
}

const read = (file: string, text: string) => ({ file, text, alternatives: alternativesIn(file, text) })
const sources = files.map((file) => read(file, readFileSync(`src/${file}`, 'utf8')))

/** @returns the words of an enumeration that a text spells together, or nothing */
function spelledTogether(
  { text, alternatives }: ReturnType<typeof read>,
  words: readonly string[],
): string | undefined {
  const known = new Set(words.map((word) => word.toLowerCase()))
  const isKnown = (word: string) => known.has(word.toLowerCase())
  const apart = alternatives
    .filter(({ words: found, must }) => must === 'some' || found.every(isKnown))
    .map(({ words: found }) => new Set(found.filter(isKnown)))
    .find(({ size }) => size > 1)
  return besides(words).exec(text)?.[0].replaceAll(/\s+/g, ' ') ?? (apart && [...apart].join(', '))
}

test.each(Object.entries(enumerations))('%s are spelled in one place', (_name, words) => {
  const spelled = sources.flatMap((source) => {
    const found = spelledTogether(source, words)
    return found ? [`${source.file}: ${found}`] : []
  })
  expect(spelled).toEqual([])
})

/** Where words that many rooms use are spelled; elsewhere a type or list stands for them. */
test.each([
  ['platform/http/roles.rules.ts', roles],
  ['features/shop/devices.rules.ts', devices],
])('%s is the one that spells its words beside each other', (home, words) => {
  const spelled = sources.filter(({ text }) => besides(words).test(text)).map(({ file }) => file)
  // The browser's banner form spells the devices itself: a shared file of 42 bytes would cost every first load its name.
  expect(spelled.filter((file) => file !== 'features/visuals/visuals.schema.ts')).toEqual([home])
})

test.each([
  ["const ends = ['cancelled', 'returned']"],
  ["type End = 'cancelled' | 'returned'"],
  ["type End = 'Cancelled' | 'Returned'"],
  ["if (status === 'cancelled' || status === 'returned') end()"],
  ["if ((is(all) && status === 'cancelled') || (isSome && status === 'returned')) end()"],
  ["const done = sql`status in ('placed', 'packed')`"],
  ["const rows = { one: sql`status = 'cancelled'`, two: sql`status = 'returned'` }"],
  ["const status = kind === 'returned' ? 'returned' : 'undelivered'"],
  ["const texts = { placed: { text: '' }, packed: { text: '' } } as const"],
])('a pair is found however it is written: %s', (text) => {
  expect(spelledTogether(read('room.ts', text), orderStatuses)).toBeDefined()
})

test.each([
  ["if (status === 'cancelled' && by === 'admin') end()"],
  ["const texts: Record<OrderStatus, string> = { placed: '', packed: '' }"],
  ["const texts = { placed: '', packed: '' } as const satisfies Record<string, string>"],
  ['const figures = { cancelled: 1, returned: 2, pieces: 3 }'],
  ["change({ before: { status: 'placed' }, after: { status: 'packed' } })"],
])('and what is no pair is not: %s', (text) => {
  expect(spelledTogether(read('room.ts', text), orderStatuses)).toBeUndefined()
})

test('an order and its payment are locked in one place', () => {
  const locks = files.filter((file) =>
    readFileSync(`src/${file}`, 'utf8')
      .split('.select(')
      .some((query) => /(?:from|Join)\((?:orders|payments)\b[\s\S]*?\.for\('/.test(query)),
  )
  expect(locks).toEqual(['features/orders/life.store.ts'])
})
