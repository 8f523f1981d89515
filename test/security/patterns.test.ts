import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from '@swc/core'
import { isSafe } from 'redos-detector'
import { expect, test } from 'vitest'

/** Patterns that the detector cannot prove linear, and why they are harmless all the same. */
const lookedAt: Readonly<Record<string, string>> = {
  "^[\\w'+-]+(?:\\.[\\w'+-]+)*(?<!')@(?:[A-Za-z\\d][A-Za-z\\d-]*\\.)+[A-Za-z]{2,}$":
    'Each dot and the @ can stand in one place only; at most 254 characters are looked at',
  '(?:^|;\\s*)((?:__Host-)?zari\\.session=[^;]+)': 'Runs of blanks between semicolons do not overlap',
  '(?<!\\/)\\/+$': 'Only the first slash of a run can begin a match',
  '^-+|(?<!-)-+$': 'Only the first hyphen of a run can begin a match',
  '(?<!-)-+$': 'Only the first hyphen of a run can begin a match',
  '\\p{L}.*\\p{L}': 'One greedy run, from the first letter to the last',
  '^(.*)\\/media\\/([\\w-]+)\\.(\\d{1,5})x(\\d{1,5})\\.([0-9a-f]{6})\\/(\\d{1,5})\\.webp$':
    'Begins at the start only; addresses of pictures have at most 500 characters',
  '\\.[^.]+\\.part$': 'Names of files have at most 255 characters, and every part begins at a dot',
  '\\.(\\d+)\\.part$': 'Names of files have at most 255 characters, and every part begins at a dot',
  "(?<![\\p{L}\\p{N}._%+'-])[\\p{L}\\p{N}._%+'-]+@[\\p{L}\\p{N}-]+(\\.[\\p{L}\\p{N}-]+)+":
    'Only the first sign of a run can begin a match; dots and the rest of a host do not overlap',
  ':\\/\\/[^\\s/@"\'`]+@':
    'Nothing between the slashes and the @ is a slash, so no two beginnings share a sign',
  '\\b(Bearer|Basic)\\s+[^\\s"\'`,]+': 'Blanks and what follows them do not overlap',
  '^([a-z0-9][^\\s@]*@[^\\s@]*|(?=.*[a-z])[a-z0-9][a-z0-9._+-]{2,})$':
    'Begins at the start only, and one @ parts two runs without one',
  '^\\s*BEGIN;([\\s\\S]*)COMMIT;\\s*$': 'Takes what a library says about its tables, never input',
  '"_id":"([\\w-]{1,64})","id":': 'Begins at a quote, and there is none in what is looked through',
  '"family":("(?:[^"\\\\]|\\\\.)+")':
    'Takes JSON of the shop: a quote within a text is escaped, so no two beginnings share a sign',
  '(?<=..)(?<![iy])[iy]+a*[oa]n$': 'Only the first letter of a run can begin a match',
  '\\.(\\d{1,5})x\\d{1,5}\\.[0-9a-f]{6}\\/(\\d{1,5}|preview)\\.jpg$':
    'Every part has an end and begins at a dot',
  '<!--.*?-->|<\\/?svg[^>]*>|(?<=>)\\s+': 'Takes the file of the icons, never input',
  '(?:href|src)="(\\/[^"]+)"': 'Runs in a browser, over a page of the shop',
  '<script\\b[\\s\\S]*?<\\/script>': 'Runs in a browser, over a page of the shop',
  '<link[^>]+rel="modulepreload"[^>]*>': 'Runs in a browser, over a page of the shop',
  '<body[^>]*>': 'Takes a page that the shop rendered',
  '<title>([^<]*)<\\/title>': 'Runs in a browser, over a page of the shop',
  ' \\|[^|]*$': 'Runs in a browser, over the title of a page of the shop',
  '<div data-saved-pages[^>]*><\\/div>': 'Runs in a browser, over a page of the shop',
  '(?<!\\p{L})(order|gift(?:[\\s_-]?card)?)[\\s#:._-]{0,3}0*(\\d{1,10})(?!\\d)':
    'Only the word begins a match; of a run of zeros each end is tried with ten digits at most',
  '(?<![T ])[T ]+\\d{1,2}:\\d{2}.*$': 'Only the first sign of a run can begin a match',
  '^-?\\d+\\.\\d{3,}$|^-?\\d(\\.\\d+)?e[+-]?\\d+$':
    'Begins at the start only; a dot or a letter parts runs of digits',
  '(?:account|a\\/c|acct)[^\\n]{0,30}?([\\dXx*]{5,20}\\d{3,4})(?!\\d)': 'No run is longer than 30 signs',
  '^(postgres(?:ql)?:\\/\\/(?:[^@/?#]*@)?)([^/?#]+)(.*)$':
    'Takes the address of the database from the environment; begins at the start only, and one @ parts two runs',
  '"[^"]*"|\\[[^[\\]]*\\]|\\\\.': 'What opens a run is in none, so no two beginnings share a sign',
  '^(-?)(\\D+)(.*)$': 'Takes the text of Intl.NumberFormat, never input',
  '\\{\\w+\\}': 'Only a brace can begin a match, and there is none in a run of letters',
  '\\{(\\w+)\\}': 'Only a brace can begin a match, and there is none in a run of letters',
}

interface Pattern {
  readonly source: string
  readonly flags: string
  readonly file: string
}

/** Every regular expression literal of the product. */
function patternsOf(folder: string): Pattern[] {
  const found: Pattern[] = []
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|gen|fixture)\./.test(file),
  )
  for (const file of files) {
    const tsx = file.endsWith('x')
    const tree = parseSync(readFileSync(join(folder, file), 'utf8'), { syntax: 'typescript', tsx })
    const walk = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return
      if ('type' in node && node.type === 'RegExpLiteral' && 'pattern' in node && 'flags' in node) {
        found.push({ source: String(node.pattern), flags: String(node.flags), file })
      }
      for (const value of Object.values(node)) walk(value)
    }
    walk(tree)
  }
  return found
}

const patterns = patternsOf('src')

/** Texts of 100,000 characters in which a careless pattern starts over at every place. */
const long = [
  ' ',
  '-',
  '/',
  '.',
  '@',
  '_',
  '0',
  '9',
  'a',
  'A',
  '?',
  ';',
  '%',
  "'",
  'a@',
  '.a',
  '- ',
  'ा',
  '  \t',
]
  .map((unit) => unit.repeat(100_000 / unit.length))
  .flatMap((text) => [text, `${text}\n`, `a${text}!`, `^${text}\u0000`])

test('there are patterns to look at', () => {
  expect(patterns.length).toBeGreaterThan(60)
})

/** For one pattern: a second at most on a quiet machine; a busy one, where it stops for seconds, is no reason to doubt a pattern. */
const LONGEST_MS = 20_000

test('every pattern is proven linear, or listed with the reason why it is', { timeout: 120_000 }, () => {
  const unsure = [...new Map(patterns.map((pattern) => [pattern.source, pattern])).values()].filter(
    ({ source, flags }) =>
      !(source in lookedAt) && !isSafe(new RegExp(source, flags), { timeout: LONGEST_MS }).safe,
  )
  expect(unsure).toEqual([])
})

// No clock is looked at: a pattern that needs a step for each pair of characters takes 5,000,000,000 of them, and the
// test runs out of time.
test('100,000 characters keep none of them busy', { timeout: 60_000 }, () => {
  for (const { source, flags } of patterns) {
    if (lookedAt[source]?.includes('never input')) continue
    const pattern = new RegExp(source, flags.replace('g', ''))
    for (const text of long) pattern.test(text)
  }
})
