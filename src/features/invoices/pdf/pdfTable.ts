/** Where a page may be printed on, points. */
export interface Area {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** A4 is 595 x 842 points, A5 420 x 595. */
export const areas = {
  A4: { left: 32, right: 563, top: 32, bottom: 794 },
  A5: { left: 28, right: 392, top: 28, bottom: 556 },
} as const satisfies Record<string, Area>

export const ink = { strong: '#2b1527', soft: '#574352', line: '#cdbfae', wash: '#f4ecdf' } as const

/** A column: its heading, where it begins, how wide it is. */
export interface Column {
  readonly title: string
  readonly width: number
  readonly numeric?: true
  /** An empty box to tick with a pen instead of words. */
  readonly box?: true
}

const PADDING = 3
/** Side of a box to tick, points. */
const BOX = 9

/** A table that goes on over as many pages as it needs, its head on each of them. */
export interface Table {
  /** Renders a row; long words wrap within their column. */
  row(cells: readonly string[], look?: 'plain' | 'strong'): void
}

export interface TableLook {
  /** Names of registered fonts. */
  readonly fonts: { readonly plain: string; readonly strong: string }
  readonly page: Area
  /** Of the letters, points. */
  readonly size?: number
}

/** Starts a table at the cursor. */
export function renderTable(
  doc: PDFKit.PDFDocument,
  columns: readonly Column[],
  { fonts, page, size = 8 }: TableLook,
): Table {
  let next: number = page.left
  const offsets = columns.map(({ width }) => {
    next += width
    return next - width
  })

  const heightOf = (cells: readonly string[]): number =>
    Math.max(
      ...columns.map(({ width }, at) => doc.heightOfString(cells[at] ?? '', { width: width - 2 * PADDING })),
    ) +
    2 * PADDING

  function renderRow(cells: readonly string[], font: string, background?: string, boxes = false): void {
    doc.font(font).fontSize(size)
    const height = heightOf(cells)
    const { y } = doc
    if (background) doc.rect(page.left, y, page.right - page.left, height).fill(background)
    doc.fillColor(ink.strong)
    for (const [at, { width, numeric, box }] of columns.entries()) {
      if (box && boxes) {
        const side = (offsets[at] ?? 0) + PADDING
        doc
          .rect(side, y + PADDING + 1, BOX, BOX)
          .lineWidth(0.8)
          .stroke(ink.strong)
      }
      doc.text(cells[at] ?? '', (offsets[at] ?? 0) + PADDING, y + PADDING, {
        width: width - 2 * PADDING,
        align: numeric ? 'right' : 'left',
      })
    }
    doc
      .moveTo(page.left, y + height)
      .lineTo(page.right, y + height)
      .lineWidth(0.5)
      .stroke(ink.line)
    doc.x = page.left
    doc.y = y + height
  }

  const head = () =>
    renderRow(
      columns.map(({ title }) => title),
      fonts.strong,
      ink.wash,
    )

  head()
  return {
    row(cells, look = 'plain') {
      doc.font(fonts[look]).fontSize(size)
      if (doc.y + heightOf(cells) > page.bottom) {
        doc.addPage()
        doc.y = page.top
        head()
      }
      renderRow(cells, fonts[look], look === 'strong' ? ink.wash : undefined, look === 'plain')
    },
  }
}
