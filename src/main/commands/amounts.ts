import { type Manifest, rowsIn } from '#/platform/backup/manifest.ts'

const number = (value: number): string => value.toLocaleString('en-IN')

export const megabytes = (bytes: number): string =>
  bytes < 100_000 ? `${number(bytes)} bytes` : `${(bytes / 1_000_000).toFixed(1)} MB`

/** What a backup holds, in the words of the shop. */
export function amounts(manifest: Manifest): string {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  return [
    `${number(rowsIn(manifest, 'public.orders'))} orders`,
    `${number(rowsIn(manifest, 'public.products'))} products`,
    `${number(rowsIn(manifest, 'public.users'))} people`,
    `${number(manifest.pictures.count)} pictures (${megabytes(manifest.pictures.bytes)})`,
    `${number(rows)} rows in ${manifest.tables.length} tables`,
  ].join(', ')
}
