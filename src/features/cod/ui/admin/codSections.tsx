import { Checkbox } from '#/ui/kit/Checkbox.tsx'
import type { FieldSpec, FormSection } from '#/ui/resource/form/fields.ts'
import type { CodValues } from './codValues.ts'

const number = (
  name: keyof CodValues,
  label: string,
  hint: string,
  prefix?: string,
): FieldSpec<CodValues> => ({
  ...{ kind: 'text', name, label, hint, required: true, inputMode: 'numeric' },
  ...(prefix && { prefix }),
})

/** How the shop treats orders that are paid at the door. */
export const codSections: readonly FormSection<CodValues>[] = [
  {
    title: 'The guard',
    text: 'Each order that is paid at the door is looked at: where it goes, its amount, whether its customer took or refused parcels before, its address and its basket. Most are packed as ever. Customers see before they order what is asked of them, and why.',
    fields: [
      {
        ...{ kind: 'own', name: 'isOn', label: 'Guard cash on delivery' },
        render: ({ register }) => (
          <Checkbox
            {...register('isOn')}
            label="Guard cash on delivery"
            hint="Off, every order is packed without a question."
          />
        ),
      },
      number(
        'confirmFrom',
        'Ask for one tap from a risk of',
        'Of 100 such parcels so many would come back. The order is packed once the customer pressed a button in a mail, or on the page of the order.',
      ),
      number(
        'advanceFrom',
        'Ask for a part by UPI from a risk of',
        'Needs a UPI id in the settings of the shop; without one the tap is asked for.',
      ),
      number(
        'advancePercent',
        'The part, percent',
        'At most 50: the rest is paid at the door. The total stays.',
      ),
      number('advanceLeast', 'The part at least', 'Rupees, but never more than half of the amount.', '₹'),
    ],
  },
  {
    title: 'Limits',
    text: 'For everybody, whatever the risk. Customers are told, and offered other ways to pay.',
    fields: [
      number('most', 'Greatest amount at the door', '0 for any amount.', '₹'),
      number(
        'openMost',
        'Open cash orders of one person',
        'By account, mobile number or address. 0: no limit besides that of all unpaid orders.',
      ),
      {
        ...{ kind: 'area', name: 'noCashPins', label: 'PIN codes without cash', wide: true, rows: 4 },
        hint: 'Six digits, or the first three to five for all that begin so; with commas or line breaks between them.',
      },
    ],
  },
  {
    title: 'Silence',
    text: 'Goods that wait for an answer are not on the shelf for others.',
    fields: [
      number('remindHours', 'Remind after, hours', 'Once, by mail.'),
      number(
        'cancelHours',
        'Cancel after, hours',
        'With a mail. Nothing is owed, and what was paid goes back. Orders that were placed keep their time.',
      ),
    ],
  },
  {
    title: 'What returns cost',
    text: 'For the figures above, and where the risk begins.',
    fields: [
      number(
        'returnCost',
        'One parcel that comes back costs',
        'Both ways, packing and handling: usually ₹150 to ₹300.',
        '₹',
      ),
      number(
        'expectedBack',
        'Of 100 parcels come back',
        'What is expected of a place that you never sent to. Indian shops report 20 to 35; your own parcels outweigh it soon.',
      ),
    ],
  },
]
