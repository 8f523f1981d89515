import clsx from 'clsx'
import { type ReactNode, useId } from 'react'
import { Divider } from '#/ui/kit/Ornament.tsx'

export interface SectionFrameProps {
  /** Empty: none is seen. */
  heading: string
  /** Says what the section is where it has no heading. */
  label?: string
  className?: string | undefined
  children: ReactNode
}

/** A section of the home page: its heading over what it shows. */
export function SectionFrame({ heading, label, className, children }: SectionFrameProps) {
  const id = useId()
  return (
    <section
      {...(heading ? { 'aria-labelledby': id } : { 'aria-label': label })}
      className={clsx('waits-out-of-sight mx-auto apart-9 max-w-page px-4 md:apart-14 md:px-6', className)}
    >
      {heading && (
        <>
          <h2 id={id} className="text-center text-2xl wrap-anywhere md:text-3xl">
            {heading}
          </h2>
          <Divider className="mx-auto mt-1 mb-5 max-w-80 md:mb-7" />
        </>
      )}
      {children}
    </section>
  )
}
