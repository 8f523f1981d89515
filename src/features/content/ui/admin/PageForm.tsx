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
import { m } from './messages/admin.messages.ts'
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
    title: m.pageTitle(),
    fields: [
      {
        ...{ kind: 'text', name: 'title', label: m.title(), required: true, wide: true },
        maxLength: LONGEST_TITLE,
      },
      {
        ...{ kind: 'own', name: 'body', label: m.textField(), wide: true },
        show: (value) => (
          <span className="block max-h-60 overflow-y-auto whitespace-pre-line wrap-anywhere">
            {linesOf(value as PageBody) || m.nothing()}
          </span>
        ),
        render: (form) => <BodyField form={form} />,
      },
    ],
    aside: (form) => <PagePreview form={form} />,
  },
  {
    title: m.whereFound(),
    fields: [
      {
        ...{ kind: 'own', name: 'visible', label: m.visible() },
        render: (form) => (
          <YesNoField form={form} name="visible" label={m.visible()} hint={m.visibleHint()} />
        ),
      },
      {
        ...{ kind: 'own', name: 'inFooter', label: m.inFooter() },
        render: (form) => (
          <YesNoField form={form} name="inFooter" label={m.inFooter()} hint={m.inFooterHint()} />
        ),
      },
      {
        ...{ kind: 'text', name: 'slug', label: isNew ? m.addressOptional() : m.address(), maxLength: 120 },
        ...{ autoCapitalize: 'none', autoComplete: 'off', spellCheck: false },
        required: !isNew,
        hint: isNew ? m.newAddressHint() : m.addressHint(),
      },
      {
        ...{ kind: 'area', name: 'description', label: m.forSearch(), rows: 3 },
        maxLength: LONGEST_DESCRIPTION,
        hint: m.forSearchHint(),
      },
    ],
  },
]

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
      label={page ? m.pageTitle() : m.newPage()}
      schema={page ? pageFieldsSchema : newPageSchema}
      values={valuesOf(page ?? fresh)}
      sections={sections(!page)}
      saveLabel={page ? m.savePage() : m.addPage()}
      action={(cause) => (page ? m.savingFailed({ cause }) : m.addingFailed({ cause }))}
      {...(seen && { seen })}
      draftKey={`page:${page?._id ?? 'new'}`}
      onSave={save}
      onSaved={leave}
      cancel={
        <Link to="/admin/page" className={buttonClass({ variant: 'quiet' })}>
          {m.cancel()}
        </Link>
      }
      danger={page && <DeletePage page={page} look="button" onDeleted={() => void leave()} />}
    />
  )
}
