import { Fragment, type ReactNode } from 'react'

/**
 * A message with elements in it, in the order of its language. Its values are the names of their places again:
 * `<Sentence of={m.agreeTo({ terms: '{terms}' })} terms={<Link to="/terms&condition">…</Link>} />`.
 */
export function Sentence({ of, ...elements }: { readonly of: string } & Readonly<Record<string, ReactNode>>) {
  return of.split(/\{(\w+)\}/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence keep their place
    <Fragment key={at}>{at % 2 === 0 ? part : elements[part]}</Fragment>
  ))
}
