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

/**
 * Names the file a browser module goes into. A visit begins on one of three pages: what their frame or at least two of
 * them need travels in two files, the libraries (which change seldom) and the shop, instead of in forty small ones
 * that compress badly. Everything else is left to the bundler.
 */
export function firstLoadChunks(): (id: string, graph: Graph) => string | null {
  let uses: Map<string, number> | undefined
  return (id, graph) => {
    uses ??= countUses(graph)
    const times = uses.get(id)
    if (times === undefined) return null
    if (id.includes('node_modules')) return 'libraries'
    return times > 1 ? 'storefront' : null
  }
}

/** How many of the first pages need a module at once. What the frame needs counts for all of them. */
function countUses(graph: Graph): Map<string, number> {
  const uses = new Map<string, number>()
  const count = (start: string, times: number) => {
    for (const id of reachedFrom(graph, start)) uses.set(id, (uses.get(id) ?? 0) + times)
  }
  count(entry, 1)
  for (const file of [frame, ...firstPages]) {
    for (const part of graph.getModuleInfo(file)?.dynamicallyImportedIds ?? []) {
      if (part.includes('component')) count(part, file === frame ? 2 : 1)
    }
  }
  return uses
}

/** All modules that come with one, without itself. */
function reachedFrom(graph: Graph, start: string): Set<string> {
  const reached = new Set([start])
  for (const id of reached) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(next)
  reached.delete(start)
  return reached
}
