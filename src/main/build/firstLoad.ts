import { entry, type Graph, later, pages, reachedFrom } from './graph.ts'

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
    const elsewhere = everReachedFrom(graph, others)
    for (const id of reachedFrom(graph, own)) chunks.set(id, elsewhere.has(id) ? 'storefront' : name)
  }
  // What every page begins with.
  for (const id of reachedFrom(graph, [entry, ...partsOf(graph, frame)])) chunks.set(id, 'storefront')
  return chunks
}

/** What a route loads to show itself. */
const partsOf = (graph: Graph, file: string): string[] =>
  later(graph, file).filter((part) => part.includes('component'))

/** All modules that come with some, and what these load later, but for the listings. */
const everReachedFrom = (graph: Graph, starts: readonly string[]): Set<string> =>
  reachedFrom(graph, starts, (id) =>
    [...(graph.getModuleInfo(id)?.importedIds ?? []), ...later(graph, id)].filter(
      (one) => !listings.test(one),
    ),
  )
