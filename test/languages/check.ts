/**
 * Refuses visible texts that are no messages (`npm run check`). Files in which some stand since before the shop had several
 * languages are listed with their number, which can only shrink: `node test/languages/check.ts --write` notes that it did.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { visibleTexts } from './visibleTexts.ts'

const LIST = 'test/languages/unconverted.tsv'
/** What no reader of the shop gets to see (the API document and metrics are for those who program and run it), and the messages themselves. */
const skipped =
  /\.(test|fixture|gen|contract)\.tsx?$|\/messages\/|src\/main\/(?:commands|build|doctor|processes|services|http\/openapi|http\/metrics)\/|src\/platform\/(?:config|db|backup|log|jobs|metrics)\//

const listed = new Map(
  readFileSync(LIST, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'))
    .map(([file = '', count = '0']) => [file, Number(count)] as const),
)
const found = new Map<string, number>()
const wrong: string[] = []
for (const file of globSync('src/**/*.{ts,tsx}').toSorted()) {
  if (skipped.test(file)) continue
  const texts = visibleTexts(file, readFileSync(file, 'utf8'))
  const most = listed.get(file) ?? 0
  if (texts.length > 0) found.set(file, texts.length)
  if (texts.length > most && !process.argv.includes('--write'))
    for (const { line, text } of texts) wrong.push(`${file}:${line} ${text}`)
}
const isShrunk = [...listed].some(([file, count]) => (found.get(file) ?? 0) < count)
if (process.argv.includes('--write')) {
  writeFileSync(LIST, [...found].map(([file, count]) => `${file}\t${count}\n`).join(''))
} else if (wrong.length > 0) {
  console.error(`Texts that people read are messages (CONTRIBUTING, "a text"):\n  ${wrong.join('\n  ')}`)
  process.exitCode = 1
} else if (isShrunk) {
  console.error(`Well done: note it with node test/languages/check.ts --write`)
  process.exitCode = 1
}
