import { Link, useNavigate } from '@tanstack/react-router'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { toast } from '#/ui/kit/toast.ts'
import type { FormSection } from '#/ui/resource/form/fields.ts'
import { useSeen } from '#/ui/resource/form/useSeen.ts'
import { ResourceForm } from '#/ui/resource/ResourceForm.tsx'
import { useCreatePage, useUpdatePage } from '../../admin.queries.ts'
import { emptyBody, linesOf } from '../../body.rules.ts'
import type { PageBody } from '../../body.schema.ts'
import {
  LONGEST_DESCRIPTION,
  LONGEST_TITLE,
  type ManagedPage,
  newPageSchema,
  type PageFields,
  pageFieldsSchema,
} from '../../content.schema.ts'
import { BodyField } from './BodyField.tsx'
import { DeletePage } from './DeletePage.tsx'
import { PagePreview } from './PagePreview.tsx'
import type { PageValues } from './pageValues.ts'
import { YesNoField } from './YesNoField.tsx'

const valuesOf = ({ title, slug, description, visible, inFooter, body }: PageFields): PageValues => ({
  ...{ title, slug, description, visible, inFooter, body },
})

const fresh: PageFields = {
  ...{ title: '', slug: '', description: '', visible: false, inFooter: false },
  body: emptyBody,
}

const sections = (isNew: boolean): FormSection<PageValues>[] => [
  {
    title: 'Page',
    fields: [
      {
        ...{ kind: 'text', name: 'title', label: 'Title', required: true, wide: true },
        maxLength: LONGEST_TITLE,
      },
      {
        ...{ kind: 'own', name: 'body', label: 'Text', wide: true },
        show: (value) => (
          <span className="block max-h-60 overflow-y-auto whitespace-pre-line wrap-anywhere">
            {linesOf(value as PageBody) || 'Nothing'}
          </span>
        ),
        render: (form) => <BodyField form={form} />,
      },
    ],
    aside: (form) => <PagePreview form={form} />,
  },
  {
    title: 'Where it is found',
    fields: [
      {
        ...{ kind: 'own', name: 'visible', label: 'Shown to shoppers' },
        render: (form) => (
          <YesNoField
            form={form}
            name="visible"
            label="Shown to shoppers"
            hint="Else it is a draft, which only you see."
          />
        ),
      },
      {
        ...{ kind: 'own', name: 'inFooter', label: 'Named in the footer' },
        render: (form) => (
          <YesNoField
            form={form}
            name="inFooter"
            label="Named in the footer"
            hint="Under “The shop”, at the end of every page."
          />
        ),
      },
      {
        ...{ kind: 'text', name: 'slug', label: isNew ? 'Address (optional)' : 'Address', maxLength: 120 },
        ...{ autoCapitalize: 'none', autoComplete: 'off', spellCheck: false },
        required: !isNew,
        hint: isNew
          ? 'Stands after /pages/. Left empty, it is made of the title.'
          : 'Stands after /pages/. Change it freely: the address that it has now leads to the new one.',
      },
      {
        ...{ kind: 'area', name: 'description', label: 'For search engines (optional)', rows: 3 },
        maxLength: LONGEST_DESCRIPTION,
        hint: 'One sentence, shown with the title where somebody finds it. Left empty, it is how the page begins.',
      },
    ],
  },
]

const forNew = sections(true)
const forKnown = sections(false)

/** Writes a new page, or changes one. */
export function PageForm({ page }: { page?: ManagedPage }) {
  const create = useCreatePage()
  const update = useUpdatePage(page?._id ?? '')
  const navigate = useNavigate()
  const seen = useSeen<ManagedPage, PageValues>(page, valuesOf)
  const save = async (entered: PageValues) => {
    const { message, page: stored } =
      page && seen
        ? await update.mutateAsync({ ...entered, seen: seen.of(seen.changed(entered)) })
        : await create.mutateAsync(entered)
    toast.success(message)
    return stored
  }
  const leave = () => navigate({ to: '/admin/page' })
  return (
    <ResourceForm
      label={page ? 'Page' : 'New page'}
      schema={page ? pageFieldsSchema : newPageSchema}
      values={valuesOf(page ?? fresh)}
      sections={page ? forKnown : forNew}
      saveLabel={page ? 'Save page' : 'Add page'}
      action={page ? 'saving the page' : 'adding the page'}
      {...(seen && { seen })}
      draftKey={`page:${page?._id ?? 'new'}`}
      onSave={save}
      onSaved={leave}
      cancel={
        <Link to="/admin/page" className={buttonClass({ variant: 'quiet' })}>
          Cancel
        </Link>
      }
      danger={page && <DeletePage page={page} look="button" onDeleted={() => void leave()} />}
    />
  )
}
