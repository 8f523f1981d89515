import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useLocation } from '@tanstack/react-router'
import { z } from 'zod'
import { managedHomeQuery } from '#/features/home/admin.queries.ts'
import { kindOf, sectionKinds } from '#/features/home/sections.schema.ts'
import { HomeBuilder } from '#/features/home/ui/admin/HomeBuilder.tsx'
import { SectionForm } from '#/features/home/ui/admin/SectionForm.tsx'
import { titled } from '../titled.ts'
import { FormHeading } from './FormHeading.tsx'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/home')({
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(managedHomeQuery),
  head: titled(() => m.homePage()),
  component: HomePage,
})

/** The section that is written, from the address: a page of its own would cost every first load its name. */
const askedSchema = z.object({ edit: z.string().optional(), add: z.string().optional() })

function HomePage() {
  const { data: home } = useSuspenseQuery(managedHomeQuery)
  const { edit, add } = askedSchema.safeParse(useLocation().search).data ?? {}
  const section = home.sections.find(({ id }) => id === edit)
  const kind = section?.kind ?? sectionKinds.find((one) => one.kind === add)?.kind
  if (!kind) return <HomeBuilder home={home} />
  const label = kindOf(kind).label()
  return (
    <>
      <FormHeading
        title={section ? m.editSection({ label }) : m.newSection({ label })}
        to="/admin/home"
        back={m.homePage()}
      />
      <SectionForm key={section?.id ?? kind} kind={kind} section={section} home={home} />
    </>
  )
}
