import { z } from 'zod'
import { typedPhone, typedWhatsapp } from '#/platform/typed/phone.rules.ts'
import { readableNumber, typedAs } from '#/platform/typed/typed.schema.ts'

const line = (most: number) => z.string().trim().max(most, `At most ${most} characters.`)
const wholeNumber = (least: number, most: number) => {
  const message = `A whole number from ${least} to ${most}.`
  return typedAs(readableNumber(message, message).int(message).min(least, message).max(most, message))
}

const FACTOR = 'A number from 1 to 5.'

/** What the shopkeeper sets. Every field has a default, so an empty record is a working shop. Hours and days are whole numbers. */
export const shopSettingsSchema = z.object({
  name: line(60).min(1, 'Give the shop a name.').default('Zari'),
  tagline: line(120).default('Sarees and ethnic wear, chosen by hand'),
  externalSite: z
    .url({ protocol: /^https?$/, error: 'An address such as https://example.com.' })
    .default('https://zari.example'),
  logo: line(500)
    .regex(/^((https?:\/\/|\/media\/)\S+)?$/, 'A picture address.')
    .default(''),
  access: z.enum(['members', 'open']).default('members'),
  launched: z.boolean().default(false),
  whatsappNumber: z
    .string()
    .regex(/^\d{10,15}$/, 'A number such as 98765 43210, from abroad with the country code.')
    .default('919876543210'),
  whatsappMessage: line(500).default('Hello! I would like to order from your shop.'),
  upiId: z
    .string()
    .regex(/^[\w.-]{2,64}@[A-Za-z]{2,32}$/, 'A UPI id looks like name@bank.')
    .default('zari@upi'),
  upiName: line(60).default('Zari'),
  legalName: line(120).default('Zari Handlooms'),
  address: line(300).default('12 Weavers Lane, Varanasi, Uttar Pradesh 221001'),
  state: line(60).default('Uttar Pradesh'),
  email: z.email('Enter a valid email address.').default('care@zari.example'),
  phone: z
    .string()
    .regex(/^\+?[\d ]{10,16}$/, '10 to 16 digits and spaces, + at the beginning if you like.')
    .default('+91 98765 43210'),
  grievanceOfficer: line(120).default('Asha Verma'),
  grievanceEmail: z.email('Enter a valid email address.').default('grievance@zari.example'),
  gstin: z
    .string()
    .regex(/^(\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d])?$/, 'A GSTIN has 15 characters.')
    .default(''),
  hoursWeekdays: line(60).default('9 AM to 6 PM'),
  hoursSaturday: line(60).default('10 AM to 4 PM'),
  hoursSunday: line(60).default('Closed'),
  returnDays: wholeNumber(0, 90).default(7),
  damageHoursProduct: wholeNumber(1, 720).default(24),
  damageHoursShipping: wholeNumber(1, 720).default(48),
  refundDaysLeast: wholeNumber(0, 90).default(5),
  refundDaysMost: wholeNumber(0, 90).default(7),
  processingDaysLeast: wholeNumber(0, 90).default(1),
  processingDaysMost: wholeNumber(0, 90).default(3),
  reverseShipmentFee: wholeNumber(0, 10_000).default(100),
  /** Struck-through list price as a multiple of the price (specification, section 9: 1.5). */
  strikeFactor: typedAs(readableNumber(FACTOR, FACTOR).min(1, FACTOR).max(5, FACTOR)).default(1.5),
})

export type ShopSettings = z.infer<typeof shopSettingsSchema>

/** The settings as the API tells them, with the shop's public address (ORIGIN). */
export const publicShopSchema = shopSettingsSchema.extend({ origin: z.string() })

const { shape } = shopSettingsSchema

/** Numbers as people type them: 91 is added to a mobile number for WhatsApp. What is stored is read as it is. */
const typedNumbers = {
  whatsappNumber: z.string().transform(typedWhatsapp).pipe(shape.whatsappNumber.removeDefault()),
  phone: z.string().transform(typedPhone).pipe(shape.phone.removeDefault()),
}

/** A change of some of the settings. */
const shopSettingsChangeSchema = z
  .object(
    Object.fromEntries(
      Object.entries(shopSettingsSchema.shape).map(([name, field]) => [
        name,
        field.removeDefault().optional(),
      ]),
    ) as {
      [K in keyof typeof shopSettingsSchema.shape]: z.ZodOptional<
        ReturnType<(typeof shopSettingsSchema.shape)[K]['removeDefault']>
      >
    },
  )
  .extend({ whatsappNumber: typedNumbers.whatsappNumber.optional(), phone: typedNumbers.phone.optional() })

/** What an admin sends to change settings. */
export const settingsRequestSchema = shopSettingsChangeSchema.extend({
  /** The acting admin's own password, for guarded settings (guarded.rules.ts). */
  currentPassword: z.string().max(1024).optional(),
})

export type SettingsRequest = Partial<ShopSettings> & { readonly currentPassword?: string }

const NOT_UNDER = 'Not fewer than at least.'

/** The settings form: everything but the launch, which has a switch of its own. Numbers are typed as text. */
export const settingsFormSchema = shopSettingsSchema
  .omit({ launched: true })
  .extend({
    logo: z.array(z.unknown()),
    ...typedNumbers,
  })
  .refine(({ refundDaysLeast, refundDaysMost }) => refundDaysLeast <= refundDaysMost, {
    path: ['refundDaysMost'],
    message: NOT_UNDER,
  })
  .refine(({ processingDaysLeast, processingDaysMost }) => processingDaysLeast <= processingDaysMost, {
    path: ['processingDaysMost'],
    message: NOT_UNDER,
  })
