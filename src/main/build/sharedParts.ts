import { relative, resolve } from 'node:path'
import { entry, type Graph, later, pages, reachedFrom } from './graph.ts'

/** What forms are made with; no page that a visit begins with has it. */
const FORMS = /node_modules\/(?:react-hook-form|@hookform)\//
const SCHEMAS = /node_modules\/zod\//
/** What every page of the storefront fetches once it has come to life. */
const EVERYWHERE =
  /\/(?:startWhenIdle|OfflineCallout|Footer|BagPanel|LanguageLinks|ToastRegion|PhoneMenuDrawer)\.tsx?$|routeTree\.gen/
const ADMIN = 'admin/'
const src = resolve('src')

/**
 * The files of what several later parts need. Left to the bundler that is one for each set of parts that need the same, hundreds
 * of a few lines: a product's page came to life with 63 of them, each a request. What every page fetches is one file; the
 * rest is one a room, and one more of what comes with the libraries of forms, so that a page without forms goes without these.
 */
export function sharedPartsGroup() {
  let files: ReadonlyMap<string, string> | undefined
  return {
    name(id: string, graph: Graph): string | null {
      files ??= filesOf(graph)
      return files.get(id) ?? null
    },
    // What a shared module imports is shared as well, or a library of its own, which stays with the part.
    includeDependenciesRecursively: false,
  }
}

/** Where a part is kept: what only admins see in a folder of its own. */
export const nameOfChunk = ({ facadeModuleId }: { facadeModuleId?: string | null }): string =>
  facadeModuleId && isAdmins(facadeModuleId) ? `assets/${ADMIN}[name]-[hash].js` : 'assets/[name]-[hash].js'

const isAdmins = (page: string): boolean => page.startsWith(`${pages}/admin/`)

/** Which file a module goes into; those of one part alone are left out. */
function filesOf(graph: Graph): ReadonlyMap<string, string> {
  const program = reachedFrom(graph, [entry], (id) => everImported(graph, id))
  const shoppersPages = [...program].filter((id) => id.startsWith(pages) && !isAdmins(id))
  const shoppers = reachedFrom(graph, shoppersPages, (id) =>
    everImported(graph, id).filter((one) => !one.includes('routeTree.gen')),
  )
  const parts = new Set([...program].flatMap((id) => later(graph, id)))
  const needed = new Map<string, string[]>()
  for (const part of parts)
    for (const id of reachedFrom(graph, [part])) needed.set(id, [...(needed.get(id) ?? []), part])

  const files = new Map<string, string>()
  for (const [id, by] of needed) {
    const ofShoppers = by.filter((part) => shoppers.has(part)).length
    if (FORMS.test(id)) files.set(id, 'forms')
    else if (SCHEMAS.test(id)) files.set(id, 'schemas')
    else if (id.includes('node_modules') || by.length === 1) continue
    else if (by.some((part) => EVERYWHERE.test(part))) files.set(id, 'everywhere')
    else if (ofShoppers === 0) files.set(id, ADMIN + fileIn(graph, id))
    // Admins fetch what one part of the storefront needs: no reason to give it to others of the storefront.
    else if (ofShoppers > 1) files.set(id, fileIn(graph, id))
  }
  return files
}

function fileIn(graph: Graph, id: string): string {
  const isOfForms = [...reachedFrom(graph, [id])].some((one) => FORMS.test(one) || SCHEMAS.test(one))
  return isOfForms ? `${roomOf(id)}-forms` : roomOf(id)
}

/** The room a module stands in: `features/orders` is `orders`, and what all rooms stand on is the kit. */
function roomOf(id: string): string {
  const [floor, room = ''] = relative(src, id).split('/')
  if (floor === 'features') return room
  return floor === 'pages' ? 'pages' : 'kit'
}

const everImported = (graph: Graph, id: string): readonly string[] => [
  ...(graph.getModuleInfo(id)?.importedIds ?? []),
  ...later(graph, id),
]
