import type { ReactNode } from 'react'
import { formatRupees } from '#/platform/money/money.ts'
import { Checkbox } from '#/ui/kit/Checkbox.tsx'
import { m } from '../messages/tailoring.messages.ts'
import type { ServiceOnOffer } from '../tailoring.schema.ts'

/** `₹150 · adds 2 business days` */
export const priced = ({ price, days }: Pick<ServiceOnOffer, 'price' | 'days'>, quantity: number): string =>
  [
    quantity > 1
      ? m.each({ price: formatRupees(price), all: formatRupees(price * quantity) })
      : formatRupees(price),
    days > 0 ? m.addsDays({ count: days }) : '',
  ]
    .filter(Boolean)
    .join(' · ')

export interface ServiceChecksProps<Service extends ServiceOnOffer> {
  /** Of which piece they are. */
  legend: ReactNode
  services: readonly Service[]
  quantity: number
  isChosen: (service: Service) => boolean
  disabled?: boolean
  onToggle: (service: Service) => void
}

/** A tick for each service of a piece, with its price and its days. */
export function ServiceChecks<Service extends ServiceOnOffer>({
  legend,
  services,
  quantity,
  isChosen,
  disabled = false,
  onToggle,
}: ServiceChecksProps<Service>) {
  return (
    <fieldset disabled={disabled}>
      <legend className="font-semibold wrap-anywhere">{legend}</legend>
      {services.map((service) => (
        <Checkbox
          key={service._id}
          checked={isChosen(service)}
          onChange={() => onToggle(service)}
          label={
            <span className="wrap-anywhere">
              {service.name} <span className="text-ink-soft">{priced(service, quantity)}</span>
            </span>
          }
          hint={service.details || undefined}
        />
      ))}
    </fieldset>
  )
}
