import type { Plugin } from 'vite'

/** Beyond these a text takes two bytes for each of its characters in V8, however few of them there are. */
const MORE_THAN_A_BYTE = /[^\0-\u00ff]/g

/** Whether a backslash stands before the letter, which is not behind one itself: an escape there would be another text. */
function isEscaped(code: string, letter: number): boolean {
  let at = letter
  while (code[at - 1] === '\\') at -= 1
  return (letter - at) % 2 === 1
}

/** What counts as it is written: the texts behind `String.raw`, up to their end. */
const rawTexts = (code: string): string[] =>
  code
    .split('String.raw`')
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf('`')))

/** @throws Error where an escape would change what the code means */
export function inOneByte(code: string): string {
  const letters = [...code.matchAll(MORE_THAN_A_BYTE)]
  const found =
    letters.find(({ index }) => isEscaped(code, index))?.[0] ??
    rawTexts(code).find((text) => text.search(MORE_THAN_A_BYTE) >= 0)
  if (found !== undefined)
    throw new Error(`A letter that would have to be written as an escape already: ${found}`)
  return code.replace(MORE_THAN_A_BYTE, escaped)
}

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/**
 * Writes letters of other scripts in the server's files as escapes: each process holds the text of what it runs, and the rupee sign
 * alone made 4.7 MB of 2.4.
 */
export const oneByteText = (): Plugin => ({
  name: 'zari:one-byte-text',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'ssr',
  // Last: what writes the chunks writes letters as they are.
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.code = inOneByte(chunk.code)
  },
})
