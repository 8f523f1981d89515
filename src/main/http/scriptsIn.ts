import { readdir } from 'node:fs/promises'
import type { Language } from '#/platform/language/languages.rules.ts'
import { BUILT } from '../build/buildInChild.ts'

/**
 * Where a file of a page is in a language: those that say something are there once for each of them (build/spokenTexts.ts), beside
 * those that say nothing. In development there is one of each, which says everything.
 */
export async function scriptsIn(language: Language): Promise<(url: string) => string> {
  const files = await readdir(`${BUILT}/client/assets/${language}`, { recursive: true }).catch(() => [])
  const known = new Set(files.map((name) => name.replaceAll('\\', '/')))
  return (url) => {
    const [, name = ''] = /^\/assets\/(.+)$/.exec(url) ?? []
    return known.has(name) ? `/assets/${language}/${name}` : url
  }
}
