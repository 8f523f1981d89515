import type { ReactNode } from 'react'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import { TempleBorder } from '#/ui/kit/TempleBorder.tsx'
import { m } from './messages/pages.messages.ts'

export interface InfoSection {
  /** Names the section in the address, e.g. `returns` in `#returns`. */
  id: string
  title: string
  body: ReactNode
}

export interface InfoPageProps {
  title: string
  eyebrow?: string
  intro: ReactNode
  sections: readonly InfoSection[]
  /** Stands below the sections. */
  children?: ReactNode
}

/** A page that is read: heading, what is on it, and its sections in one narrow column. */
export function InfoPage({ title, eyebrow, intro, sections, children }: InfoPageProps) {
  return (
    <div className="mx-auto w-full max-w-page px-4 py-8 md:px-6 md:py-12">
      <PageHeading title={title} eyebrow={eyebrow} text={intro} />
      <TempleBorder className="mt-6 opacity-60" />
      <div className="mt-8 grid gap-x-14 gap-y-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <nav aria-label={m.onThisPage()} className="lg:sticky lg:top-28 lg:self-start">
          <p className="mb-1 text-sm font-semibold text-ink-soft">{m.onThisPage()}</p>
          <ul className="flex flex-wrap gap-x-5 lg:flex-col">
            {sections.map(({ id, title: name }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-11 min-w-11 items-center text-peacock hover:text-peacock-deep hover:underline lg:min-h-9"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0 space-y-10">
          {sections.map(({ id, title: name, body }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-28">
              <h2 id={`${id}-title`} className="mb-3">
                {name}
              </h2>
              <div className="prose">{body}</div>
            </section>
          ))}
          {children}
        </div>
      </div>
    </div>
  )
}
