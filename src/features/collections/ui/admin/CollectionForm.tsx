import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type UseFormReturn, useController, useWatch } from 'react-hook-form'
import { pictureLimits } from '#/features/catalog/rules/productForm.rules.ts'
import { ChosenProducts } from '#/features/catalog/ui/admin/ChosenProducts.tsx'
import { ProductNames } from '#/features/catalog/ui/admin/ProductNames.tsx'
import { shopQuery } from '#/features/shop/shop.queries.ts'
import type { WordedField } from '#/features/shop/ui/words/OwnWordsField.tsx'
import { sentWords, type TypedWords, typedWords } from '#/features/shop/ui/words/ownWordsForm.ts'
import { ownWordsSection } from '#/features/shop/ui/words/ownWordsSection.tsx'
import { m as ofWords } from '#/features/shop/words/messages/words.messages.ts'
import { translated } from '#/features/shop/words/translated.rules.ts'
import { fromIndiaInput, toIndiaInput } from '#/platform/time/india.ts'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { toast } from '#/ui/kit/toast.ts'
import type { FormSection } from '#/ui/resource/form/fields.ts'
import { formDataOf } from '#/ui/resource/form/formDataOf.ts'
import { PicturesField } from '#/ui/resource/form/PicturesField.tsx'
import { useSeen } from '#/ui/resource/form/useSeen.ts'
import { type PictureItem, storedPicture } from '#/ui/resource/pictures/pictureItems.ts'
import { UploadsContext, useUploads } from '#/ui/resource/pictures/uploading.ts'
import { ResourceForm } from '#/ui/resource/ResourceForm.tsx'
import { useSaveCollection } from '../../admin.queries.ts'
import { LONGEST_DESCRIPTION, LONGEST_NAME, MOST_BY_HAND, type Way } from '../../collections.rules.ts'
import { type AdminCollection, collectionForm, ruleOfText, textOfRule } from '../../collections.schema.ts'
import { CollectionPreview } from './CollectionPreview.tsx'
import { linesOfRule } from './collectionWords.ts'
import { DeleteCollection, type LinksTo } from './DeleteCollection.tsx'
import { m } from './messages/admin.messages.ts'
import { RuleField } from './RuleField.tsx'

interface CollectionValues {
  name: string
  slug: string
  description: string
  image: PictureItem[]
  visible: string
  from: string
  until: string
  by: Way
  rule: string
  products: string[]
  words: TypedWords<'collection'>
}

/** As on the cards of collections, px. */
const advised = { width: 480, height: 640 }

type Form = UseFormReturn<CollectionValues, unknown, CollectionValues>

const sectionsOf = (isNew: boolean): readonly FormSection<CollectionValues>[] => [
  {
    title: m.collection(),
    text: m.collectionText(),
    fields: [
      { kind: 'text', name: 'name', label: m.name(), required: true, maxLength: LONGEST_NAME },
      {
        ...{ kind: 'text', name: 'slug', label: isNew ? m.slugOptional() : m.slug(), maxLength: 120 },
        ...{ autoCapitalize: 'none', spellCheck: false },
        hint: isNew ? m.slugHintNew() : m.slugHint(),
      },
      {
        ...{ kind: 'area', name: 'description', label: m.descriptionOptional(), wide: true },
        ...{ rows: 3, maxLength: LONGEST_DESCRIPTION },
      },
      {
        ...{ kind: 'own', name: 'image', label: m.picture(), wide: true },
        render: (form) => (
          <PicturesField
            form={form}
            name="image"
            label={m.pictureOptional()}
            hint={m.pictureHint()}
            most={1}
            mostBytes={pictureLimits.bytes}
            advised={advised}
          />
        ),
      },
    ],
  },
  {
    title: m.whatIsIn(),
    text: m.whatIsInText(),
    fields: [
      {
        ...{ kind: 'choice', name: 'by', label: m.chosenHow(), wide: true },
        also: ['rule', 'products'],
        show: (all) => <Chosen {...all} />,
        options: [
          { value: 'rule', label: m.byARule() },
          { value: 'hand', label: m.byHand() },
        ],
      },
      {
        ...{ kind: 'own', name: 'rule', label: m.rule(), wide: true },
        render: (form) => <Rule form={form} />,
      },
      {
        ...{ kind: 'own', name: 'products', label: m.productsByHand(), wide: true },
        render: (form) => <ByHand form={form} />,
      },
    ],
    aside: (form) => <Preview form={form} />,
  },
  {
    title: m.whenShown(),
    text: m.whenShownText(),
    fields: [
      {
        ...{ kind: 'select', name: 'visible', label: m.shoppersSeeIt() },
        options: [
          { value: 'true', label: m.yes() },
          { value: 'false', label: m.no() },
        ],
      },
      { kind: 'datetime-local', name: 'from', label: m.fromOptional() },
      { kind: 'datetime-local', name: 'until', label: m.untilOptional() },
    ],
  },
]

/** What is in a collection, beside what is in it by another. */
function Chosen({ by, rule, products }: CollectionValues) {
  const lines = by === 'rule' ? [m.byARule(), ...linesOfRule(rule)] : [m.byHand()]
  return (
    <>
      {lines.join('\n')}
      {products.length > 0 && (
        <>
          {by === 'rule' && `\n${m.standFirst()}`}
          {'\n'}
          <ProductNames ids={products} />
        </>
      )}
    </>
  )
}

function Rule({ form }: { form: Form }) {
  const by = useWatch({ control: form.control, name: 'by' })
  const { field, fieldState } = useController({ control: form.control, name: 'rule' })
  if (by !== 'rule') return null
  return <RuleField value={field.value} onChange={field.onChange} error={fieldState.error?.message} />
}

function ByHand({ form }: { form: Form }) {
  const by = useWatch({ control: form.control, name: 'by' })
  const { field, fieldState } = useController({ control: form.control, name: 'products' })
  const words =
    by === 'hand'
      ? {
          legend: m.productsUpTo({ most: MOST_BY_HAND }),
          findLabel: m.findForCollection(),
          words: { added: m.isInNow(), removed: m.isNotInAnyMore() },
        }
      : {
          legend: m.standFirst(),
          findLabel: m.findOfRule(),
          words: { added: m.standsFirst(), removed: m.standsByRule() },
        }
  return (
    <>
      <ChosenProducts
        {...words}
        chosen={field.value}
        onChange={field.onChange}
        most={MOST_BY_HAND}
        error={fieldState.error?.message}
      />
      {by === 'rule' && field.value.length > 0 && (
        <p className="mt-2 text-sm text-ink-soft">{m.outsideRule()}</p>
      )}
    </>
  )
}

function Preview({ form }: { form: Form }) {
  const [by, rule, products] = useWatch({ control: form.control, name: ['by', 'rule', 'products'] })
  return <CollectionPreview by={by} rule={rule} products={products} />
}

const worded = (): readonly WordedField<CollectionValues>[] => [
  { field: 'name', english: 'name', label: ofWords.name(), longest: translated.collection.name },
  {
    ...{ field: 'description', english: 'description', label: ofWords.description(), rows: 3 },
    longest: translated.collection.description,
  },
]

const valuesOf = (collection?: AdminCollection): CollectionValues => ({
  name: collection?.name ?? '',
  slug: collection?.slug ?? '',
  description: collection?.description ?? '',
  image: collection?.image ? [storedPicture(collection.image)] : [],
  visible: String(collection?.visible ?? true),
  from: toIndiaInput(collection?.from ?? null),
  until: toIndiaInput(collection?.until ?? null),
  by: collection?.by ?? 'rule',
  rule: textOfRule(collection?.rule ?? {}),
  products: [...(collection?.products ?? [])],
  words: typedWords('collection', collection?.words),
})

export interface CollectionFormProps {
  collection?: AdminCollection
  /** Of the one that may be deleted. */
  linksTo?: LinksTo
}

const noLinks: LinksTo = () => []

/** A new collection, or one to change. */
export function CollectionForm({ collection, linksTo = noLinks }: CollectionFormProps) {
  const save = useSaveCollection()
  const { uploads, follow } = useUploads()
  const navigate = useNavigate()
  const toList = () => navigate({ to: '/admin/collection' })
  const { languages } = useSuspenseQuery(shopQuery).data
  const seen = useSeen(collection, valuesOf, { together: [['by', 'rule', 'products']] })

  const onSave = async (entered: CollectionValues) => {
    const names = seen?.changed(entered)
    const chosen = entered.image.filter(({ file }) => file)
    const files = chosen.flatMap(({ file }) => file ?? [])
    const fields = {
      ...entered,
      image: files,
      from: fromIndiaInput(entered.from),
      until: fromIndiaInput(entered.until),
      rule: JSON.stringify(ruleOfText(entered.rule)),
      products: JSON.stringify(entered.products),
      words: sentWords(entered.words, !collection),
    }
    const changed = Object.entries(fields).filter(([field]) => names?.includes(field) ?? true)
    const form = formDataOf({
      ...Object.fromEntries(changed),
      seen: names && JSON.stringify({ ...(names.includes('words') && { words: null }), ...seen?.of(names) }),
    })
    const sizes = files.map(({ size }) => size)
    const { message, collection: stored } = await follow(chosen, sizes, (onProgress) =>
      save.mutateAsync({ id: collection?._id, form, onProgress }),
    )
    toast.success(message)
    return stored
  }

  return (
    <UploadsContext value={uploads}>
      <ResourceForm
        label={collection ? m.editCollection() : m.addCollection()}
        schema={collectionForm}
        values={valuesOf(collection)}
        sections={[...sectionsOf(!collection), ...ownWordsSection(languages, worded())]}
        saveLabel={collection ? m.saveChanges() : m.addCollection()}
        {...(seen && { seen })}
        action={(cause) => (collection ? m.changingFailed({ cause }) : m.addingFailed({ cause }))}
        onSave={onSave}
        onSaved={toList}
        focusFirst={!collection}
        cancel={
          <Link to="/admin/collection" className={buttonClass({ variant: 'quiet' })}>
            {m.cancel()}
          </Link>
        }
        danger={
          collection && (
            <DeleteCollection collection={collection} linksTo={linksTo} look="button" onDeleted={toList} />
          )
        }
      />
    </UploadsContext>
  )
}
