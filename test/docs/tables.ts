/** The rows of the tables in a Markdown text below a heading, cell by cell, without their head; backticks are taken off. */
export function rowsBelow(text: string, heading: string): string[][] {
  const section = text.split(/^#+ /m).find((part) => part.startsWith(`${heading}\n`)) ?? ''
  const rows = section.match(/^\|.*\|$/gm) ?? []
  return rows.slice(2).map((row) =>
    row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.replaceAll('`', '').trim()),
  )
}
