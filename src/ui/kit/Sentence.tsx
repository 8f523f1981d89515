import type { ReactNode } from 'react'

/** Where in a message a part of the page stands: what Unicode has for an object among letters. */
export const SLOT = '\u{FFFC}'

export interface SentenceProps {
  /** A message in which one value was given as `SLOT`. */
  text: string
  /** What stands there, such as a link. */
  children: ReactNode
}

/** A whole sentence with a link or another part of the page in it, wherever a language has it. */
export function Sentence({ text, children }: SentenceProps) {
  const [before, after] = text.split(SLOT)
  return (
    <>
      {before}
      {children}
      {after}
    </>
  )
}
