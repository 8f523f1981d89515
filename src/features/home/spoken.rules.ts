import type { Language } from '#/platform/language/languages.rules.ts'
import { inWords } from '#/platform/language/ownWords.rules.ts'
import type { Tile } from './kinds/tiles.schema.ts'
import type { Section } from './sections.schema.ts'

const tileIn = ({ words, ...tile }: Tile, language: Language): Tile => inWords(tile, words, language)

/** A section as shoppers read it in a language: field by field what is written in it, or else the English. */
export function spokenIn(section: Section, language: Language): Section {
  const { words, ...english } = section
  const said = inWords<Section>(english, words, language)
  return said.kind === 'tiles' ? { ...said, tiles: said.tiles.map((tile) => tileIn(tile, language)) } : said
}
