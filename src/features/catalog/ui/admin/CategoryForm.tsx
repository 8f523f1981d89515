import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { shopQuery } from '#/features/shop/shop.queries.ts'
import type { WordedField } from '#/features/shop/ui/words/OwnWordsField.tsx'
import { sentWords, type TypedWords, typedWords } from '#/features/shop/ui/words/ownWordsForm.ts'
import { ownWordsSection } from '#/features/shop/ui/words/ownWordsSection.tsx'
import { m as ofWords } from '#/features/shop/words/messages/words.messages.ts'
import { translated } from '#/features/shop/words/translated.rules.ts'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { toast } from '#/ui/kit/toast.ts'
import type { FormSection } from '#/ui/resource/form/fields.ts'
import { formDataOf } from '#/ui/resource/form/formDataOf.ts'
import { PicturesField } from '#/ui/resource/form/PicturesField.tsx'
import { useSeen } from '#/ui/resource/form/useSeen.ts'
import { type PictureItem, storedPicture } from '#/ui/resource/pictures/pictureItems.ts'
import { UploadsContext, useUploads } from '#/ui/resource/pictures/uploading.ts'
import { ResourceForm } from '#/ui/resource/ResourceForm.tsx'
import { garmentsOf } from '../../attributes/garments.rules.ts'
import { wordsOf } from '../../defaultMenu/defaultMenuIn.ts'
import { writeMenuText } from '../../rules/menuText.rules.ts'
import { pictureLimits } from '../../rules/productForm.rules.ts'
import { useSaveCategory } from '../../saving/saving.queries.ts'
import { categoryAdminForm } from '../../schema/admin.schema.ts'
import type { Category } from '../../schema/category.schema.ts'
import { DeleteCategory } from './DeleteCategory.tsx'
import { GarmentsField } from './GarmentsField.tsx'
import { m } from './messages/admin.messages.ts'

export interface CategoryValues {
  name: string
  status: string
  inMenu: string
  menuPosition: string
  menuItems: string
  garments: string[]
  words: TypedWords<'category'>
  image: PictureItem[]
}

/** Advised by the specification, section 2; px. */
const advised = { width: 480, height: 640 }

/** ms that the success stands before the list shows. */
const REST_MS = 800

const sectionsOf = (): readonly FormSection<CategoryValues>[] => [
  {
    title: m.category(),
    text: m.categoryText(),
    fields: [
      { kind: 'text', name: 'name', label: m.name(), required: true, maxLength: 60 },
      {
        kind: 'select',
        name: 'status',
        label: m.status(),
        required: true,
        placeholder: m.chooseStatus(),
        options: [
          { value: 'true', label: m.active() },
          { value: 'false', label: m.inactive() },
        ],
        hint: m.categoryInactiveHint(),
      },
      {
        kind: 'own',
        name: 'image',
        label: m.image(),
        wide: true,
        render: (form) => (
          <PicturesField
            form={form}
            name="image"
            label={m.image()}
            hint={m.categoryImageHint()}
            most={1}
            mostBytes={pictureLimits.bytes}
            advised={advised}
          />
        ),
      },
    ],
  },
  {
    title: m.whatItHolds(),
    text: m.whatItHoldsText(),
    fields: [
      {
        kind: 'own',
        name: 'garments',
        label: m.garmentKinds(),
        wide: true,
        render: (form) => <GarmentsField form={form} />,
      },
    ],
  },
  {
    title: m.inTheMenu(),
    text: m.inTheMenuText(),
    fields: [
      {
        kind: 'select',
        name: 'inMenu',
        label: m.showInMenu(),
        options: [
          { value: 'true', label: m.yes() },
          { value: 'false', label: m.no() },
        ],
        hint: m.notInMenuHint(),
      },
      {
        kind: 'text',
        name: 'menuPosition',
        label: m.placeOptional(),
        inputMode: 'numeric',
        maxLength: 2,
        hint: m.placeHint(),
      },
      {
        kind: 'area',
        name: 'menuItems',
        label: m.entriesOptional(),
        wide: true,
        rows: 4,
        maxLength: 2_000,
        hint: m.entriesHint(),
      },
    ],
  },
]

const worded = (): readonly WordedField<CategoryValues>[] => [
  { field: 'name', english: 'name', label: ofWords.name(), longest: translated.category.name },
  {
    field: 'menuItems',
    english: 'menuItems',
    label: ofWords.menuEntries(),
    longest: translated.category.menuItems,
    rows: 4,
  },
]

const valuesOf = (category?: Category): CategoryValues => ({
  name: category?.name ?? '',
  status: category ? String(category.status) : '',
  inMenu: String(category?.inMenu ?? true),
  menuPosition: String(category?.menuPosition ?? ''),
  menuItems: category ? writeMenuText(wordsOf(category)) : '',
  garments: [...garmentsOf(category)],
  words: typedWords('category', category?.words),
  image: category?.image ? [storedPicture(category.image)] : [],
})

/** A new category, or one to change. */
export function CategoryForm({ category }: { category?: Category }) {
  const save = useSaveCategory()
  const { languages } = useSuspenseQuery(shopQuery).data
  const { uploads, follow } = useUploads()
  const navigate = useNavigate()
  const toList = () => navigate({ to: '/admin/category' })

  const seen = useSeen(category, valuesOf)

  const onSave = async (entered: CategoryValues) => {
    const { image, words, ...typed } = entered
    const names = seen?.changed(entered)
    const files = image.flatMap(({ file }) => file ?? [])
    const fields = {
      ...typed,
      words: sentWords(words, !category),
      image: files.length > 0 ? files : undefined,
    }
    const changed = Object.entries(fields).filter(([field]) => names?.includes(field) ?? true)
    const form = formDataOf({
      ...Object.fromEntries(changed),
      seen: names && JSON.stringify({ ...(names.includes('words') && { words: null }), ...seen?.of(names) }),
    })
    const chosen = image.filter(({ file }) => file)
    const sizes = files.map(({ size }) => size)
    const { message, category: stored } = await follow(chosen, sizes, (onProgress) =>
      save.mutateAsync({ id: category?._id, form, onProgress }),
    )
    toast.success(message)
    return stored
  }

  return (
    <UploadsContext value={uploads}>
      <ResourceForm
        label={category ? m.editCategory() : m.addCategory()}
        schema={categoryAdminForm}
        values={valuesOf(category)}
        sections={[...sectionsOf(), ...ownWordsSection(languages, worded())]}
        saveLabel={category ? m.saveChanges() : m.addCategory()}
        {...(seen && { seen })}
        action={(cause) => (category ? m.savingCategoryFailed({ cause }) : m.addingCategoryFailed({ cause }))}
        onSave={onSave}
        onSaved={toList}
        restMs={REST_MS}
        focusFirst={!category}
        cancel={
          <Link to="/admin/category" className={buttonClass({ variant: 'quiet' })}>
            {m.cancel()}
          </Link>
        }
        danger={category && <DeleteCategory category={category} look="button" onDeleted={toList} />}
      />
    </UploadsContext>
  )
}
