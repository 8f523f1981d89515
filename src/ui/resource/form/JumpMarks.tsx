import type { MouseEvent } from 'react'
import { m } from '../messages/resource.messages.ts'
import { markOf } from './markOf.ts'

export interface JumpMarksProps {
  sections: readonly { readonly title: string; readonly mark?: string }[]
}

/**
 * The sections of a long form, each a jump away. A jump is no change of page, so that nobody is asked about what is
 * typed. On a phone the folded sections are their own list.
 */
export function JumpMarks({ sections }: JumpMarksProps) {
  const jump = (event: MouseEvent, mark: string) => {
    event.preventDefault()
    const section = document.getElementById(mark)
    section?.scrollIntoView()
    section?.focus({ preventScroll: true })
  }
  return (
    <nav aria-label={m.sections()} className="-my-1 flex flex-wrap gap-x-5 max-md:hidden">
      {sections.map((section) => (
        <a
          key={section.title}
          href={`#${markOf(section)}`}
          onClick={(event) => jump(event, markOf(section))}
          className="link inline-flex min-h-11 items-center text-sm"
        >
          {section.title}
        </a>
      ))}
    </nav>
  )
}
