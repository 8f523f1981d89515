import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { currentTag } from '#/platform/language/current.ts'
import { furtherScripts, inScript } from '#/ui/fonts/scripts.ts'
import { areas } from './pdfTable.ts'
import { withScripts } from './withScripts.ts'

/** Names of the fonts that every PDF has. */
export const fonts = { plain: 'plain', strong: 'strong' } as const
/** Read once: Latin with the rupee sign and Devanagari, and other scripts apart, so that names print as they were typed. */
let fontFiles: Promise<Buffer[]> | undefined

const usualFiles = { [fonts.plain]: 'pdf-400', [fonts.strong]: 'pdf-600' }
/** The file of each font, by its name. */
const fontNames: Readonly<Record<string, string>> = Object.fromEntries(
  [undefined, ...Object.keys(furtherScripts)].flatMap((script) =>
    Object.entries(usualFiles).map(([name, file]) => [inScript(name, script), inScript(file, script)]),
  ),
)

const unzip = promisify(gunzip)
/** The library reads ten bytes of each letter, also where the last one of a file has no outline. */
const behind = Buffer.alloc(10)
const fontFile = async (name: string): Promise<Buffer> =>
  Buffer.concat([await unzip(await readFile(`src/ui/fonts/${name}.ttf.gz`)), behind])

export interface PdfOptions {
  readonly size: keyof typeof areas
  readonly title: string
  readonly author: string
  readonly createdAt: Date
}

/** A PDF file with its first page; after `doc.end()` its bytes come from `file`. The library comes with the first one. */
export async function openPdf({ size, title, author, createdAt }: PdfOptions) {
  fontFiles ??= Promise.all(Object.values(fontNames).map(fontFile))
  const [files, { default: PDFDocument }] = await Promise.all([fontFiles, import('pdfkit')])
  const { top, left } = areas[size]
  const doc = new PDFDocument({
    size,
    margins: { top, left, right: left, bottom: 0 },
    bufferPages: true,
    // pdfkit would load its own Helvetica, which knows no rupee sign.
    font: '',
    lang: currentTag(),
    info: { Title: title, Author: author, CreationDate: createdAt },
  })
  for (const [at, name] of Object.keys(fontNames).entries()) doc.registerFont(name, files[at])
  withScripts(doc)
  return { doc, file: bytesOf(doc) }
}

function bytesOf(doc: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = []
  return new Promise((done, fail) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => done(new Uint8Array(Buffer.concat(chunks))))
    doc.on('error', fail)
  })
}
