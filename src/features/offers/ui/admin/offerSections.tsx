import { labelOf } from '#/features/catalog/attributes/attributeLabels.rules.ts'
import { attributes } from '#/features/catalog/attributes/attributes.rules.ts'
import { ProductNames } from '#/features/catalog/ui/admin/ProductNames.tsx'
import { ScopeNames } from '#/features/collections/ui/admin/ScopeNames.tsx'
import type { DataSpec, FormSection } from '#/ui/resource/form/fields.ts'
import { When, whenValue } from '#/ui/resource/form/whenValue.tsx'
import { LONGEST_LABEL } from '../../offers.schema.ts'
import { type RewardKind, rewardKinds } from '../../rules/offer.rules.ts'
import { m } from './messages/admin.messages.ts'
import { OfferPreviewBox } from './OfferPreviewBox.tsx'
import { fieldsOf, type OfferValues } from './offerValues.ts'
import { kindLabels, rewardText, scopeLabels } from './offerWords.ts'
import { AboutField, GiftField, ScopeField } from './ScopeField.tsx'

type Spec = DataSpec<OfferValues>

const yesNo = () => [
  { value: 'true', label: m.yes() },
  { value: 'false', label: m.no() },
]
const rupees = { kind: 'text', inputMode: 'decimal', prefix: '₹', maxLength: 20 } as const
const number = { kind: 'text', inputMode: 'numeric', maxLength: 12 } as const

/** A field that only some kinds of offers have. */
const forKinds = (kinds: readonly RewardKind[], spec: Spec) => whenValue<OfferValues>('kind', kinds, spec)

/** The form of an offer: what it gives, on what, to whom, and when. */
export const offerSections = (): readonly FormSection<OfferValues>[] => [
  {
    title: m.offerColumn(),
    text: m.offerText(),
    fields: [
      { kind: 'text', name: 'label', label: m.name(), required: true, maxLength: LONGEST_LABEL },
      {
        ...{ kind: 'text', name: 'code', label: m.codeOptional(), maxLength: 40 },
        ...{ autoCapitalize: 'characters', spellCheck: false },
        hint: m.codeHint(),
      },
    ],
  },
  {
    title: m.whatGives(),
    fields: [
      {
        ...{ kind: 'choice', name: 'kind', label: m.gives() },
        also: ['percent', 'mostOff', 'amount', 'buy', 'get', 'gift'],
        show: (all) => <Gives {...all} />,
        ...{ wide: true, options: rewardKinds.map((value) => ({ value, label: kindLabels[value]() })) },
      },
      forKinds(['pieces'], { ...number, name: 'buy', label: m.paidPieces() }),
      forKinds(['pieces'], {
        ...number,
        name: 'get',
        label: m.cheaperPieces(),
        hint: m.cheapest(),
      }),
      forKinds(['percent', 'pieces'], {
        ...number,
        name: 'percent',
        label: m.percentOffField(),
        hint: m.percentHint(),
      }),
      forKinds(['percent'], { ...rupees, name: 'mostOff', label: m.atMost() }),
      forKinds(['amount'], { ...rupees, name: 'amount', label: m.amountOffField() }),
      {
        ...{ kind: 'own', name: 'gift', label: m.gift(), wide: true },
        render: (form) => (
          <When form={form} name="kind" is={['gift']}>
            <GiftField form={form} />
          </When>
        ),
      },
    ],
  },
  {
    title: m.whatAbout(),
    text: m.whatAboutText(),
    fields: [
      {
        ...{ kind: 'own', name: 'about', label: m.about() },
        render: (form) => <AboutField form={form} />,
      },
      {
        ...{ kind: 'own', name: 'among', label: m.whatAbout(), also: ['about', 'attribute'], wide: true },
        show: (all) => <IsAbout {...all} />,
        render: (form) => <ScopeField form={form} />,
      },
      {
        ...{ ...rupees, name: 'minimum', label: m.fromValue() },
        hint: m.fromValueHint(),
      },
      { ...number, name: 'minimumPieces', label: m.fromPiecesField() },
    ],
    aside: (form) => <OfferPreviewBox form={form} />,
  },
  {
    title: m.whoMay(),
    text: m.whoMayText(),
    fields: [
      { kind: 'select', name: 'combinable', label: m.combinable(), options: yesNo() },
      {
        ...{ kind: 'select', name: 'firstOrder', label: m.firstOnly(), options: yesNo() },
        hint: m.firstOnlyHint(),
      },
      {
        ...{ ...number, name: 'mostUses', label: m.mostUses() },
        hint: m.mostUsesHint(),
      },
      {
        ...{ ...number, name: 'mostUsesEach', label: m.mostUsesEach() },
        hint: m.mostUsesEachHint(),
      },
      {
        ...{ kind: 'text', name: 'forEmail', label: m.forOne(), inputMode: 'email' },
        ...{ autoCapitalize: 'none', spellCheck: false, maxLength: 254, wide: true },
        hint: m.forOneHint(),
      },
    ],
  },
  {
    title: m.whenRuns(),
    text: m.whenRunsText(),
    fields: [
      { kind: 'select', name: 'active', label: m.active(), options: yesNo() },
      { kind: 'datetime-local', name: 'from', label: m.from() },
      { kind: 'datetime-local', name: 'until', label: m.until() },
    ],
  },
]

/** What an offer gives, beside what it gives by another. */
function Gives(offer: OfferValues) {
  return (
    <>
      {rewardText(fieldsOf(offer))}
      {offer.kind === 'gift' && offer.gift && (
        <>
          {'\n'}
          <ProductNames ids={[offer.gift]} />
        </>
      )}
    </>
  )
}

/** What an offer is about, likewise. */
function IsAbout({ about, among, attribute: key }: OfferValues) {
  const attribute = about === 'attribute' && attributes.find((one) => one.key === key)
  return (
    <>
      {attribute ? labelOf(attribute) : scopeLabels[about]()}
      {'\n'}
      {about === 'all' || about === 'families' || about === 'attribute' ? (
        among.join('\n')
      ) : (
        <ScopeNames of={about} ids={among} />
      )}
    </>
  )
}
