import { counted, formatNumber } from '#/platform/language/numbers.rules.ts'
import { importLimits } from '../../import/import.rules.ts'
import type { Import } from '../../import/import.schema.ts'
import { m } from './messages/import.messages.ts'

const MB = 1024 * 1024

/** "1 product", "1,200 products". */
export const productsOf = (count: number): string => m.productCount(counted(count))

export const rowsOf = (count: number): string => m.rowCount(counted(count))

export const sizeOf = (bytes: number): string =>
  bytes < MB
    ? `${formatNumber(Math.max(1, Math.round(bytes / 1024)))} KB`
    : `${formatNumber(Math.round(bytes / MB))} MB`

export const isZip = (file: { readonly name: string; readonly type: string }): boolean =>
  /\.zip$/i.test(file.name) || /zip/.test(file.type)

/** Why a chosen file cannot be imported, before anything is sent; the server looks into it. */
export function tableProblem(file: File | undefined): string | undefined {
  if (!file) return m.chooseCsvOrZip()
  if (/\.(xlsx?|ods|numbers)$/i.test(file.name)) {
    return m.isWorkbook({ file: file.name })
  }
  if (file.size === 0) return m.isEmpty({ file: file.name })
  const most = isZip(file) ? importLimits.zipBytes : importLimits.csvBytes
  return file.size > most ? m.isLarger({ file: file.name, most: sizeOf(most) }) : undefined
}

export function picturesProblem(file: File | undefined): string | undefined {
  if (!file) return undefined
  if (!isZip(file)) return m.picturesAsZip()
  return file.size > importLimits.zipBytes
    ? m.isLarger({ file: file.name, most: sizeOf(importLimits.zipBytes) })
    : undefined
}

interface StateWord {
  readonly label: string
  readonly tone: 'neutral' | 'success' | 'warning' | 'danger' | 'haldi'
}

/** How an import stands, in a word. */
export function stateWord({ state, refused }: Pick<Import, 'state' | 'refused'>): StateWord {
  if (state === 'draft') return { label: m.stateDraft(), tone: 'neutral' }
  if (state === 'running') return { label: m.stateRunning(), tone: 'haldi' }
  if (state === 'failed') return { label: m.stateStopped(), tone: 'danger' }
  return refused > 0
    ? { label: m.stateDonePartly(), tone: 'warning' }
    : { label: m.stateDone(), tone: 'success' }
}

/** How far it is, whole per cent. */
export const percentOf = ({ position, rows }: Pick<Import, 'position' | 'rows'>): number =>
  rows === 0 ? 0 : Math.floor((100 * position) / rows)

const ifAny = (count: number, said: (values: { count: string }) => string) =>
  count > 0 ? [said({ count: formatNumber(count) })] : []

/** What came of it: "12 new, 3 changed, 1 refused". */
export const outcomeOf = ({
  added,
  changed,
  unchanged,
  refused,
}: Pick<Import, 'added' | 'changed' | 'unchanged' | 'refused'>): string =>
  [
    ...ifAny(added, m.someNew),
    ...ifAny(changed, m.someChanged),
    ...ifAny(unchanged, m.someUnchanged),
    ...ifAny(refused, m.someRefused),
  ].join(', ') || m.nothingYet()
