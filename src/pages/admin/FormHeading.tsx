import { createLink, type LinkProps } from '@tanstack/react-router'
import { BackLink } from '#/ui/kit/BackLink.tsx'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'

const Back = createLink(BackLink)

/** The head of a form: the way back to the list, and what is being filled in. */
export function FormHeading({ title, to, back }: { title: string; to: LinkProps['to']; back: string }) {
  return (
    <div className="mb-5">
      <Back to={to}>{back}</Back>
      <PageHeading title={title} />
    </div>
  )
}
