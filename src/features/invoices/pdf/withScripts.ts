import { furtherScripts, inScript, type Scripts, scriptOf } from '#/ui/fonts/scripts.ts'

interface LineOptions extends PDFKit.Mixins.TextOptions {
  readonly lineWidth?: number
}

/** With what pdfkit writes a line, which its types do not tell. */
type Writer = PDFKit.PDFDocument & {
  /** `ascender`: how far the letters rise above the line they stand on, thousandths of their size. */
  readonly _font: { readonly ascender: number }
  readonly _fontSize: number
  _fragment(text: string, x: number, y: number, options: LineOptions): void
}

/** Runs of letters of one script, with their joiners and the spaces between their words. */
const runsOf = (scripts: Scripts): RegExp =>
  new RegExp(
    `(${Object.values(scripts)
      .map(({ letters }) => `[${letters}][${letters}\u200c-\u200d ]*`)
      .join('|')})`,
  )

/**
 * Lets a document write several scripts in one line: pdfkit measures and writes each line in one font, here each run has its own. Its
 * fonts are registered beside the usual ones, as `inScript` calls them.
 */
export function withScripts(document: PDFKit.PDFDocument, scripts: Scripts = furtherScripts): void {
  const runs = runsOf(scripts)
  const doc = document as Writer
  const font = doc.font.bind(doc)
  const widthOf = doc.widthOfString.bind(doc)
  const write = doc._fragment.bind(doc)
  let name = ''
  doc.font = (chosen: PDFKit.Mixins.PDFFontSource, ...rest: unknown[]) => {
    if (typeof chosen === 'string') name = chosen
    return Reflect.apply(font, doc, [chosen, ...rest])
  }

  /** Goes through a text in the font of each of its parts. @returns how wide all are */
  function inParts(text: string, act?: (part: string, before: number) => void): number {
    let width = 0
    for (const part of text.split(runs)) {
      if (part === '') continue
      font(inScript(name, scriptOf(part, scripts)))
      act?.(part, width)
      width += widthOf(part)
    }
    font(name)
    return width
  }

  doc.widthOfString = (text, options) => (runs.test(text) ? inParts(text) : widthOf(text, options))
  doc._fragment = (text, x, y, options) => {
    if (!runs.test(text)) return write(text, x, y, options)
    const { width, lineWidth = 0, align } = options
    const room = width ? lineWidth - inParts(text.trimEnd()) : 0
    const left = x + (align === 'right' ? room : align === 'center' ? room / 2 : 0)
    // A part is written from its top, and fonts rise differently: all stand on the line of the usual one.
    const { ascender } = doc._font
    const topOf = () => y + ((ascender - doc._font.ascender) * doc._fontSize) / 1000
    inParts(text, (part, before) => write(part, left + before, topOf(), { ...options, align: 'left' }))
  }
}
