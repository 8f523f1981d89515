import type { WordedField } from '#/features/shop/ui/words/OwnWordsField.tsx'
import { ownWordsSection } from '#/features/shop/ui/words/ownWordsSection.tsx'
import { m as ofWords } from '#/features/shop/words/messages/words.messages.ts'
import { translated } from '#/features/shop/words/translated.rules.ts'
import type { MoreLanguage } from '#/platform/language/languages.rules.ts'
import type { FormSection } from '#/ui/resource/form/fields.ts'
import { PicturesField } from '#/ui/resource/form/PicturesField.tsx'
import { pictureLimits } from '../../rules/productForm.rules.ts'
import type { Category } from '../../schema/category.schema.ts'
import { attributeFields } from './attributeFields.tsx'
import { FamilyField } from './FamilyField.tsx'
import { GoesWithField } from './GoesWithField.tsx'
import { GstOfCategory } from './GstOfCategory.tsx'
import { MissingHsn } from './MissingHsn.tsx'
import { m } from './messages/admin.messages.ts'
import { NewCategory } from './NewCategory.tsx'
import { NoPictureWarning } from './NoPictureWarning.tsx'
import { ProductNames } from './ProductNames.tsx'
import type { ProductValues } from './productValues.ts'
import { RateGapCallout } from './RateGapCallout.tsx'
import { CodeField, QuantityField } from './SharedStock.tsx'
import { SizesField } from './SizesField.tsx'
import { SizeTable } from './SizeTable.tsx'
import { SlugField } from './SlugField.tsx'
import { StatusField } from './StatusField.tsx'
import { VideoField } from './VideoField.tsx'

/** Advised by the specification, section 2; px. */
const advised = { width: 340, height: 480 }

const whatItIs = (isNew: boolean, ownId: string | undefined): FormSection<ProductValues> => ({
  title: m.product(),
  text: m.productText(),
  startsOpen: true,
  fields: [
    { kind: 'text', name: 'name', label: m.name(), required: true, wide: true, maxLength: 200 },
    {
      kind: 'own',
      name: 'slug',
      label: m.slug(),
      wide: true,
      render: (form) => <SlugField form={form} proposing={isNew} />,
    },
    {
      kind: 'own',
      name: 'images',
      label: m.images(),
      wide: true,
      render: (form) => (
        <PicturesField
          form={form}
          name="images"
          label={m.images()}
          hint={m.imagesHint()}
          roles={[m.imageMain(), m.imageOnHover()]}
          most={pictureLimits.count}
          mostBytes={pictureLimits.bytes}
          advised={advised}
        />
      ),
    },
    {
      kind: 'own',
      name: 'video',
      label: m.video(),
      wide: true,
      render: (form) => <VideoField form={form} />,
    },
    { kind: 'area', name: 'description', label: m.description(), wide: true, rows: 6, maxLength: 5_000 },
    {
      kind: 'own',
      name: 'family',
      label: m.family(),
      wide: true,
      render: (form) => <FamilyField form={form} ownId={ownId} />,
    },
  ],
})

const whatItCosts = (): FormSection<ProductValues> => ({
  title: m.priceAndStock(),
  text: m.pricesIncludeTax(),
  startsOpen: true,
  aside: (form) => <RateGapCallout form={form} />,
  fields: [
    { kind: 'text', name: 'price', label: m.price(), required: true, inputMode: 'decimal', prefix: '₹' },
    {
      kind: 'text',
      name: 'mrp',
      label: m.mrpOptional(),
      inputMode: 'decimal',
      prefix: '₹',
      hint: m.mrpHint(),
    },
    {
      kind: 'select',
      name: 'mrpPrinted',
      label: m.mrpPrinted(),
      hint: m.mrpPrintedHint(),
      options: [
        { value: 'false', label: m.no() },
        { value: 'true', label: m.yes() },
      ],
    },
    {
      kind: 'own',
      name: 'quantity',
      label: m.quantity(),
      render: (form) => <QuantityField form={form} />,
    },
    {
      kind: 'own',
      name: 'sizes',
      label: m.sizes(),
      also: ['enableSize'],
      wide: true,
      render: (form) => <SizesField form={form} />,
    },
    {
      kind: 'own',
      name: 'offers',
      label: m.stockOfSizes(),
      also: ['ownStock'],
      wide: true,
      render: (form) => <SizeTable form={form} />,
    },
    { kind: 'own', name: 'sku', label: m.sku(), render: (form) => <CodeField form={form} name="sku" /> },
    {
      kind: 'own',
      name: 'barcode',
      label: m.barcode(),
      render: (form) => <CodeField form={form} name="barcode" />,
    },
  ],
})

const statuses = () => [
  { value: 'true', label: m.active() },
  { value: 'false', label: m.inactive() },
]

const whereItStands = (
  categories: readonly Category[],
  chosen: string,
  isNew: boolean,
): FormSection<ProductValues> => ({
  title: m.onTheShelf(),
  text: m.onTheShelfText(),
  startsOpen: true,
  fields: [
    {
      kind: 'select',
      name: 'category',
      label: m.category(),
      placeholder: m.chooseCategory(),
      options: categories
        .filter(({ _id, status }) => status || _id === chosen)
        .map(({ _id, name, status }) => ({
          value: _id,
          label: status ? name : m.categoryInactive({ name }),
        })),
      hint: categories.some(({ status }) => status) ? m.activeCategoriesOnly() : m.noCategoryYet(),
    },
    {
      kind: 'own',
      name: 'status',
      label: m.status(),
      options: statuses(),
      render: (form) => <StatusField form={form} />,
    },
  ],
  aside: (form) => (
    <>
      {isNew && <GstOfCategory form={form} categories={categories} />}
      <NewCategory form={form} categories={categories} />
      <NoPictureWarning form={form} />
    </>
  ),
})

/** The sections of attributeInputs.rules.ts; one without an attribute is left out. */
const attributeSections = (categories: readonly Category[]): FormSection<ProductValues>[] => [
  {
    title: m.clothAndCraft(),
    text: m.clothAndCraftText(),
    fields: attributeFields('cloth', categories),
  },
  {
    title: m.measuresAndSet(),
    text: m.measuresAndSetText(),
    fields: attributeFields('set', categories),
  },
  {
    title: m.careAndMarks(),
    text: m.careAndMarksText(),
    fields: attributeFields('care', categories),
  },
  {
    title: m.taxAndOrigin(),
    text: m.taxAndOriginText(),
    aside: (form) => <MissingHsn form={form} />,
    fields: attributeFields('law', categories),
  },
]

const whatGoesWithIt = (ownId: string | undefined): FormSection<ProductValues> => ({
  title: m.goesWithIt(),
  text: m.goesWithItText(),
  fields: [
    {
      kind: 'own',
      name: 'goesWith',
      label: m.goesWith(),
      wide: true,
      show: ({ goesWith }) => (goesWith.length > 0 ? <ProductNames ids={goesWith} /> : undefined),
      render: (form) => <GoesWithField form={form} ownId={ownId} />,
    },
  ],
})

const { name: longestName, description, setContents } = translated.product
const worded = (): readonly WordedField<ProductValues>[] => [
  { field: 'name', english: 'name', label: ofWords.name(), longest: longestName },
  {
    field: 'description',
    english: 'description',
    label: ofWords.description(),
    longest: description,
    rows: 6,
  },
  { field: 'setContents', english: 'setContents', label: ofWords.inTheSet(), longest: setContents },
]

interface FormLook {
  /** Not stored yet: the slug follows the name, the tax class the category. */
  readonly isNew: boolean
  /** The category that the product is in now, active or not. */
  readonly chosen: string
  /** Id of the product, once there is one. */
  readonly ownId?: string | undefined
  /** What the shop speaks besides English. */
  readonly languages?: readonly MoreLanguage[]
}

/** The product form as data. */
export const productSections = (
  categories: readonly Category[],
  { isNew, chosen, ownId, languages = [] }: FormLook,
): readonly FormSection<ProductValues>[] => [
  whatItIs(isNew, ownId),
  whatItCosts(),
  whereItStands(categories, chosen, isNew),
  ...attributeSections(categories).filter(({ fields }) => fields.length > 0),
  ...ownWordsSection(languages, worded()),
  whatGoesWithIt(ownId),
]
