import { importLimits } from '../../import/import.rules.ts'
import type { Import } from '../../import/import.schema.ts'

const MB = 1024 * 1024

export const numberOf = (count: number): string => count.toLocaleString('en-IN')

/** "1 product", "1,200 products". */
export const productsOf = (count: number): string =>
  `${numberOf(count)} ${count === 1 ? 'product' : 'products'}`

export const rowsOf = (count: number): string => `${numberOf(count)} ${count === 1 ? 'row' : 'rows'}`

export const sizeOf = (bytes: number): string =>
  bytes < MB
    ? `${numberOf(Math.max(1, Math.round(bytes / 1024)))} KB`
    : `${numberOf(Math.round(bytes / MB))} MB`

export const isZip = (file: { readonly name: string; readonly type: string }): boolean =>
  /\.zip$/i.test(file.name) || /zip/.test(file.type)

/** Why a chosen file cannot be imported, before anything is sent; the server looks into it. */
export function tableProblem(file: File | undefined): string | undefined {
  if (!file) return 'Choose a CSV or ZIP file.'
  if (/\.(xlsx?|ods|numbers)$/i.test(file.name)) {
    return `${file.name} is a workbook. Please save it as “CSV UTF-8” and choose that file.`
  }
  if (file.size === 0) return `${file.name} is empty.`
  const most = isZip(file) ? importLimits.zipBytes : importLimits.csvBytes
  return file.size > most ? `${file.name} is larger than ${sizeOf(most)}.` : undefined
}

export function picturesProblem(file: File | undefined): string | undefined {
  if (!file) return undefined
  if (!isZip(file)) return 'Pictures come as a ZIP file.'
  return file.size > importLimits.zipBytes
    ? `${file.name} is larger than ${sizeOf(importLimits.zipBytes)}.`
    : undefined
}

interface StateWord {
  readonly label: string
  readonly tone: 'neutral' | 'success' | 'warning' | 'danger' | 'haldi'
}

/** How an import stands, in a word. */
export function stateWord({ state, refused }: Pick<Import, 'state' | 'refused'>): StateWord {
  if (state === 'draft') return { label: 'Not started', tone: 'neutral' }
  if (state === 'running') return { label: 'Running', tone: 'haldi' }
  if (state === 'failed') return { label: 'Stopped', tone: 'danger' }
  return refused > 0 ? { label: 'Done, some refused', tone: 'warning' } : { label: 'Done', tone: 'success' }
}

/** How far it is, whole per cent. */
export const percentOf = ({ position, rows }: Pick<Import, 'position' | 'rows'>): number =>
  rows === 0 ? 0 : Math.floor((100 * position) / rows)

const counted = (count: number, word: string) => (count > 0 ? [`${numberOf(count)} ${word}`] : [])

/** What came of it: "12 new, 3 changed, 1 refused". */
export const outcomeOf = ({
  added,
  changed,
  unchanged,
  refused,
}: Pick<Import, 'added' | 'changed' | 'unchanged' | 'refused'>): string =>
  [
    ...counted(added, 'new'),
    ...counted(changed, 'changed'),
    ...counted(unchanged, 'unchanged'),
    ...counted(refused, 'refused'),
  ].join(', ') || 'Nothing yet'
