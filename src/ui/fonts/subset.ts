/**
 * Cuts the committed fonts out of the full fonts. Run by hand when a font or a character set changes:
 *
 *   npm i --no-save @expo-google-fonts/{mukta@0.4.1,noto-serif-display@0.4.2,noto-serif-devanagari@0.4.1,\
 *     rozha-one@0.2.3,tiro-devanagari-hindi@0.4.1,poppins@0.4.1,baloo-2@0.4.2,hind@0.4.1,mukta-malar@0.4.1} \
 *     @fontsource/{noto-serif-tamil@5.3.0,hind-siliguri@5.3.0,mukta-mahee@5.3.0,mukta-vaani@5.3.0,noto-sans-oriya@5.3.0,\
 *     hind-guntur@5.3.0,anek-telugu@5.0.13,noto-sans-kannada@5.3.0,anek-malayalam@5.3.0}
 *   node src/ui/fonts/subset.ts node_modules/@expo-google-fonts
 *
 * Ready-made latin subsets leave out the rupee sign, which every price needs on first paint; ours carry it.
 */
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import subsetFont from 'subset-font'

/** Everything an English page of the shop is made of; keep `unicode-range` in fonts.css in step. */
const core = `${span(0x20, 0x7e)}\u00a0\u00a9\u00ae\u00b0\u00b7\u00bd\u00d7\u00e9\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u2190\u2192\u20b9\u2212`

/** The Devanagari block with its joiners; fetched by the browser only when such text is on the page. */
const devanagari = `${span(0x900, 0x97f)} \u200c\u200d\u25cc`

/** The Tamil block, likewise. */
const tamil = `${span(0xb80, 0xbff)} \u200c\u200d\u25cc`

/** Scripts that no page is in, for names and addresses in documents: what the font calls each, and its first sign. */
const scriptsOfDocuments = [
  { script: 'bengali', font: 'hind-siliguri', first: 0x980 },
  { script: 'gurmukhi', font: 'mukta-mahee', first: 0xa00 },
  { script: 'gujarati', font: 'mukta-vaani', first: 0xa80 },
  { script: 'oriya', font: 'noto-sans-oriya', first: 0xb00 },
  { script: 'telugu', font: 'hind-guntur', first: 0xc00 },
  { script: 'kannada', font: 'noto-sans-kannada', first: 0xc80 },
  { script: 'malayalam', font: 'anek-malayalam', first: 0xd00 },
] as const
const cutsOfDocuments = scriptsOfDocuments.flatMap(({ script, font, first }) =>
  [400, 600].map((weight) => ({
    from: `../@fontsource/${font}/files/${font}-${script}-${weight}-normal.woff2`,
    to: `pdf-${weight}.${script}`,
    text: `${span(first, first + 0x7f)} \u200c\u200d\u25cc`,
    isPlain: true,
  })),
)

/** What may stand in a PDF: names come in any of these letters. */
const pdfText = `${span(0x20, 0x7e)}${span(0xa0, 0x17f)}\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20b9\u2212`

const cuts = [
  { from: 'noto-serif-display/500Medium/NotoSerifDisplay_500Medium.ttf', to: 'display-500.core', text: core },
  {
    from: 'noto-serif-devanagari/500Medium/NotoSerifDevanagari_500Medium.ttf',
    to: 'display-500.devanagari',
    text: devanagari,
  },
  { from: 'mukta/400Regular/Mukta_400Regular.ttf', to: 'text-400.core', text: core },
  { from: 'mukta/600SemiBold/Mukta_600SemiBold.ttf', to: 'text-600.core', text: core },
  { from: 'mukta/400Regular/Mukta_400Regular.ttf', to: 'text-400.devanagari', text: devanagari },
  { from: 'mukta/600SemiBold/Mukta_600SemiBold.ttf', to: 'text-600.devanagari', text: devanagari },
  {
    from: '../@fontsource/noto-serif-tamil/files/noto-serif-tamil-tamil-500-normal.woff2',
    to: 'display-500.tamil',
    text: tamil,
  },
  { from: 'mukta-malar/400Regular/MuktaMalar_400Regular.ttf', to: 'text-400.tamil', text: tamil },
  { from: 'mukta-malar/600SemiBold/MuktaMalar_600SemiBold.ttf', to: 'text-600.tamil', text: tamil },
  // Other looks of the shop: pairings.rules.ts knows the beginning of each file's SHA-256, which is printed.
  { from: 'rozha-one/RozhaOne_400Regular.ttf', to: 'looks/rozha-400', text: core },
  {
    from: 'tiro-devanagari-hindi/400Regular/TiroDevanagariHindi_400Regular.ttf',
    to: 'looks/tiro-400',
    text: core,
  },
  { from: 'poppins/500Medium/Poppins_500Medium.ttf', to: 'looks/poppins-500', text: core },
  { from: 'baloo-2/700Bold/Baloo2_700Bold.ttf', to: 'looks/baloo-700', text: core },
  { from: 'hind/400Regular/Hind_400Regular.ttf', to: 'looks/hind-400', text: core },
  { from: 'hind/600SemiBold/Hind_600SemiBold.ttf', to: 'looks/hind-600', text: core },
  // PDF files embed parts of fonts: quickly cut out of plain fonts only.
  { from: 'mukta/400Regular/Mukta_400Regular.ttf', to: 'pdf-400', text: pdfText + devanagari, isPlain: true },
  {
    from: 'mukta/600SemiBold/Mukta_600SemiBold.ttf',
    to: 'pdf-600',
    text: pdfText + devanagari,
    isPlain: true,
  },
  {
    from: 'mukta-malar/400Regular/MuktaMalar_400Regular.ttf',
    to: 'pdf-400.tamil',
    text: tamil,
    isPlain: true,
  },
  {
    from: 'mukta-malar/600SemiBold/MuktaMalar_600SemiBold.ttf',
    to: 'pdf-600.tamil',
    text: tamil,
    isPlain: true,
  },
  ...cutsOfDocuments,
  ...[400, 600].map((weight) => ({
    from: `../@fontsource/anek-telugu/files/anek-telugu-telugu-${weight}-normal.woff2`,
    to: `pdf-${weight}.telugu-digits`,
    text: `${span(0xc66, 0xc6f)} `,
    isPlain: true,
  })),
] as const

function span(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')
}

const source = process.argv[2]
if (!source) throw new Error('Name the folder that holds the full fonts.')

for (const { from, to, text, ...cut } of cuts) {
  const isPlain = 'isPlain' in cut
  const targetFormat = isPlain ? 'truetype' : 'woff2'
  // Hints fit letters to the coarse dots of old screens; a third of each file, and phones leave them aside.
  const options = { targetFormat, noHinting: !isPlain } as const
  const font = await subsetFont(await readFile(join(source, from)), text, options)
  const [file, bytes] = isPlain ? [`${to}.ttf.gz`, gzipSync(font, { level: 9 })] : [`${to}.woff2`, font]
  await writeFile(join(import.meta.dirname, file), bytes)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  process.stdout.write(`${file} ${bytes.length} bytes ${hash}\n`)
}
