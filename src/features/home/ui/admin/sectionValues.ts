import { z } from 'zod'
import { type TypedWords, typedWords } from '#/features/shop/ui/words/ownWordsForm.ts'
import { fromIndiaInput, toIndiaInput } from '#/platform/time/india.ts'
import { type PictureItem, storedPicture } from '#/ui/resource/pictures/pictureItems.ts'
import type { Tile } from '../../kinds/tiles.schema.ts'
import { type Kind, kindOf, type Section, sectionSchema } from '../../sections.schema.ts'

/** A section as its form holds it: numbers and days as texts, pictures as they were chosen. */
export type SectionValues = Record<string, unknown>

interface TypedTile extends Omit<Tile, 'picture' | 'words'> {
  readonly picture: readonly PictureItem[]
  readonly words: TypedWords<'homeTile'>
}

const itemsOf = (url: unknown): PictureItem[] =>
  typeof url === 'string' && url !== '' ? [storedPicture(url)] : []

export const newTile = (): TypedTile => ({
  ...{ picture: [], alt: '', link: '' },
  words: typedWords('homeTile', undefined),
})

const typedTile = ({ picture, words, ...tile }: Tile): TypedTile => ({
  ...tile,
  picture: itemsOf(picture),
  words: typedWords('homeTile', words),
})

/** What the form begins with. */
export function valuesOf(kind: Kind, section: Section | undefined): SectionValues {
  const { blank, fields = [] } = kindOf(kind)
  const known = new Map<string, unknown>(Object.entries({ ...blank, ...section }))
  const values = fields.map(({ is, name }): [string, unknown] => {
    const value = known.get(name)
    if (is === 'picture') return [name, itemsOf(value)]
    if (is === 'tiles') return [name, (value as Tile[]).map(typedTile)]
    return [name, String(value ?? '')]
  })
  return {
    heading: section?.heading ?? '',
    ...Object.fromEntries(values),
    words: typedWords('homeSection', section?.words),
    from: toIndiaInput(section?.from ?? null),
    until: toIndiaInput(section?.until ?? null),
  }
}

/** Stands for a picture that is not stored yet. */
export const NOT_STORED = '/media/new.1x1.000000/1.webp'

/** The address of what was chosen. */
export type AddressOf = (item: PictureItem) => string

/** @returns what the form holds as the API takes it */
export function sectionIn(
  kind: Kind,
  id: string,
  values: SectionValues,
  addressOf: AddressOf = ({ url }) => url ?? NOT_STORED,
): unknown {
  const address = (items: unknown) => {
    const [item] = items as readonly PictureItem[]
    return item ? addressOf(item) : ''
  }
  const fields = (kindOf(kind).fields ?? []).map(({ is, name }): [string, unknown] => {
    const value = values[name]
    if (is === 'picture') return [name, address(value)]
    if (is === 'tiles')
      return [name, (value as TypedTile[]).map((tile) => ({ ...tile, picture: address(tile.picture) }))]
    return [name, value]
  })
  const time = (typed: unknown) => {
    try {
      return fromIndiaInput(String(typed))
    } catch {
      // Half a day was typed: the schema says what is missing.
      return typed
    }
  }
  const times = { from: time(values.from), until: time(values.until) }
  return { id, kind, heading: values.heading, ...Object.fromEntries(fields), ...times, words: values.words }
}

/** Every picture that was chosen in a form and is not stored yet. */
export function filesIn(kind: Kind, values: SectionValues): File[] {
  const files: File[] = []
  sectionIn(kind, '', values, ({ file, url }) => {
    if (file) files.push(file)
    return url ?? NOT_STORED
  })
  return files
}

/** The server's own checks, of what the form holds. */
export const valuesSchema = (kind: Kind, id: string) =>
  z.unknown().superRefine((values, { addIssue }) => {
    const { error } = sectionSchema.safeParse(sectionIn(kind, id, values as SectionValues))
    for (const { path, message } of error?.issues ?? []) addIssue({ code: 'custom', path, message })
  })
