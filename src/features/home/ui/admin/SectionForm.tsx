import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useRef, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { shopQuery } from '#/features/shop/shop.queries.ts'
import { uploadPicture } from '#/features/visuals/admin.queries.ts'
import { toast } from '#/ui/kit/toast.ts'
import { ResourceForm } from '#/ui/resource/ResourceForm.tsx'
import { isChangedMeanwhile, managedHomeQuery, useChangeDraft } from '../../admin.queries.ts'
import type { ManagedHome } from '../../home.schema.ts'
import { type Kind, kindOf, type Section, sectionSchema } from '../../sections.schema.ts'
import { m } from './messages/builder.messages.ts'
import { SectionsPreview } from './SectionsPreview.tsx'
import { formSections } from './sectionFields.tsx'
import {
  filesIn,
  NOT_STORED,
  type SectionValues,
  sectionIn,
  valuesOf,
  valuesSchema,
} from './sectionValues.ts'

export interface SectionFormProps {
  kind: Kind
  /** Undefined for a new one, which comes last. */
  section: Section | undefined
  /** The draft that it is a part of. */
  home: ManagedHome
}

/** The page with a section in its place; one that is not there comes last. */
const placed = (sections: readonly Section[], section: Section): Section[] =>
  sections.some(({ id }) => id === section.id)
    ? sections.map((one) => (one.id === section.id ? section : one))
    : [...sections, section]

const find = (sections: readonly Section[], id: string) => sections.find((one) => one.id === id)

/** What a section says and shows, with the page as it would be. */
export function SectionForm({ kind, section, home }: SectionFormProps) {
  const navigate = useNavigate()
  const [id] = useState(() => section?.id ?? crypto.randomUUID())
  const save = useSaveSection(home, section)
  const storePictures = useStoredPictures()
  const { languages } = useSuspenseQuery(shopQuery).data
  const [sections] = useState(() => {
    const aside = (form: Form) => <Preview form={form} kind={kind} id={id} sections={home.sections} />
    return formSections(kind, languages, aside)
  })
  const schema = useMemo(() => valuesSchema(kind, id), [kind, id])
  return (
    <ResourceForm<SectionValues>
      label={kindOf(kind).label()}
      schema={schema}
      values={valuesOf(kind, section)}
      sections={sections}
      saveLabel={section ? m.saveSection() : m.addSection()}
      action={(cause) => m.savingFailed({ cause })}
      // What was typed is still there.
      failedText={(error) => (isChangedMeanwhile(error) ? m.changedByOther() : undefined)}
      onSave={async (entered) => {
        const addresses = await storePictures(filesIn(kind, entered))
        const addressOf = ({ file, url = '' }: { file?: File; url?: string }) =>
          (file && addresses.get(file)) ?? url
        await save(sectionSchema.parse(sectionIn(kind, id, entered, addressOf)))
        toast.success(m.draftSaved())
      }}
      onSaved={() => navigate({ to: '/admin/home' })}
    />
  )
}

/**
 * Writes one section into the draft: into that of another admin as well, who left this section alone. Where they did not, it
 * fails once, and the next try takes the place of theirs.
 */
function useSaveSection(home: ManagedHome, section: Section | undefined) {
  const queryClient = useQueryClient()
  const change = useChangeDraft()
  const seen = useRef({ home, section })
  return async (wanted: Section) => {
    const write = (at: ManagedHome) => change.mutateAsync({ sections: placed(at.sections, wanted), seen: at })
    try {
      await write(seen.current.home)
    } catch (error) {
      if (!isChangedMeanwhile(error)) throw error
      const now = await queryClient.fetchQuery({ ...managedHomeQuery, staleTime: 0 })
      const theirs = find(now.sections, wanted.id)
      const isAsSeen = JSON.stringify(theirs) === JSON.stringify(seen.current.section)
      seen.current = { home: now, section: theirs }
      if (!isAsSeen) throw error
      await write(now)
    }
  }
}

/** Stores pictures, each once: saving again after a failure sends none of them a second time. */
function useStoredPictures() {
  const stored = useRef(new Map<File, string>())
  return async (files: readonly File[]): Promise<ReadonlyMap<File, string>> => {
    for (const file of files) {
      if (!stored.current.has(file)) stored.current.set(file, (await uploadPicture(file)).secure_url)
    }
    return stored.current
  }
}

type Form = UseFormReturn<SectionValues, unknown, SectionValues>

interface PreviewProps extends Pick<SectionFormProps, 'kind'> {
  form: Form
  id: string
  sections: readonly Section[]
}

/** The page with what is typed, as far as it can be read. */
function Preview({ form, kind, id, sections }: PreviewProps) {
  const values = useWatch({ control: form.control })
  const [text, setText] = useState<string>()
  const read = sectionSchema.safeParse(sectionIn(kind, id, values, ({ url }) => url ?? NOT_STORED))
  const now = read.success ? JSON.stringify(read.data) : text
  if (now !== text) setText(now)
  const shown = useMemo(
    () => (now === undefined ? sections : placed(sections, JSON.parse(now))),
    [now, sections],
  )
  return <SectionsPreview sections={shown}>{m.previewText()}</SectionsPreview>
}
