import { readFileSync } from 'node:fs'

/** The rows of a file of this folder: fields between tabs, below a line with their names. */
export function readTable(file: string): Record<string, string>[] {
  const [head = '', ...lines] = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  const names = head.split('\t')
  return lines.map((line) => {
    const fields = line.split('\t')
    return Object.fromEntries(names.map((name, at) => [name, fields[at] ?? '']))
  })
}
