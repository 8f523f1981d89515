import { resolve } from 'node:path'

/** What the bundler tells of its modules. */
export interface Graph {
  getModuleInfo(
    id: string,
  ): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null
}

/** Where the browser's program begins. */
export const entry = resolve('src/main/client.tsx')

/** Where the pages stand. */
export const pages = resolve('src/pages')

/** What a module loads when it is needed. */
export const later = (graph: Graph, id: string): readonly string[] =>
  graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []

/** All modules that come with some, themselves first. */
export function reachedFrom(
  graph: Graph,
  starts: readonly string[],
  next: (id: string) => readonly string[] = (id) => graph.getModuleInfo(id)?.importedIds ?? [],
): Set<string> {
  const reached = new Set(starts)
  for (const id of reached) for (const one of next(id)) reached.add(one)
  return reached
}
