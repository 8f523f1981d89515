import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CartItem } from '#/features/cart/cart.schema.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { m } from '../messages/tailoring.messages.ts'
import { bagServicesQuery, useChooseServices, useForgetMeasurements } from '../tailoring.queries.ts'
import { isMeasured, type Measurements } from '../tailoring.rules.ts'
import type { BagServices, OfferedService } from '../tailoring.schema.ts'
import { MeasurementsDialog } from './MeasurementsDialog.tsx'
import { ServiceChecks } from './ServiceChecks.tsx'
import { ServiceDays } from './ServiceDays.tsx'

type Line = BagServices['lines'][number]

/** What the shop does with the goods for its price. Nothing is chosen for anybody; nothing is shown where nothing is offered. */
export function BagServicesChoice({ items }: { items: readonly CartItem[] }) {
  const { data } = useQuery(bagServicesQuery)
  const choose = useChooseServices()
  const forget = useForgetMeasurements()
  /** What was pressed and is not answered yet: it shows at once. */
  const [wanted, setWanted] = useState<{ readonly itemId: string; readonly services: string[] }>()
  /** A choice that waits for measurements. */
  const [measuring, setMeasuring] = useState<{ readonly line: Line; readonly services: string[] }>()
  const names = new Map(items.map(({ _id, product }) => [_id, product.name]))
  const lines = data?.lines.filter(({ item }) => names.has(item)) ?? []
  if (!data || lines.length === 0) return null

  const send = async (itemId: string, services: string[], measurements?: Measurements) => {
    setWanted({ itemId, services })
    try {
      await choose.mutateAsync({ itemId, services, ...(measurements && { measurements }) })
      return true
    } catch (error) {
      toast.error(errorText(error, { fallback: m.notChosen() }))
      return false
    } finally {
      setWanted(undefined)
    }
  }
  /** What is stitched by them is not wanted any more either. */
  const forgetThem = async () => {
    for (const { item, services } of data.lines) {
      const others = services.filter(({ chosen, asksMeasurements }) => chosen && !asksMeasurements)
      const isStitched = services.some(({ chosen, asksMeasurements }) => chosen && asksMeasurements)
      if (
        isStitched &&
        !(await send(
          item,
          others.map(({ _id }) => _id),
        ))
      )
        return
    }
    try {
      toast.success((await forget.mutateAsync()).message)
      setMeasuring(undefined)
    } catch (error) {
      toast.error(errorText(error, { fallback: m.notDeleted() }))
    }
  }
  const toggle = (line: Line, service: OfferedService) => {
    const others = line.services.filter((one) => one.chosen && one._id !== service._id).map(({ _id }) => _id)
    const services = service.chosen ? others : [...others, service._id]
    if (!service.chosen && service.asksMeasurements && !isMeasured(data.measurements)) {
      setMeasuring({ line, services })
    } else void send(line.item, services)
  }
  const isStitched = lines.some(({ services }) => services.some((one) => one.chosen && one.asksMeasurements))

  return (
    <section aria-labelledby="tailoring" className="grid gap-4 rounded-lg border border-line bg-surface p-5">
      <div>
        <h2 id="tailoring" className="text-xl">
          {m.finishedByUs()}
        </h2>
        <p className="text-sm text-ink-soft">{m.notRefunded()}</p>
      </div>
      {lines.map((line) => (
        <ServiceChecks
          key={line.item}
          legend={names.get(line.item)}
          services={line.services}
          quantity={line.quantity}
          isChosen={(service) =>
            wanted?.itemId === line.item ? wanted.services.includes(service._id) : service.chosen
          }
          disabled={choose.isPending}
          onToggle={(service) => toggle(line, service)}
        />
      ))}
      <ServiceDays services={lines.flatMap(({ services }) => services.filter(({ chosen }) => chosen))} />
      {isStitched && (
        <Button
          variant="quiet"
          size="sm"
          className="justify-self-start"
          onClick={() => {
            const line = lines.find(({ services }) =>
              services.some((one) => one.chosen && one.asksMeasurements),
            )
            const services = line?.services.filter(({ chosen }) => chosen).map(({ _id }) => _id)
            if (line && services) setMeasuring({ line, services })
          }}
        >
          {m.seeMeasurements()}
        </Button>
      )}
      {measuring && (
        <MeasurementsDialog
          known={data.measurements}
          pending={choose.isPending}
          onSave={async (measurements) => {
            if (await send(measuring.line.item, measuring.services, measurements)) setMeasuring(undefined)
          }}
          onForget={forgetThem}
          onClose={() => setMeasuring(undefined)}
        />
      )}
    </section>
  )
}
