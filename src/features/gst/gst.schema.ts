import { z } from 'zod'
import { stateCode } from '#/features/shop/states.rules.ts'
import { seenSchema } from '#/platform/http/seen.schema.ts'
import { withoutSpaces } from '#/platform/typed/digits.rules.ts'
import { seriesNames } from './documents/document.rules.ts'
import { problemKinds } from './gstr1/gstr1.rules.ts'
import { m } from './messages/gst.messages.ts'
import { turnovers } from './rules/limits.rules.ts'
import { isMonth } from './rules/months.rules.ts'
import { type Ledger, ledgerNames } from './rules/settings.rules.ts'

/** GST began in July 2017. */
export const monthSchema = z
  .string()
  .refine((month) => isMonth(month) && month >= '2017-07', { error: () => m.monthExample() })

/** Under which registration; left out, under that of the settings. */
export const gstinQuery = z.object({
  gstin: z
    .string()
    .regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/, { error: () => m.gstinLength() })
    .optional(),
})

/** The type of a workbook. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Rupees. */
export const taxesSchema = z.object({
  taxable: z.number(),
  igst: z.number(),
  cgst: z.number(),
  sgst: z.number(),
})
export type Taxes = z.infer<typeof taxesSchema>

/** The sections of the return, in the order of its tables. */
export const sectionNames = ['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur'] as const
export type SectionName = (typeof sectionNames)[number]

const filingSchema = z.object({ arn: z.string(), by: z.string(), at: z.string() })

/** A month of the return for a screen; rupees. */
export const gstMonthSchema = z.object({
  month: z.string(),
  gstin: z.string(),
  /** Under which registrations documents of this month were issued. */
  gstins: z.array(z.string()),
  sections: z.record(z.enum(sectionNames), taxesSchema.extend({ rows: z.number().int() })),
  exempt: z.number(),
  issued: taxesSchema.extend({ documents: z.number().int(), exempt: z.number() }),
  credited: taxesSchema.extend({ documents: z.number().int(), exempt: z.number() }),
  /** What the sections add up to; with what has no place yet that is issued less credited. */
  total: taxesSchema.extend({ exempt: z.number() }),
  unplaced: z.number().int(),
  /** Whether nothing can be dated into it any more. */
  isOver: z.boolean(),
  filing: filingSchema
    // Whether the documents still say what was filed.
    .extend({ isSame: z.boolean() })
    .nullable(),
  runs: z.array(
    z.object({
      series: z.enum(seriesNames),
      from: z.string(),
      to: z.string(),
      total: z.number().int(),
      cancelled: z.number().int(),
    }),
  ),
  problems: z.array(
    z.object({
      kind: z.enum(problemKinds),
      count: z.number().int(),
      /** Whether the portal would refuse the file. */
      stops: z.boolean(),
      first: z.array(z.object({ number: z.string(), orderId: z.string().nullable(), what: z.string() })),
    }),
  ),
})
export type GstMonth = z.infer<typeof gstMonthSchema>

const wrongLedger = { error: () => m.ledgerName() }
const ledger = z.string(wrongLedger).trim().min(1, wrongLedger).max(60, wrongLedger)

/** What returns know of the shop besides its settings. */
export const gstSettingsSchema = z.object({
  turnover: z.enum(turnovers, { error: () => m.turnoverMissing() }),
  city: z
    .string()
    .trim()
    .max(50, { error: () => m.atMostCharacters({ most: 50 }) })
    .default(''),
  zipCode: z
    .string()
    .transform(withoutSpaces)
    .pipe(z.string().regex(/^([1-9]\d{5})?$/, { error: () => m.pinDigits() }))
    .default(''),
  ledgers: z.object(
    Object.fromEntries(ledgerNames.map((name) => [name, ledger])) as Record<Ledger, typeof ledger>,
  ),
})

const { turnover, city, zipCode, ledgers } = gstSettingsSchema.shape

/** A change of some of them; `seen` calls a ledger as the settings do, or by `ledgers.sales`. */
export const gstSettingsChangeSchema = z
  .object({
    turnover,
    city: city.removeDefault(),
    zipCode: zipCode.removeDefault(),
    ledgers: ledgers.partial(),
  })
  .partial()
  .extend({ seen: seenSchema })
  .refine(({ seen: _seen, ...change }) => Object.values(change).some((value) => value !== undefined), {
    ...{ path: ['turnover'], error: () => m.turnoverMissing() },
  })
export type GstSettingsInput = z.input<typeof gstSettingsChangeSchema>

/** The admin's own password: what was filed is not opened by accident. */
const currentPassword = z.string().max(1024).optional()

export const fileMonthSchema = z.object({
  /** The portal's acknowledgement (ARN), as it says it. */
  arn: z
    .string()
    .transform((text) => text.replaceAll(/\s/g, '').toUpperCase())
    .pipe(z.string().regex(/^([A-Z0-9]{15})?$/, { error: () => m.arnLength() }))
    .default(''),
  currentPassword,
})
export const reopenMonthSchema = z.object({ currentPassword })

const wrongState = { error: () => m.chooseState() }

export const placeSchema = z.object({
  /** A state or union territory, by its name. */
  state: z.string(wrongState).refine((state) => stateCode(state) !== undefined, wrongState),
})

/** The months that there are, newest first, and what is set. */
export const gstMonthsSchema = z.object({
  /** Of the settings; '' for none. */
  gstin: z.string(),
  composition: z.boolean(),
  months: z.array(z.object({ month: z.string(), isOver: z.boolean(), filing: filingSchema.nullable() })),
  settings: gstSettingsSchema,
})
export type GstMonths = z.infer<typeof gstMonthsSchema>

const wrongIrn = { error: () => m.irnLength() }

/** What the e-invoice portal answered about a document: typed, or read out of its file. */
const portalAnswerSchema = z.object({
  number: z
    .string()
    .trim()
    .min(1, { error: () => m.documentMissing() })
    .max(16, { error: () => m.atMostCharacters({ most: 16 }) }),
  irn: z
    .string(wrongIrn)
    .trim()
    .toLowerCase()
    .regex(/^[0-9a-f]{64}$/, wrongIrn),
  ackNumber: z
    .string()
    .trim()
    .regex(/^\d{1,20}$/, { error: () => m.ackDigits() }),
  /** The day the portal wrote. */
  ackDay: z.iso.date({ error: () => m.dayExample() }),
  /** The signed text of the code, a JWT; '' where the numbers alone are typed. */
  signedQr: z
    .string()
    .max(4_000, { error: () => m.noSignedCode() })
    .default(''),
})

/** Answers taken at a time. */
export const MOST_ANSWERS = 100

export const portalAnswersSchema = z.object({
  answers: z
    .array(portalAnswerSchema)
    .min(1, { error: () => m.nothingFound() })
    .max(MOST_ANSWERS),
})
export type PortalAnswerInput = z.input<typeof portalAnswerSchema>

export const registeredSchema = z.object({
  added: z.number().int(),
  known: z.number().int(),
  /** Numbers that the shop never issued. */
  unknown: z.array(z.string()),
})

/** The e-invoices of a month: whether they are needed, and how many are open. */
export const einvoicesSchema = z.object({
  isNeeded: z.boolean(),
  open: z.number().int(),
  registered: z.number().int(),
  /** Where the shop sends from is not set yet. */
  lacksSeller: z.boolean(),
  /** What the portal would refuse, by the fields of its schema. */
  problems: z.array(z.object({ number: z.string(), orderId: z.string(), fields: z.array(z.string()) })),
})
export type Einvoices = z.infer<typeof einvoicesSchema>
