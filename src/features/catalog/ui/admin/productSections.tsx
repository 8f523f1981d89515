import type { WordedField } from '#/features/shop/ui/words/OwnWordsField.tsx'
import { ownWordsSection } from '#/features/shop/ui/words/ownWordsSection.tsx'
import { m } from '#/features/shop/words/messages/words.messages.ts'
import { translated } from '#/features/shop/words/translated.rules.ts'
import type { MoreLanguage } from '#/platform/language/languages.rules.ts'
import type { FormSection } from '#/ui/resource/form/fields.ts'
import { PicturesField } from '#/ui/resource/form/PicturesField.tsx'
import { pictureLimits } from '../../rules/catalog.rules.ts'
import type { Category } from '../../schema/category.schema.ts'
import { attributeFields } from './attributeFields.tsx'
import { FamilyField } from './FamilyField.tsx'
import { GoesWithField } from './GoesWithField.tsx'
import { MissingHsn } from './MissingHsn.tsx'
import { NewCategory } from './NewCategory.tsx'
import { NoPictureWarning } from './NoPictureWarning.tsx'
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
  title: 'Product',
  text: 'What shoppers see first.',
  fields: [
    { kind: 'text', name: 'name', label: 'Name', required: true, wide: true, maxLength: 200 },
    {
      kind: 'own',
      name: 'slug',
      label: 'Slug',
      wide: true,
      render: (form) => <SlugField form={form} proposing={isNew} />,
    },
    {
      kind: 'own',
      name: 'images',
      label: 'Images',
      wide: true,
      render: (form) => (
        <PicturesField
          form={form}
          name="images"
          label="Images"
          hint="PNG or JPEG, recommended 340x480 px or larger, up to 8 pictures of 5 MB. Drag them or use the arrows to put them in order."
          roles={['Main', 'On hover']}
          most={pictureLimits.count}
          mostBytes={pictureLimits.bytes}
          advised={advised}
        />
      ),
    },
    {
      kind: 'own',
      name: 'video',
      label: 'Video',
      wide: true,
      render: (form) => <VideoField form={form} />,
    },
    { kind: 'area', name: 'description', label: 'Description', wide: true, rows: 6, maxLength: 5_000 },
    {
      kind: 'own',
      name: 'family',
      label: 'Family',
      wide: true,
      render: (form) => <FamilyField form={form} ownId={ownId} />,
    },
  ],
})

const whatItCosts: FormSection<ProductValues> = {
  title: 'Price and stock',
  text: 'Prices include tax.',
  aside: (form) => <RateGapCallout form={form} />,
  fields: [
    { kind: 'text', name: 'price', label: 'Price', required: true, inputMode: 'decimal', prefix: '₹' },
    {
      kind: 'text',
      name: 'mrp',
      label: 'MRP (optional)',
      inputMode: 'decimal',
      prefix: '₹',
      hint: 'Struck through in the shop when it is higher than the price.',
    },
    {
      kind: 'select',
      name: 'mrpPrinted',
      label: 'This MRP is printed on the piece, or was really asked',
      hint: 'With honest prices (settings) it is struck through only then.',
      options: [
        { value: 'false', label: 'No' },
        { value: 'true', label: 'Yes' },
      ],
    },
    {
      kind: 'own',
      name: 'quantity',
      label: 'Quantity',
      render: (form) => <QuantityField form={form} />,
    },
    {
      kind: 'own',
      name: 'sizes',
      label: 'Sizes',
      also: ['enableSize'],
      wide: true,
      render: (form) => <SizesField form={form} />,
    },
    {
      kind: 'own',
      name: 'offers',
      label: 'Stock of the sizes',
      also: ['ownStock'],
      wide: true,
      render: (form) => <SizeTable form={form} />,
    },
    { kind: 'own', name: 'sku', label: 'SKU', render: (form) => <CodeField form={form} name="sku" /> },
    {
      kind: 'own',
      name: 'barcode',
      label: 'Barcode',
      render: (form) => <CodeField form={form} name="barcode" />,
    },
  ],
}

const statuses = [
  { value: 'true', label: 'Active' },
  { value: 'false', label: 'Inactive' },
]

const whereItStands = (categories: readonly Category[], chosen: string): FormSection<ProductValues> => ({
  title: 'On the shelf',
  text: 'Where shoppers find it, and whether they do.',
  fields: [
    {
      kind: 'select',
      name: 'category',
      label: 'Category',
      placeholder: 'Choose a category',
      options: categories
        .filter(({ _id, status }) => status || _id === chosen)
        .map(({ _id, name, status }) => ({ value: _id, label: status ? name : `${name} (inactive)` })),
      hint: categories.some(({ status }) => status)
        ? 'Active categories only.'
        : 'There is none yet: add one with the button below.',
    },
    {
      kind: 'own',
      name: 'status',
      label: 'Status',
      options: statuses,
      render: (form) => <StatusField form={form} />,
    },
  ],
  aside: (form) => (
    <>
      <NewCategory form={form} categories={categories} />
      <NoPictureWarning form={form} />
    </>
  ),
})

/** The sections of attributeInputs.rules.ts; one without an attribute is left out. */
const attributeSections = (categories: readonly Category[]): FormSection<ProductValues>[] => [
  {
    title: 'Cloth and craft',
    text: 'What shoppers choose by. The lists are yours: add a value where one is missing.',
    fields: attributeFields('cloth', categories),
  },
  {
    title: 'Measures and set',
    text: 'For the kinds of garment that the category holds. Leave empty what nobody knows.',
    fields: attributeFields('set', categories),
  },
  {
    title: 'Care and marks',
    text: 'How it is washed, and what vouches for it.',
    fields: attributeFields('care', categories),
  },
  {
    title: 'Tax and origin',
    text: 'For invoices and the details that the law asks for.',
    aside: (form) => <MissingHsn form={form} />,
    fields: attributeFields('law', categories),
  },
]

const whatGoesWithIt = (ownId: string | undefined): FormSection<ProductValues> => ({
  title: 'Goes with it',
  text: 'Shown below the product, before what the shop finds by colour.',
  fields: [
    {
      kind: 'own',
      name: 'goesWith',
      label: 'Goes with',
      wide: true,
      render: (form) => <GoesWithField form={form} ownId={ownId} />,
    },
  ],
})

const { name: longestName, description, setContents } = translated.product
const worded = (): readonly WordedField<ProductValues>[] => [
  { field: 'name', english: 'name', label: m.name(), longest: longestName },
  { field: 'description', english: 'description', label: m.description(), longest: description, rows: 6 },
  { field: 'setContents', english: 'setContents', label: m.inTheSet(), longest: setContents },
]

interface FormLook {
  /** New, and no plain copy: the slug follows the name. */
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
  whatItCosts,
  whereItStands(categories, chosen),
  ...attributeSections(categories).filter(({ fields }) => fields.length > 0),
  ...ownWordsSection(languages, worded()),
  whatGoesWithIt(ownId),
]
