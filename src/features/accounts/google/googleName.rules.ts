import { isFullName } from '../accounts.rules.ts'

const lettersOnly = (text: string): string =>
  text
    .slice(0, 100)
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim()

/** A name that our own form would take, from what Google says: letters and spaces, else the e-mail's first part. */
export function nameOf(name: string, email: string): string {
  const candidates = [name, email.split('@', 1)[0] ?? ''].map(lettersOnly)
  return candidates.find(isFullName) ?? 'Customer'
}
