import { Checkbox } from '#/ui/kit/Checkbox.tsx'
import type { FieldSpec, FormSection } from '#/ui/resource/form/fields.ts'
import type { CodValues } from './codValues.ts'
import { m } from './messages/codAdmin.messages.ts'

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
export const codSections = (): readonly FormSection<CodValues>[] => [
  {
    title: m.guard(),
    text: m.guardText(),
    fields: [
      {
        ...{ kind: 'own', name: 'isOn', label: m.guardCash() },
        render: ({ register }) => (
          <Checkbox {...register('isOn')} label={m.guardCash()} hint={m.guardOff()} />
        ),
      },
      number('confirmFrom', m.confirmFrom(), m.confirmFromHint()),
      number('advanceFrom', m.advanceFrom(), m.advanceFromHint()),
      number('advancePercent', m.advancePercent(), m.advancePercentHint()),
      number('advanceLeast', m.advanceLeast(), m.advanceLeastHint(), '₹'),
    ],
  },
  {
    title: m.limits(),
    text: m.limitsText(),
    fields: [
      number('most', m.most(), m.mostHint(), '₹'),
      number('openMost', m.openMost(), m.openMostHint()),
      {
        ...{ kind: 'area', name: 'noCashPins', label: m.noCashPins(), wide: true, rows: 4 },
        hint: m.noCashPinsHint(),
      },
    ],
  },
  {
    title: m.silence(),
    text: m.silenceText(),
    fields: [
      number('remindHours', m.remindAfter(), m.remindHint()),
      number('cancelHours', m.cancelAfter(), m.cancelHint()),
    ],
  },
  {
    title: m.returnsCost(),
    text: m.returnsCostText(),
    fields: [
      number('returnCost', m.returnCost(), m.returnCostHint(), '₹'),
      number('expectedBack', m.expectedBack(), m.expectedBackHint()),
    ],
  },
]
