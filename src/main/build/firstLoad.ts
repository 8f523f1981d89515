import { resolve } from 'node:path'

/** What the bundler tells of its modules. */
interface Graph {
  getModuleInfo(
    id: string,
  ): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null
}

const entry = resolve('src/main/client.tsx')
const pages = resolve('src/pages')
const page = (name: string) => `${pages}/storefront/${name}.tsx`
const frame = page('layout')
const firstPages = ['home', 'listing', 'detail'] as const

/**
 * What a text finds, and a collection, is shown as a listing: whoever goes there gets that page's file as well, so that no first
 * load of the others carries what they share.
 */
const listings =
  /\/(catalog\/ui\/search\/|collections\/ui\/collectionListing|storefront\/(search|collection)\.tsx)/

/** Parts of libraries that their index files name on every page and only later parts use. */
const usedLater = /\/(queriesObserver|useQueries|useBlocker)\.js$/

/**
 * The files that browser modules go into. A visit begins on one of three pages, each of which is one file beside the two that
 * all of them need: the libraries (which change seldom) and the shop, where what a page shares with others stands as well.
 * Forty small ones compress badly. Everything else is left to the bundler.
 */
export function firstLoadGroups() {
  let chunks: Map<string, string> | undefined
  const chunkOf = (id: string, graph: Graph): string | undefined => {
    chunks ??= chunksOf(graph)
    const chunk = usedLater.test(id) ? undefined : chunks.get(id)
    return chunk && id.includes('node_modules') ? 'libraries' : chunk
  }
  // A group takes along what its modules import, and is not in a group before.
  return ['libraries', 'storefront', ...firstPages].map((name, at) => ({
    name: (id: string, graph: Graph) => (chunkOf(id, graph) === name ? name : null),
    priority: firstPages.length + 2 - at,
  }))
}

const ADMIN = 'assets/admin/'

/** Where a part is kept: what only admins see in a folder of its own. */
export const nameOfChunk = ({ facadeModuleId }: { facadeModuleId?: string | null }): string =>
  facadeModuleId?.includes('/src/pages/admin/') ? `${ADMIN}[name]-[hash].js` : 'assets/[name]-[hash].js'

/** Where the modules of the first load go. */
function chunksOf(graph: Graph): Map<string, string> {
  const chunks = new Map<string, string>()
  const first = reachedFrom(graph, [entry])
  // The tree of all pages is fetched after the first one (firstPages.ts).
  const trees = [...first].flatMap((id) => later(graph, id).filter((part) => part.includes('routeTree.gen')))
  const program = reachedFrom(graph, [...first, ...trees])
  const routes = [...program].filter(
    (id) => id.startsWith(pages) && !id.startsWith(`${pages}/admin/`) && !listings.test(id),
  )
  for (const name of firstPages) {
    const own = partsOf(graph, page(name))
    const others = routes.filter((id) => id !== page(name)).flatMap((id) => partsOf(graph, id))
    const elsewhere = reachedFrom(graph, others, 'later parts as well')
    for (const id of reachedFrom(graph, own)) chunks.set(id, elsewhere.has(id) ? 'storefront' : name)
  }
  // What every page begins with.
  for (const id of reachedFrom(graph, [entry, ...partsOf(graph, frame)])) chunks.set(id, 'storefront')
  return chunks
}

/** What a module loads when it is needed. */
const later = (graph: Graph, id: string): readonly string[] =>
  graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []

/** What a route loads to show itself. */
const partsOf = (graph: Graph, file: string): string[] =>
  later(graph, file).filter((part) => part.includes('component'))

/** All modules that come with some, themselves first. */
function reachedFrom(graph: Graph, starts: readonly string[], deep?: 'later parts as well'): Set<string> {
  const reached = new Set(starts)
  for (const id of reached) {
    const module = graph.getModuleInfo(id)
    const next = [...(module?.importedIds ?? []), ...(deep ? later(graph, id) : [])]
    for (const one of next) if (!deep || !listings.test(one)) reached.add(one)
  }
  return reached
}
