/** All languages say the same: the texts of each part of the shop have one translation each, with the same values. */
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import {
  allLanguages,
  languages,
  MAIN_LANGUAGE,
  moreLanguages,
} from '../../src/platform/language/languages.rules.ts'
import { isWrittenIn } from '../fixtures/letters.ts'

type Texts = Readonly<Record<string, string | Readonly<Record<string, string>>>>

const folders = [
  ...new Set(globSync('src/**/messages/*.messages.ts').map((file) => file.replace(/\/[^/]+$/, ''))),
]
const read = async (folder: string, language: string): Promise<Texts> =>
  (await import(/* @vite-ignore */ resolve(folder, `${language}.ts`)))[language]

/** The values that a text names, each once. */
const namesIn = (text: Texts[string] | undefined): string[] =>
  [...new Set(JSON.stringify(text ?? '').match(/\{\w+\}/g))].sort()
const wordsOf = (text: Texts[string]): string[] => (typeof text === 'string' ? [text] : Object.values(text))

test('there are parts with messages', () => expect(folders.length).toBeGreaterThan(8))

test.each(folders)('%s says the same in all languages', async (folder) => {
  const main = await read(folder, MAIN_LANGUAGE)
  for (const language of allLanguages) {
    const texts = await read(folder, language)
    expect(Object.keys(texts)).toEqual(Object.keys(main))
    const forms = new Intl.PluralRules(languages[language].tag).resolvedOptions().pluralCategories
    for (const [key, text] of Object.entries(texts)) {
      expect([key, namesIn(text)]).toEqual([key, namesIn(main[key])])
      expect(wordsOf(text).filter((words) => words.trim() === '')).toEqual([])
      if (typeof text === 'object') expect([key, Object.keys(text).sort()]).toEqual([key, [...forms].sort()])
    }
  }
})

const inEach = moreLanguages.flatMap((language) => folders.map((folder) => ({ folder, language })))

test.each(inEach)('$folder says in $language what is said in English, but for names', async (part) => {
  const texts = await read(part.folder, part.language)
  // A text that only puts values together says nothing by itself.
  const isForeign = (words: string) => /\p{L}/u.test(words) && !isWrittenIn(part.language, words)
  const foreign = Object.entries(texts).filter(([, text]) =>
    wordsOf(text).some((words) => isForeign(words.replace(/\{\w+\}/g, ''))),
  )
  // Names of the law of GST, of its return's tables and of the trade, which are the same in every language.
  const names =
    /^(?:WhatsApp|Google, Instagram|UPI|COD|GSTIN \{gstin\}\.?|SKU(?: \{sku\})?|UTR|IRN|HSN(?:\/SAC)?|[CIS]GST|SGST, UTGST|\d[AB]? (?:B2B|B2C[LS]|CDNU?R|Exempt))$/
  expect(foreign.filter(([, text]) => !wordsOf(text).every((words) => names.test(words)))).toEqual([])
})

/** The faces of `fonts.css` that have a range, by family and weight, and whether a letter is in it. */
const faces = readFileSync('src/ui/fonts/fonts.css', 'utf8')
  .split('@font-face')
  .flatMap((face) => {
    const partOf = (name: string) => new RegExp(`${name}:\\s*([^;]+);`).exec(face)?.[1] ?? ''
    const ranges = partOf('unicode-range')
      .split(',')
      .filter((range) => range.trim() !== '')
      .map((range) => range.trim().slice(2).split('-'))
      .map(([from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const)
    const has = (letter: string) => {
      const code = letter.codePointAt(0) ?? 0
      return ranges.some(([from, to]) => from <= code && code <= to)
    }
    return ranges.length > 0 ? [{ file: partOf('src'), has }] : []
  })

test.each(moreLanguages)(
  'each letter of %s is fetched in one font for text, bold text and headings',
  (language) => {
    for (const letter of languages[language].name) {
      const files = faces.filter(({ has }) => has(letter)).map(({ file }) => /(\w+-\d+)\./.exec(file)?.[1])
      expect(files.sort()).toEqual(['display-500', 'text-400', 'text-600'])
    }
  },
)

test('what scripts share fetches no font: joiners, and the signs at the end of a sentence but for Devanagari', () => {
  for (const sign of ['\u200c', '\u200d']) expect(faces.filter(({ has }) => has(sign))).toEqual([])
  for (const sign of ['।', '॥'])
    for (const { file, has } of faces) expect([file, has(sign)]).toEqual([file, file.includes('.devanagari')])
})
