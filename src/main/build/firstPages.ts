import type { Plugin } from 'vite'

/** Who asks for the tree of routes with all pages, and how it is told from the other. */
const ASKS_FOR_ALL = /\/laterPages\.ts$/
const ALL = '?all'
const TREE = /\/routeTree\.gen\.ts(?:\?all)?$/

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

interface Property extends Node {
  readonly key: { readonly name?: string }
}

interface Declaration extends Node {
  readonly id: { readonly name: string }
  readonly init?: { readonly type: string; readonly properties?: readonly Property[] }
}

interface Statement extends Node {
  readonly specifiers?: readonly { readonly local: { readonly name: string } }[]
  readonly declarations?: readonly Declaration[]
}

/**
 * The browser's tree of routes names only the pages on which visits begin, and their layouts; the one that names all of
 * them is a part that is fetched later. What most visits never open (the admin's area above all) costs no first load.
 * @param names the routes to leave, as the tree calls them
 */
export const firstPages = (names: readonly string[]): Plugin => ({
  name: 'zari:first-pages',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: { id: TREE },
    async handler(source, importer, options) {
      if (!importer || !ASKS_FOR_ALL.test(importer)) return null
      const tree = await this.resolve(source, importer, { ...options, skipSelf: true })
      return tree && `${tree.id}${ALL}`
    },
  },
  transform: {
    filter: { id: TREE },
    handler(code, id) {
      if (id.endsWith(ALL)) return null
      const statements = this.parse(code, { lang: 'ts' }).body as unknown as readonly Statement[]
      return { code: treeOf(code, statements, new Set(names)), map: null }
    },
  },
})

/** The tree with some routes alone: of lists of children the others are left out, then what nobody names any more. */
function treeOf(code: string, statements: readonly Statement[], named: ReadonlySet<string>): string {
  let parts = statements.map((statement) => ({
    names: namesOf(statement),
    text: textOf(code, statement, named),
  }))
  for (let before = 0; before !== parts.length; ) {
    before = parts.length
    const used = (name: string) =>
      parts.some((part) => !part.names.includes(name) && new RegExp(`\\b${name}\\b`).test(part.text))
    parts = parts.filter(({ names }) => names.length === 0 || names.some(used))
  }
  return parts.map(({ text }) => text).join('\n')
}

/** What a statement declares for the others of its file. */
const namesOf = ({ type, specifiers, declarations }: Statement): string[] =>
  type === 'ImportDeclaration'
    ? (specifiers ?? []).map(({ local }) => local.name)
    : (declarations ?? []).map(({ id }) => id.name)

function textOf(code: string, statement: Statement, named: ReadonlySet<string>): string {
  const list = statement.declarations?.[0]
  if (!list?.id.name.endsWith('Children') || list.init?.type !== 'ObjectExpression')
    return code.slice(statement.start, statement.end)
  const children = (list.init.properties ?? []).filter(({ key }) => named.has(key.name ?? ''))
  return `const ${list.id.name} = {${children.map(({ start, end }) => code.slice(start, end)).join(',')}}`
}
