import type { MouseEvent } from 'react'

/** The name of a section in addresses: `#the-shop`. */
export const markOf = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/** The sections of a long form, each a jump away. A jump is no change of page, so that nobody is asked about what is typed. */
export function JumpMarks({ titles }: { titles: readonly string[] }) {
  const jump = (event: MouseEvent, title: string) => {
    event.preventDefault()
    const section = document.getElementById(markOf(title))
    section?.scrollIntoView()
    section?.focus({ preventScroll: true })
  }
  return (
    <nav aria-label="Sections" className="-my-1 flex flex-wrap gap-x-5">
      {titles.map((title) => (
        <a
          key={title}
          href={`#${markOf(title)}`}
          onClick={(event) => jump(event, title)}
          className="link inline-flex min-h-11 items-center text-sm"
        >
          {title}
        </a>
      ))}
    </nav>
  )
}
