import type { DataSpec, FormSection } from '#/ui/resource/form/fields.ts'
import { When, whenValue } from '#/ui/resource/form/whenValue.tsx'
import { LONGEST_LABEL } from '../../offers.schema.ts'
import { type RewardKind, rewardKinds, scopeKinds } from '../../rules/offer.rules.ts'
import { OfferPreviewBox } from './OfferPreviewBox.tsx'
import type { OfferValues } from './offerValues.ts'
import { kindLabels, scopeLabels } from './offerWords.ts'
import { GiftField, ScopeField } from './ScopeField.tsx'

type Spec = DataSpec<OfferValues>

const yesNo = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
]
const rupees = { kind: 'text', inputMode: 'decimal', prefix: '₹', maxLength: 20 } as const
const number = { kind: 'text', inputMode: 'numeric', maxLength: 12 } as const

/** A field that only some kinds of offers have. */
const forKinds = (kinds: readonly RewardKind[], spec: Spec) => whenValue<OfferValues>('kind', kinds, spec)

/** The form of an offer: what it gives, on what, to whom, and when. */
export const offerSections: readonly FormSection<OfferValues>[] = [
  {
    title: 'Offer',
    text: 'What shoppers read in their bag, on their order and in their mails.',
    fields: [
      { kind: 'text', name: 'label', label: 'Name', required: true, maxLength: LONGEST_LABEL },
      {
        ...{ kind: 'text', name: 'code', label: 'Code (optional)', maxLength: 40 },
        ...{ autoCapitalize: 'characters', spellCheck: false },
        hint: 'Letters and digits, such as DIWALI10. Without one it is taken off by itself.',
      },
    ],
  },
  {
    title: 'What it gives',
    fields: [
      {
        ...{ kind: 'choice', name: 'kind', label: 'It gives' },
        ...{ wide: true, options: rewardKinds.map((value) => ({ value, label: kindLabels[value] })) },
      },
      forKinds(['pieces'], { ...number, name: 'buy', label: 'Pieces that are paid for' }),
      forKinds(['pieces'], {
        ...number,
        name: 'get',
        label: 'Pieces that cost less',
        hint: 'The cheapest ones.',
      }),
      forKinds(['percent', 'pieces'], {
        ...number,
        name: 'percent',
        label: 'Percent off',
        hint: '100 is free.',
      }),
      forKinds(['percent'], { ...rupees, name: 'mostOff', label: 'At most (optional)' }),
      forKinds(['amount'], { ...rupees, name: 'amount', label: 'Amount off' }),
      {
        ...{ kind: 'own', name: 'gift', label: 'The gift', wide: true },
        render: (form) => (
          <When form={form} name="kind" is={['gift']}>
            <GiftField form={form} />
          </When>
        ),
      },
    ],
  },
  {
    title: 'What it is about',
    text: 'Of the gift, what has to be bought for it.',
    fields: [
      {
        ...{ kind: 'select', name: 'about', label: 'It is about' },
        options: scopeKinds.map((value) => ({ value, label: scopeLabels[value] })),
      },
      {
        ...{ kind: 'own', name: 'among', label: 'Which ones', also: ['attribute'], wide: true },
        render: (form) => <ScopeField form={form} />,
      },
      {
        ...{ ...rupees, name: 'minimum', label: 'From this value (optional)' },
        hint: 'Of what it is about, before anything is taken off.',
      },
      { ...number, name: 'minimumPieces', label: 'From so many pieces (optional)' },
    ],
    aside: (form) => <OfferPreviewBox form={form} />,
  },
  {
    title: 'Who may have it',
    text: 'The best for the buyer is always chosen. An offer that stands alone is never added to another one.',
    fields: [
      { kind: 'select', name: 'combinable', label: 'Together with other offers', options: yesNo },
      {
        ...{ kind: 'select', name: 'firstOrder', label: 'Only for a first order', options: yesNo },
        hint: 'Of the account, the mobile number and the address.',
      },
      {
        ...{ ...number, name: 'mostUses', label: 'So many orders in all (optional)' },
        hint: '“The first 100”: cancelled orders give theirs back.',
      },
      {
        ...{ ...number, name: 'mostUsesEach', label: 'So many of one customer (optional)' },
        hint: 'One account, one mobile number, one address.',
      },
      {
        ...{ kind: 'text', name: 'forEmail', label: 'For one customer alone (optional)', inputMode: 'email' },
        ...{ autoCapitalize: 'none', spellCheck: false, maxLength: 254, wide: true },
        hint:
          'The e-mail address of their account. No other account can have it, also with the code. Nobody ' +
          'proves an address when they register: name one that has ordered from you.',
      },
    ],
  },
  {
    title: 'When it runs',
    text: 'By the clocks of India. Stopped, it ends at once for everybody.',
    fields: [
      { kind: 'select', name: 'active', label: 'It runs', options: yesNo },
      { kind: 'datetime-local', name: 'from', label: 'From (optional)' },
      { kind: 'datetime-local', name: 'until', label: 'Until (optional)' },
    ],
  },
]
