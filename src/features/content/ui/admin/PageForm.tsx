import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useDraftKey } from '#/features/accounts/ui/useDraftKey.ts'
import { shopQuery } from '#/features/shop/shop.queries.ts'
import type { WordedField } from '#/features/shop/ui/words/OwnWordsField.tsx'
import { typedWords } from '#/features/shop/ui/words/ownWordsForm.ts'
import { ownWordsSection } from '#/features/shop/ui/words/ownWordsSection.tsx'
import { languages, type MoreLanguage, moreLanguages } from '#/platform/language/languages.rules.ts'
import { fieldsNamed } from '#/platform/typed/fields.rules.ts'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { toast } from '#/ui/kit/toast.ts'
import type { FormSection } from '#/ui/resource/form/fields.ts'
import { type Seen, useSeen } from '#/ui/resource/form/useSeen.ts'
import { ResourceForm } from '#/ui/resource/ResourceForm.tsx'
import { useCreatePage, useUpdatePage } from '../../admin.queries.ts'
import { type Bodies, linesIn } from '../../bodies.rules.ts'
import { emptyBody, linesOf } from '../../body.rules.ts'
import {
  LONGEST_DESCRIPTION,
  LONGEST_TITLE,
  type ManagedPage,
  newPageSchema,
  type PageUpdate,
  pageFieldsSchema,
} from '../../content.schema.ts'
import { BodyField } from './BodyField.tsx'
import { DeletePage } from './DeletePage.tsx'
import { m } from './messages/admin.messages.ts'
import { PagePreview } from './PagePreview.tsx'
import type { PageValues } from './pageValues.ts'
import { YesNoField } from './YesNoField.tsx'

const bodiesOf = (bodies: Bodies | undefined) =>
  Object.fromEntries(
    moreLanguages.map((language) => [language, bodies?.[language] ?? emptyBody]),
  ) as PageValues['bodies']

type Shown = Omit<ManagedPage, '_id' | 'updatedAt'>

const valuesOf = ({ words, bodies, ...page }: Shown): PageValues => ({
  ...{ title: page.title, slug: page.slug, description: page.description },
  ...{ visible: page.visible, inFooter: page.inFooter, body: page.body },
  words: typedWords('contentPage', words),
  bodies: bodiesOf(bodies),
})

const fresh: Shown = {
  ...{ title: '', slug: '', description: '', visible: false, inFooter: false },
  body: emptyBody,
}

/** What a page says, where one of two versions is to be chosen. */
const said = (lines: string) => (
  <span className="block max-h-60 overflow-y-auto whitespace-pre-line wrap-anywhere">
    {lines || m.nothing()}
  </span>
)

const saidIn = (bodies: Bodies) =>
  Object.entries(linesIn(bodies))
    .map(([language, lines]) => `${languages[language as MoreLanguage].name}: ${lines}`)
    .join('\n')

const worded = (): readonly WordedField<PageValues>[] => [
  { field: 'title', english: 'title', label: m.title(), longest: LONGEST_TITLE },
  {
    ...{ field: 'description', english: 'description', label: m.forSearch(), rows: 3 },
    longest: LONGEST_DESCRIPTION,
  },
]

/** The page once more in each further language that the shop speaks. */
const inOthers = (spoken: readonly MoreLanguage[]): FormSection<PageValues>[] =>
  ownWordsSection(spoken, worded()).map((section) => ({
    ...section,
    fields: [
      ...section.fields,
      {
        ...{ kind: 'own', name: 'bodies', label: m.textField(), wide: true },
        show: ({ bodies }) => said(saidIn(bodies)),
        render: (form) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            {spoken.map((language) => (
              <BodyField key={language} form={form} language={language} />
            ))}
          </div>
        ),
      },
    ],
  }))

const sections = (isNew: boolean, spoken: readonly MoreLanguage[]): FormSection<PageValues>[] => [
  {
    title: m.pageTitle(),
    fields: [
      {
        ...{ kind: 'text', name: 'title', label: m.title(), required: true, wide: true },
        maxLength: LONGEST_TITLE,
      },
      {
        ...{ kind: 'own', name: 'body', label: m.textField(), wide: true },
        show: ({ body }) => said(linesOf(body)),
        render: (form) => <BodyField form={form} />,
      },
    ],
    aside: (form) => <PagePreview form={form} spoken={spoken} />,
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
  ...inOthers(spoken),
]

/** What was changed of a page, with what the form showed of it: somebody else may have changed the rest. */
function changeOf(entered: PageValues, seen: Seen<PageValues>): PageUpdate {
  const names = seen.changed(entered)
  // Where nothing was written the page said nothing of it.
  const nothing = names.filter((name) => name === 'words' || name === 'bodies').map((name) => [name, null])
  return {
    ...fieldsNamed(entered, names),
    seen: { ...Object.fromEntries(nothing), ...seen.of(names) },
  }
}

/** Writes a new page, or changes one. */
export function PageForm({ page }: { page?: ManagedPage }) {
  const create = useCreatePage()
  const update = useUpdatePage(page?._id ?? '')
  const navigate = useNavigate()
  const draftKey = useDraftKey(`page:${page?._id ?? 'new'}`)
  const { languages: spoken } = useSuspenseQuery(shopQuery).data
  const seen = useSeen<ManagedPage, PageValues>(page, valuesOf)
  const save = async (entered: PageValues) => {
    const { message, page: stored } =
      page && seen ? await update.mutateAsync(changeOf(entered, seen)) : await create.mutateAsync(entered)
    toast.success(message)
    return stored
  }
  const leave = () => navigate({ to: '/admin/page' })
  return (
    <ResourceForm
      label={page ? m.pageTitle() : m.newPage()}
      schema={page ? pageFieldsSchema : newPageSchema}
      values={valuesOf(page ?? fresh)}
      sections={sections(!page, spoken)}
      saveLabel={page ? m.savePage() : m.addPage()}
      action={(cause) => (page ? m.savingFailed({ cause }) : m.addingFailed({ cause }))}
      {...(seen && { seen })}
      draftKey={draftKey}
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
