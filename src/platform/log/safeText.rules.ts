/** What no log may hold, wherever a library puts it into a sentence. */
const secrets: readonly (readonly [RegExp, string])[] = [
  // What Drizzle appends to a failed query, up to the stack.
  [/\bparams: [\s\S]*?(?=\n\s+at |$)/g, 'params: <left out>'],
  // The token of a reset link, in an address, in our API and in the table of tokens.
  [/(reset-password[/:])[^\s"'`,/?#&]+/gi, '$1<token>'],
  [/\$argon2[^\s"'`]*/g, '<hash>'],
  [/\b(Bearer|Basic)\s+[^\s"'`,]+/gi, '$1 <token>'],
  [/:\/\/[^\s/@"'`]+@/g, '://<password>@'],
  // Only the first sign of a run can begin a match: a long text without an @ is passed over once.
  [/(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+/gu, '<e-mail>'],
]

/** Control characters that JSON leaves as they are and a terminal obeys. */
const controls = /[\u007f-\u009f\u2028\u2029]/g

/** A text without tokens, hashes, passwords in addresses and e-mails, and without what a terminal would obey. */
export const safeText = (text: string): string =>
  secrets
    .reduce((safe, [pattern, instead]) => safe.replace(pattern, instead), text)
    .replace(controls, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
