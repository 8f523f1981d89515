import { orderFailures } from '#/features/orders/orders.failures.ts'
import { currentTag } from '#/platform/language/current.ts'
import { m } from '../messages/fulfilment.messages.ts'

/** `Blouse stitching and Tassels` */
const namesOf = (services: readonly { readonly name: string }[]): string =>
  new Intl.ListFormat(currentTag()).format([...new Set(services.map(({ name }) => name))])

/**
 * What the shop began with, and does not give back, its customer cannot cancel.
 * @param begun such services, by name
 * @param field of the form that the refusal is about
 * @throws Failure work_begun when there is one
 */
export function refuseBegunWork(begun: readonly { readonly name: string }[], field?: string): void {
  if (begun.length === 0) return
  const message = m.workBegun({ names: namesOf(begun) })
  throw orderFailures.work_begun({ message, ...(field && { errors: [{ field, message }] }) })
}
