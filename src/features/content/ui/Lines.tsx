import { Fragment, type ReactNode } from 'react'
import { useGoTo } from '#/ui/kit/useGoTo.ts'
import type { Inline } from '../body.schema.ts'

/** What stands in a line: text with its marks, and line breaks. */
export function Lines({ parts }: { parts: readonly Inline[] | undefined }) {
  return parts?.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
    <Fragment key={at}>{part.type === 'hardBreak' ? <br /> : <Marked part={part} />}</Fragment>
  ))
}

function Marked({ part }: { part: Extract<Inline, { type: 'text' }> }) {
  const marks = part.marks ?? []
  let shown = <>{part.text}</>
  if (marks.some(({ type }) => type === 'italic')) shown = <em>{shown}</em>
  if (marks.some(({ type }) => type === 'bold')) shown = <strong>{shown}</strong>
  const link = marks.find((mark) => mark.type === 'link')
  return link ? <TextLink href={link.attrs.href}>{shown}</TextLink> : shown
}

function TextLink({ href, children }: { href: string; children: ReactNode }) {
  const goTo = useGoTo(href)
  return (
    <a {...goTo} rel="noopener" className="link">
      {children}
    </a>
  )
}
