import { figures, type Point } from '#/features/sizing/garments.rules.ts'

/** Most services that a shop has. */
export const MOST_SERVICES = 30

/** Where a blouse is measured. */
export const blousePoints: readonly Point[] = figures.blouse

/** Lengths in mm by where the tape is laid. */
export type Measurements = Readonly<Partial<Record<Point, number>>>

/** Whether all is measured that a blouse is stitched by. */
export const isMeasured = (measurements: Measurements | null): measurements is Measurements =>
  measurements !== null && blousePoints.every((point) => measurements[point] !== undefined)

interface Offered {
  readonly status: boolean
  /** Ids of categories; empty for all. */
  readonly categories: readonly string[]
}

/** Whether a service is offered for goods of a category. */
export const isOfferedFor = ({ status, categories }: Offered, categoryId: string | null): boolean =>
  status && (categories.length === 0 || (categoryId !== null && categories.includes(categoryId)))

/** Days that services add until a parcel leaves: they are done side by side. */
export const daysAdded = (services: readonly { readonly days: number }[]): number =>
  services.reduce((most, { days }) => Math.max(most, days), 0)

/** What services of a bag cost, in paise: each for every piece of its line. */
export const servicesPaise = (
  chosen: readonly { readonly pricePaise: number; readonly quantity: number }[],
): number => chosen.reduce((sum, { pricePaise, quantity }) => sum + pricePaise * quantity, 0)

/** What chosen services of a bag cost, rupees, with the pieces that lie in it now: lines that left count no more. */
export const chosenTotal = (
  offered: OfferedLines<{ readonly chosen: boolean; readonly price: number }> | undefined,
  items: readonly { readonly _id: string; readonly quantity: number }[],
): number => {
  const chosen = chosenIn(offered)
  return items.reduce((sum, { _id, quantity }) => {
    const services = chosen.get(_id) ?? []
    return sum + services.reduce((all, { price }) => all + price * quantity, 0)
  }, 0)
}

interface OfferedLines<Service> {
  readonly lines: readonly { readonly item: string; readonly services: readonly Service[] }[]
}

/** What was chosen, by the line of the bag. */
export const chosenIn = <Service extends { readonly chosen: boolean }>(
  offered: OfferedLines<Service> | undefined,
): ReadonlyMap<string, readonly Service[]> =>
  new Map(offered?.lines.map(({ item, services }) => [item, services.filter(({ chosen }) => chosen)]))
