import type { VirtualRouteNode } from '@tanstack/virtual-file-routes'
import { TrieRouter } from 'hono/router/trie-router'
import { routes } from '#/routes.ts'

/** The addresses of all pages of the site map, as patterns such as `/details/$id`. */
function patternsOf(nodes: readonly VirtualRouteNode[], base = ''): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'index') return [`${base}/`]
    const path = node.type === 'route' ? base + node.path : base
    const below = 'children' in node && node.children ? patternsOf(node.children, path) : []
    return node.type === 'route' && below.length === 0 ? [path] : below
  })
}

const pages = new TrieRouter<string>()
for (const pattern of patternsOf(routes.children ?? [])) {
  pages.add('GET', pattern.replaceAll('$', ':'), pattern)
}

/** Which page of the site map an address means; undefined for none. */
export const pagePatternOf = (path: string): string | undefined => pages.match('GET', path)[0].at(-1)?.[0]
