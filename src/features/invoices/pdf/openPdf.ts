import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { currentTag } from '#/platform/language/current.ts'
import { areas } from './pdfTable.ts'

/** Names of the fonts that every PDF has. */
export const fonts = { plain: 'plain', strong: 'strong' } as const
/** Read once: Latin with the rupee sign and Devanagari, so that names print as they were typed. */
let fontFiles: Promise<[Buffer, Buffer]> | undefined

const unzip = promisify(gunzip)
const fontFile = async (name: string): Promise<Buffer> => unzip(await readFile(`src/ui/fonts/${name}.ttf.gz`))

export interface PdfOptions {
  readonly size: keyof typeof areas
  readonly title: string
  readonly author: string
  readonly createdAt: Date
}

/** A PDF file with its first page; after `doc.end()` its bytes come from `file`. The library comes with the first one. */
export async function openPdf({ size, title, author, createdAt }: PdfOptions) {
  fontFiles ??= Promise.all([fontFile('pdf-400'), fontFile('pdf-600')])
  const [[plain, strong], { default: PDFDocument }] = await Promise.all([fontFiles, import('pdfkit')])
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
  doc.registerFont(fonts.plain, plain).registerFont(fonts.strong, strong)
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
