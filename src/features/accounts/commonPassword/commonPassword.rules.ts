/** Letters that other signs stand for: `P@ssw0rd`. `1` and `!` stand for two. */
const standIns: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
}

/** Decorations that are looked behind, at most: nobody decorates a word with more. */
const MOST_CUTS = 16

const readAs = (text: string, one: string): string =>
  [...text].map((sign) => (sign === '1' || sign === '!' ? one : (standIns[sign] ?? sign))).join('')

/** What may be the word of a password: without signs before it, with ever less behind it, and signs read as letters. */
function* wordsIn(password: string): Generator<string> {
  const text = password.toLowerCase()
  for (const begun of [text, text.replace(/^[^a-z]+/, '')]) {
    // From the start up to the last letter: a pattern for the signs behind it would start over at each of them.
    const bare = /^.*[a-z]/s.exec(begun)?.[0] ?? ''
    const ends = Math.min(begun.length - bare.length, MOST_CUTS)
    for (let cut = 0; cut <= ends; cut++) {
      const word = begun.slice(0, bare.length + cut)
      yield readAs(word, 'i')
      yield readAs(word, 'l')
    }
  }
}

/** The same letter again and again. */
const isOneLetter = (password: string): boolean => new Set(password.toLowerCase().match(/[a-z]/g)).size <= 1

/**
 * Whether a password that fits the pattern is among those that are tried first: a common word with the usual
 * decorations (`Password1!`, `Admin@123`, `P@ssw0rd`), or one letter repeated.
 */
export const isCommonPassword = (password: string, words: ReadonlySet<string>): boolean =>
  isOneLetter(password) || [...wordsIn(password)].some((word) => words.has(word))
