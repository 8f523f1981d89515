import { pointsOf, sides } from '../../garments.rules.ts'
import { formatLength, typedLength, type Unit } from '../../length.rules.ts'
import type { AdminChart, Column, NewChart } from '../../sizing.schema.ts'

/** A chart as it is being typed: lengths are text until it is saved. */
export interface ChartDraft
  extends Pick<AdminChart, 'name' | 'garment' | 'advice' | 'categories' | 'columns'> {
  readonly rows: readonly DraftRow[]
}

export interface DraftRow {
  /** Stays the same while rows move, so that fields do. */
  readonly key: string
  readonly size: string
  readonly texts: readonly string[]
}

let made = 0
const newKey = () => `row-${made++}`

export const emptyDraft = (): ChartDraft => ({
  name: '',
  garment: 'kurta',
  advice: '',
  categories: [],
  columns: [
    { of: 'body', point: 'bust' },
    { of: 'body', point: 'waist' },
    { of: 'body', point: 'hip' },
  ],
  rows: ['XS', 'S', 'M', 'L', 'XL', 'XXL'].map((size) => ({ key: newKey(), size, texts: ['', '', ''] })),
})

export const draftOf = ({ rows, ...chart }: AdminChart, unit: Unit): ChartDraft => ({
  ...chart,
  rows: rows.map(({ size, values }) => ({
    key: newKey(),
    size,
    texts: values.map((mm) => (mm === null ? '' : formatLength(mm, unit))),
  })),
})

/** The same lengths in the other unit; what is no length stays as it was typed. */
export const inUnit = (draft: ChartDraft, from: Unit, to: Unit): ChartDraft => ({
  ...draft,
  rows: draft.rows.map((row) => ({
    ...row,
    texts: row.texts.map((text) => {
      const mm = typedLength(text, from)
      return mm === undefined || Number.isNaN(mm) ? text : formatLength(mm, to)
    }),
  })),
})

export const withText = (draft: ChartDraft, row: number, column: number, text: string): ChartDraft => ({
  ...draft,
  rows: draft.rows.map((known, at) =>
    at === row
      ? { ...known, texts: known.texts.map((was, place) => (place === column ? text : was)) }
      : known,
  ),
})

/** Cells copied from a spreadsheet, written from one cell on to the right and down; what stands over the edge is left out. */
export function withPasted(draft: ChartDraft, row: number, column: number, pasted: string): ChartDraft {
  const lines = pasted.replace(/\r/g, '').replace(/\n$/, '').split('\n')
  const cells = lines.map((line) => line.split('\t'))
  return cells.reduce(
    (filled, texts, down) =>
      texts.reduce((next, text, across) => withText(next, row + down, column + across, text.trim()), filled),
    draft,
  )
}

/** A row like the one at this place under it, without its size; at the end an empty one. */
export function withRow(draft: ChartDraft, after?: number): ChartDraft {
  const copied = after === undefined ? undefined : draft.rows[after]
  const row = { key: newKey(), size: '', texts: copied?.texts ?? draft.columns.map(() => '') }
  const rows = [...draft.rows]
  rows.splice(after === undefined ? rows.length : after + 1, 0, row)
  return { ...draft, rows }
}

export const withoutRow = (draft: ChartDraft, row: number): ChartDraft => ({
  ...draft,
  rows: draft.rows.filter((_, at) => at !== row),
})

export const withColumn = (draft: ChartDraft, column: Column): ChartDraft => ({
  ...draft,
  columns: [...draft.columns, column],
  rows: draft.rows.map((row) => ({ ...row, texts: [...row.texts, ''] })),
})

export const withoutColumn = (draft: ChartDraft, column: number): ChartDraft => ({
  ...draft,
  columns: draft.columns.filter((_, at) => at !== column),
  rows: draft.rows.map((row) => ({ ...row, texts: row.texts.filter((_, at) => at !== column) })),
})

/** What can still be measured on the garment. */
export const columnsLeft = ({ garment, columns }: ChartDraft): Column[] =>
  sides
    .flatMap((of) => pointsOf(garment).map((point) => ({ of, point })))
    .filter(({ of, point }) => !columns.some((column) => column.of === of && column.point === point))

/** The chart as the API takes it; NaN, which it refuses, where a text is no length. */
export const chartOf = (draft: ChartDraft, unit: Unit): NewChart => ({
  name: draft.name,
  garment: draft.garment,
  advice: draft.advice,
  categories: draft.categories,
  columns: draft.columns,
  rows: draft.rows.map(({ size, texts }) => ({
    size,
    values: texts.map((text) => typedLength(text, unit) ?? null),
  })),
})
