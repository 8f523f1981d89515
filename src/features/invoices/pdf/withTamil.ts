/** Runs of Tamil, with their joiners and the spaces between their words. */
const runs = /([\u0b80-\u0bff][\u0b80-\u0bff\u200c-\u200d ]*)/

/** The font of Tamil letters that goes with a registered one. */
export const tamilOf = (name: string): string => `${name}.tamil`

interface LineOptions extends PDFKit.Mixins.TextOptions {
  readonly lineWidth?: number
}

/** With what pdfkit writes a line, which its types do not tell. */
type Writer = PDFKit.PDFDocument & {
  _fragment(text: string, x: number, y: number, options: LineOptions): void
}

/** Lets a document write Tamil amid all else: pdfkit measures and writes each line in one font, here each run has its own. */
export function withTamil(document: PDFKit.PDFDocument): void {
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
    for (const [at, part] of text.split(runs).entries()) {
      if (part === '') continue
      font(at % 2 === 0 ? name : tamilOf(name))
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
    inParts(text, (part, before) => write(part, left + before, y, { ...options, align: 'left' }))
  }
}
