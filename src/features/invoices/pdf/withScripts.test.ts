import { readFile } from 'node:fs/promises'
import { gunzipSync, inflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { allLanguages, languages } from '#/platform/language/languages.rules.ts'
import { furtherScripts, inScript, scriptOf } from '#/ui/fonts/scripts.ts'
import { fonts, openPdf } from './openPdf.ts'
import { withScripts } from './withScripts.ts'

type Doc = Awaited<ReturnType<typeof openPdf>>['doc']

/** A file with what is written, as text. */
async function written(write: (doc: Doc) => void): Promise<string> {
  const { doc, file } = await openPdf({ size: 'A4', title: 'Slip', author: 'Zari', createdAt: new Date(0) })
  doc.font(fonts.plain).fontSize(10)
  write(doc)
  doc.end()
  return textOf(await file)
}

function textOf(file: Uint8Array): string {
  const whole = Buffer.from(file).toString('latin1')
  const streams = [...whole.matchAll(/stream\r?\n(.*?)\r?\nendstream/gs)].map(([, part = '']) => {
    const bytes = Buffer.from(part, 'latin1')
    // What is no text is no matter.
    return bytes[0] === 0x78 ? inflateSync(bytes).toString('latin1') : ''
  })
  return [whole, ...streams].join('\n')
}

const fontsIn = (pdf: string) =>
  [...new Set([...pdf.matchAll(/\/BaseFont \/[A-Z]+\+([\w-]+)/g)].map(([, name]) => name))].sort()
/** Where each part of a line begins, points from the left. */
const placesIn = (pdf: string) => [...pdf.matchAll(/1 0 0 1 ([\d.]+) [\d.]+ Tm/g)].map(([, x]) => Number(x))
/** The letters of each font in the order in which they stand. */
const lettersIn = (pdf: string) =>
  [...pdf.matchAll(/beginbfrange\n<\w+> <\w+> \[<\w*>(.*?)\]/g)].map(([, letters = '']) =>
    (letters.match(/[\da-f]{4}/gi) ?? [])
      .map((hex) => String.fromCodePoint(Number.parseInt(hex, 16)))
      .join(''),
  )

test('has Tamil letters where they stand, whatever stands beside them, and no font of them where none does', async () => {
  expect(fontsIn(await written((doc) => doc.text('Meera मीरा ₹1,499')))).toEqual(['Mukta-Regular'])
  const name = 'தேவி Silks மீனா मीरा'
  expect(fontsIn(await written((doc) => doc.text(name)))).toEqual(['Mukta-Regular', 'MuktaMalar-Regular'])
  const strong = await written((doc) => doc.font(fonts.strong).text(name).font(fonts.plain).text('Order 42'))
  expect(fontsIn(strong)).toEqual(['Mukta-Regular', 'Mukta-SemiBold', 'MuktaMalar-SemiBold'])
})

test.each([
  ['தே', 'ேத'],
  ['பை', 'ைப'],
  // In two parts, around the letter.
  ['கொ', 'ெகா'],
  // A joiner is not seen; what it keeps apart is two letters.
  ['க்‌ஷ', 'க் ஷ'],
])('a sign stands before its letter where it is written so: %s', async (typed, letters) => {
  expect(lettersIn(await written((doc) => doc.text(typed)))).toEqual([letters])
})

test('a line is as wide as its parts, and ends where it should', async () => {
  const parts = ['For ', 'தேவி', ' Pvt']
  let wide = 0
  const options = { width: 300, lineBreak: false }
  const pdf = await written((doc) => {
    wide = doc.widthOfString(parts.join(''))
    const heights = ['Devi', 'தேவி'].map((name) => doc.heightOfString(name, { width: 300 }))
    expect(heights[0]).toBe(heights[1])
    doc.text(parts.join(''), 100, 100, { ...options, align: 'right' })
    doc.text(parts.join(''), 100, 200, { ...options, align: 'center' })
    doc.text(parts.join(''), 100, 300, options)
  })
  const places = placesIn(pdf)
  const starts = [400 - wide, 100 + (300 - wide) / 2, 100]
  expect(places).toHaveLength(3 * parts.length)
  for (const [at, start] of starts.entries()) expect(places[at * parts.length]).toBeCloseTo(start, 1)
  expect(places).toEqual(places.map((_, at) => Math.max(...places.slice(at - (at % 3), at + 1))))
})

test('letters of all scripts stand on one line', async () => {
  const pdf = await written((doc) => doc.text('Devi ಇಂದಿರಾನಗರ தேவி രാധ Rao', 100, 100, { lineBreak: false }))
  const top = [...pdf.matchAll(/1 0 0 1 [\d.]+ ([\d.]+) Tm/g)].map(([, y]) => Number(y))
  expect(top.length).toBeGreaterThan(4)
  for (const y of top) expect(y).toBeCloseTo(top[0] ?? 0, 1)
})

test('long words wrap within their width', async () => {
  const { doc, file } = await openPdf({ size: 'A4', title: 'Slip', author: 'Zari', createdAt: new Date(0) })
  doc.font(fonts.plain).fontSize(10)
  const words = 'காஞ்சிபுரம் பட்டுப் புடவை Kanchipuram silk '
  const line = doc.heightOfString('புடவை', { width: 120 })
  expect(doc.heightOfString(words.repeat(4), { width: 120 })).toBeGreaterThan(6 * line)
  doc.end()
  await file
})

const fontFile = async (name: string) => gunzipSync(await readFile(`src/ui/fonts/${name}.ttf.gz`))

interface Signs {
  readonly lookupType: number
  readonly extension?: Signs
  readonly baseArray?: readonly (readonly unknown[])[]
  readonly mark2Array?: readonly (readonly unknown[])[]
}

interface GposFont {
  readonly GPOS?: {
    readonly lookupList: { toArray(): readonly { readonly subTables: readonly Signs[] }[] }
  }
}

/** Where the signs of each kind go on each letter, and on each other sign. */
const placesOfSigns = ({ GPOS }: GposFont): unknown[] =>
  (GPOS?.lookupList.toArray() ?? [])
    .flatMap(({ subTables }) => Array.from(subTables, (table) => table.extension ?? table))
    .flatMap(({ baseArray = [], mark2Array = [] }) => [...Array.from(baseArray), ...Array.from(mark2Array)])
    .flatMap((letter) => Array.from(letter))

/** What the library knows of the font it writes with. */
interface FontOf {
  readonly _font: {
    readonly font: GposFont & { readonly fullName: string; hasGlyphForCodePoint(code: number): boolean }
  }
}

test.each(allLanguages)(
  'the letters of %s are in a font of documents, plain and strong',
  async (language) => {
    const doc = new PDFDocument({ font: '' })
    for (const usual of ['pdf-400', 'pdf-600'])
      for (const letter of languages[language].name) {
        doc.font(await fontFile(inScript(usual, scriptOf(letter, furtherScripts))))
        const { font } = (doc as unknown as FontOf)._font
        expect([letter, font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)]).toEqual([letter, true])
      }
  },
)

/** The ten digits of the script of a text: in each they stand at the same place. */
function digitsOf(text: string): string[] {
  const first = furtherScripts[scriptOf(text, furtherScripts) ?? 'tamil'].letters.codePointAt(0) ?? 0
  return Array.from({ length: 10 }, (_, digit) => String.fromCodePoint(first + 0x66 + digit))
}

test.each([
  ['বাংলা রোড', 'HindSiliguri'],
  ['ਪੰਜਾਬੀ ਬਾਗ', 'MuktaMahee'],
  ['ગાંધી માર્ગ', 'MuktaVaani'],
  ['ଓଡ଼ିଶା', 'NotoSansOriya'],
  ['రాధిక', 'HindGuntur'],
  ['ಇಂದಿರಾನಗರ', 'NotoSansKannada'],
  ['മീനാക്ഷി', 'AnekMalayalam'],
])('a courier can read %s', async (typed, font) => {
  for (const name of Object.values(fonts)) {
    const pdf = await written((doc) => doc.font(name).text(`${typed} 12`))
    expect(fontsIn(pdf).some((written) => written?.startsWith(font))).toBe(true)
    const usual = name === fonts.plain ? 'pdf-400' : 'pdf-600'
    const missing: string[] = []
    for (const letter of [...typed, ...digitsOf(typed)]) {
      const file = await fontFile(inScript(usual, scriptOf(letter, furtherScripts)))
      const { font: letters } = (new PDFDocument({ font: '' }).font(file) as unknown as FontOf)._font
      if (!letters.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) missing.push(letter)
    }
    expect(missing).toEqual([])
  }
})

test.each(Object.entries(furtherScripts))(
  'the letters of %s are in a font of that name',
  async (script, { family }) => {
    const doc = new PDFDocument({ font: '' }).font(await fontFile(inScript('pdf-600', script)))
    expect((doc as unknown as FontOf)._font.font.fullName).toBe(`${family} SemiBold`)
  },
)

test('no font leaves out where a sign goes on a letter: the library that sets them fails on such a word', async () => {
  const names = [undefined, ...Object.keys(furtherScripts)].flatMap((script) =>
    ['pdf-400', 'pdf-600'].map((usual) => inScript(usual, script)),
  )
  for (const name of names) {
    const doc = new PDFDocument({ font: '' }).font(await fontFile(name))
    const places = placesOfSigns((doc as unknown as FontOf)._font.font)
    expect([name, places.filter((place) => !place)]).toEqual([name, []])
  }
})

test('each of several scripts in a line has its own font', async () => {
  const doc = new PDFDocument({ font: '' })
  const parts: Uint8Array[] = []
  doc.on('data', (part) => parts.push(part))
  // Letters of Devanagari, as if they were in a file of their own.
  const scripts = { ...furtherScripts, devanagari: { letters: '\u0900-\u097f' } }
  for (const [name, file] of [
    ['plain', 'pdf-400'],
    ['plain.tamil', 'pdf-400.tamil'],
    ['plain.devanagari', 'pdf-600'],
  ] as const)
    doc.registerFont(name, Buffer.concat([await fontFile(file), Buffer.alloc(10)]))
  withScripts(doc, scripts)
  doc.font('plain').fontSize(10).text('AB மீனா मीरा CD')
  const done = new Promise((resolve) => doc.on('end', resolve))
  doc.end()
  await done
  const pdf = textOf(Buffer.concat(parts))
  expect(fontsIn(pdf)).toEqual(['Mukta-Regular', 'Mukta-SemiBold', 'MuktaMalar-Regular'])
  expect(
    lettersIn(pdf)
      .map((letters) => letters.trim())
      .sort(),
  ).toEqual(['AB CD', 'மீனா', 'मीरा'].sort())
})
