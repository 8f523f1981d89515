import { z } from 'zod'
import { seenSchema } from '#/platform/http/seen.schema.ts'
import { typedAs } from '#/platform/typed/typed.schema.ts'
import { m } from './messages/cod.messages.ts'
import { EXPECTED_BACK } from './score/codScore.rules.ts'

const whole = (least: number, most: number) => {
  const error = () => m.wholeNumber({ least, most })
  return typedAs(z.number({ error }).int({ error }).min(least, { error }).max(most, { error }))
}

const MOST_PINS = 2_000
const wrongPins = { error: () => m.pinsExample() }

/** As they are typed, with spaces, commas or line breaks between them. */
const pins = z.preprocess(
  (typed) => (typeof typed === 'string' ? typed.split(/[\s,;]+/).filter((pin) => pin !== '') : typed),
  z
    .array(z.string(wrongPins).regex(/^[1-9]\d{2,5}$/, wrongPins), wrongPins)
    .max(MOST_PINS, { error: () => m.mostPins({ most: MOST_PINS }) })
    .transform((all) => [...new Set(all)].toSorted()),
)

/** How the shop treats orders that are paid at the door; rupees, percent and hours. Off until the owner switches it on. */
export const codSettingsSchema = z.object({
  isOn: z.boolean('isOn is true or false').default(false),
  confirmFrom: whole(1, 100).default(45),
  advanceFrom: whole(1, 100).default(75),
  advancePercent: whole(1, 50).default(10),
  advanceLeast: whole(0, 10_000).default(100),
  /** 0: any amount. */
  most: whole(0, 10_000_000).default(0),
  /** Open orders of one person that are paid at the door; 0: as many as of any other kind. */
  openMost: whole(0, 100).default(3),
  noCashPins: pins.default([]),
  remindHours: whole(1, 167).default(6),
  cancelHours: whole(2, 168).default(24),
  /** What a parcel that comes back costs the shop. */
  returnCost: whole(0, 10_000).default(200),
  /** What comes back anywhere, of 100 parcels. */
  expectedBack: whole(1, 90).default(EXPECTED_BACK),
})
export type CodSettings = z.output<typeof codSettingsSchema>

const { shape } = codSettingsSchema

/** A change of some of them. */
export const codSettingsChangeSchema = z
  .object(
    Object.fromEntries(
      Object.entries(shape).map(([name, field]) => [name, field.removeDefault().optional()]),
    ) as { [K in keyof typeof shape]: z.ZodOptional<ReturnType<(typeof shape)[K]['removeDefault']>> },
  )
  .extend({ seen: seenSchema })
  .refine((change) => Object.keys(shape).some((name) => change[name as keyof typeof shape] !== undefined), {
    error: () => m.nameASetting(),
  })

export interface SettingsProblem {
  readonly field: keyof CodSettings
  readonly message: string
}

/** What does not fit together. */
export function settingsProblems({
  confirmFrom,
  advanceFrom,
  remindHours,
  cancelHours,
}: CodSettings): SettingsProblem[] {
  return [
    ...(advanceFrom < confirmFrom ? [{ field: 'advanceFrom' as const, message: m.notBelowTap() }] : []),
    ...(remindHours >= cancelHours ? [{ field: 'remindHours' as const, message: m.fewerHours() }] : []),
  ]
}
