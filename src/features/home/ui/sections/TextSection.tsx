import { m } from '../../messages/home.messages.ts'
import type { SectionProps } from './renderers.tsx'
import { SectionFrame } from './SectionFrame.tsx'

/** Some lines of the owner's. */
export function TextSection({ shown }: SectionProps) {
  const { section, heading } = shown
  if (section.kind !== 'text') return null
  return (
    <SectionFrame heading={heading} label={m.aboutTheShop()}>
      <p className="mx-auto max-w-text text-center wrap-anywhere whitespace-pre-line text-ink-soft">
        {section.text}
      </p>
    </SectionFrame>
  )
}
