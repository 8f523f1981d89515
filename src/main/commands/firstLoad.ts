import { resolve } from 'node:path'

/** What the bundler tells of its modules. */
interface Graph {
  getModuleInfo(
    id: string,
  ): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null
}

const entry = resolve('src/main/client.tsx')
const page = (name: string) => resolve(`src/pages/storefront/${name}.tsx`)
const frame = page('layout')
const firstPages = ['home', 'listing', 'detail'].map(page)

/** Parts of libraries that their index files name on every page and only later parts use. */
const usedLater = /\/(queriesObserver|useQueries|useBlocker)\.js$/

/**
 * Names the file a browser module goes into. A visit begins on one of three pages: what all of them, or at least two,
 * need travels in two files, the libraries (which change seldom) and the shop, instead of in forty small ones
 * that compress badly. Everything else is left to the bundler.
 */
export function firstLoadChunks(): (id: string, graph: Graph) => string | null {
  let uses: Map<string, number> | undefined
  return (id, graph) => {
    uses ??= countUses(graph)
    // The bundler's own helpers.
    if (id.includes('rolldown/runtime')) return 'libraries'
    const times = uses.get(id)
    if (times === undefined || usedLater.test(id)) return null
    if (id.includes('node_modules')) return 'libraries'
    return times > 1 ? 'storefront' : null
  }
}

const ADMIN = 'assets/admin/'

/** Where a part is kept: what only admins see in a folder of its own. */
export const nameOfChunk = ({ facadeModuleId }: { facadeModuleId?: string | null }): string =>
  facadeModuleId?.includes('/src/pages/admin/') ? `${ADMIN}[name]-[hash].js` : 'assets/[name]-[hash].js'

/**
 * Which files are asked for together with a part. The lists are carried by every first load: they leave out what is there
 * by then, and the parts of the admin area, whose files are found one after the other.
 */
export const preloadedParts = (file: string, parts: string[]): string[] =>
  file.startsWith(ADMIN) ? [] : parts.filter((part) => !/\/(libraries|storefront)-/.test(part))

/** How many of the first pages need a module at once. What every page begins with counts for all of them. */
function countUses(graph: Graph): Map<string, number> {
  const uses = new Map<string, number>()
  const count = (ids: Iterable<string>, times: number) => {
    for (const id of ids) uses.set(id, (uses.get(id) ?? 0) + times)
  }
  const [, ...program] = reachedFrom(graph, entry)
  count(program, firstPages.length)
  for (const part of partsOf(graph, frame)) count(reachedFrom(graph, part), firstPages.length)
  for (const file of firstPages) {
    // The page itself stays a file of its own.
    for (const part of partsOf(graph, file)) count([...reachedFrom(graph, part)].slice(1), 1)
  }
  return uses
}

/** What a route loads to show itself. */
const partsOf = (graph: Graph, file: string): string[] =>
  (graph.getModuleInfo(file)?.dynamicallyImportedIds ?? []).filter((part) => part.includes('component'))

/** All modules that come with one, itself first. */
function reachedFrom(graph: Graph, start: string): Set<string> {
  const reached = new Set([start])
  for (const id of reached) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(next)
  return reached
}
