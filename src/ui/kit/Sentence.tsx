import { Fragment, type ReactNode } from 'react'

export interface SentenceProps {
  /** A message whose values are places such as `{number}`, all of them: `m.placed({ number: '{number}' })`. What people typed may look like one. */
  text: string
  /** What stands in these places; each of them has to be named. */
  parts: Readonly<Record<string, ReactNode>>
}

/** A message with elements in it, each where the language has it. */
export function Sentence({ text, parts }: SentenceProps) {
  return text.split(/\{(\w+)\}/).map((piece, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no identity but their place
    <Fragment key={at}>{at % 2 === 1 ? parts[piece] : piece}</Fragment>
  ))
}
