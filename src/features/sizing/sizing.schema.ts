import { z } from 'zod'
import { seenSchema } from '#/platform/http/seen.schema.ts'
import { nameSchema } from '#/platform/typed/typed.schema.ts'
import { garmentKeys, pointKeys, pointsOf, sides } from './garments.rules.ts'
import { LEAST_MM, MOST_MM } from './length.rules.ts'
import { m } from './messages/sizing.messages.ts'

export const MOST_ROWS = 24
export const MOST_COLUMNS = 16

const lengthNeeded = { error: () => m.lengthLike() }
/** mm; null where the chart says nothing. */
export const lengthSchema = z
  .number(lengthNeeded)
  .int(lengthNeeded)
  .min(LEAST_MM, lengthNeeded)
  .max(MOST_MM, lengthNeeded)
  .nullable()

const columnSchema = z.object({ of: z.enum(sides), point: z.enum(pointKeys) })
export type Column = z.infer<typeof columnSchema>

const rowSchema = z.object({
  size: z
    .string({ error: () => m.sizeMissing() })
    .trim()
    .min(1, { error: () => m.sizeMissing() })
    .max(20, { error: () => m.atMost20() }),
  values: z.array(lengthSchema),
})

const chartFields = z.object({
  name: nameSchema(m.nameMissing, 80, m.atMost80),
  garment: z.enum(garmentKeys, { error: () => m.chooseGarment() }),
  /** What to do between two sizes. */
  advice: z
    .string()
    .trim()
    .max(400, { error: () => m.atMost400() }),
  columns: z
    .array(columnSchema)
    .min(1, { error: () => m.oneMeasure() })
    .max(MOST_COLUMNS, { error: () => m.atMostMeasures({ most: MOST_COLUMNS }) }),
  rows: z
    .array(rowSchema)
    .min(1, { error: () => m.oneSize() })
    .max(MOST_ROWS, { error: () => m.atMostSizes({ most: MOST_ROWS }) }),
})
export type ChartFields = z.infer<typeof chartFields>

interface Issues {
  addIssue(issue: { code: 'custom'; path: (string | number)[]; message: string }): void
}

/** What no field can know for itself; the path leads to the cell. */
function refuseOdd({ garment, columns, rows }: ChartFields, issues: Issues): void {
  const refuse = (path: (string | number)[], message: string) =>
    issues.addIssue({ code: 'custom', path, message })
  columns.forEach(({ of, point }, at) => {
    const first = columns.findIndex((other) => other.of === of && other.point === point)
    if (first < at) refuse(['columns', at], m.measureTwice())
    else if (!pointsOf(garment).includes(point)) refuse(['columns', at], m.notOnGarment())
  })
  rows.forEach(({ size, values }, at) => {
    const first = rows.findIndex((other) => other.size.toLowerCase() === size.toLowerCase())
    if (first < at) refuse(['rows', at, 'size'], m.sizeTwice())
    if (values.length !== columns.length) refuse(['rows', at, 'values'], m.oneLengthEach())
  })
}

export const newChartSchema = chartFields
  .extend({ categories: z.array(z.uuid()).max(200) })
  .superRefine(refuseOdd)
export type NewChart = z.infer<typeof newChartSchema>

/** The whole chart once more; with `seen`, what somebody else changed meanwhile is not overwritten. */
export const chartUpdateSchema = chartFields
  .extend({ categories: z.array(z.uuid()).max(200), seen: seenSchema })
  .superRefine(refuseOdd)
export type ChartUpdate = z.infer<typeof chartUpdateSchema>

export const chartSchema = chartFields.extend({ _id: z.string() })
export type Chart = z.infer<typeof chartSchema>

export const adminChartSchema = chartSchema.extend({
  /** Ids of the categories whose products it is for. */
  categories: z.array(z.string()),
})
export type AdminChart = z.infer<typeof adminChartSchema>

/** Name and id of the chart that a product's sizes go by. */
export const chartOfProductSchema = z.object({
  chart: z.object({ _id: z.string(), name: z.string() }).nullable(),
})

/** What a product goes by: the chart of its category, none, or one of its own by its id. */
export const choiceSchema = z.object({
  choice: z.union([z.enum(['category', 'none']), z.uuid()], 'category, none, or the id of a chart'),
})
