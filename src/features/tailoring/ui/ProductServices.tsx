import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useMe } from '#/features/accounts/ui/useMe.ts'
import { useCart } from '#/features/cart/cart.queries.ts'
import type { Product } from '#/features/catalog/schema/catalog.schema.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { toast } from '#/ui/kit/toast.ts'
import { m } from '../messages/tailoring.messages.ts'
import { productServicesQuery } from '../productServices.queries.ts'
import { bagServicesQuery, useChooseServices } from '../tailoring.queries.ts'
import { isMeasured, type Measurements } from '../tailoring.rules.ts'
import type { ServiceOnOffer } from '../tailoring.schema.ts'
import { BagServicesChoice } from './BagServicesChoice.tsx'
import { MeasurementsDialog } from './MeasurementsDialog.tsx'
import { priced, ServiceChecks } from './ServiceChecks.tsx'
import { ServiceDays } from './ServiceDays.tsx'

/**
 * What the shop does with a product for its price, beside the button that buys it. Once the piece lies in the bag, the choice
 * is that of the bag; before, it is sent with the piece.
 */
export function ProductServices({ product }: { product: Product }) {
  const { data: services = [] } = useQuery(productServicesQuery(product._id))
  const { data: cart } = useCart()
  const { audience } = useMe()
  const held = cart?.items.filter((item) => item.product._id === product._id) ?? []
  if (services.length === 0) return null
  return (
    <>
      {/* It stays there while the piece goes into the bag: it sends the choice. */}
      <BeforeTheBag
        services={services}
        line={held[0]?._id}
        mayChoose={audience !== 'visitor' && product.quantity > 0}
      />
      {held.length > 0 && <BagServicesChoice items={held} />}
    </>
  )
}

interface BeforeTheBagProps {
  services: readonly ServiceOnOffer[]
  /** The line of the bag, once the piece lies in it. */
  line: string | undefined
  mayChoose: boolean
}

function BeforeTheBag({ services, line, mayChoose }: BeforeTheBagProps) {
  const { data: bag } = useQuery({ ...bagServicesQuery, enabled: mayChoose })
  const [wanted, setWanted] = useState<readonly ServiceOnOffer[]>([])
  const [measurements, setMeasurements] = useState<Measurements>()
  const [measuring, setMeasuring] = useState<ServiceOnOffer>()
  const choose = useChooseServices()

  const send = useEffectEvent((itemId: string) => {
    if (wanted.length === 0) return
    setWanted([])
    choose.mutate(
      { itemId, services: wanted.map(({ _id }) => _id), ...(measurements && { measurements }) },
      {
        onError: (error) => toast.error(errorText(error, { fallback: m.choiceNotSent() })),
      },
    )
  })
  useEffect(() => {
    if (line) send(line)
  }, [line])

  const toggle = (service: ServiceOnOffer) => {
    if (wanted.includes(service)) setWanted(wanted.filter((one) => one !== service))
    else if (service.asksMeasurements && !isMeasured(measurements ?? bag?.measurements ?? null))
      setMeasuring(service)
    else setWanted([...wanted, service])
  }
  if (line) return null
  return (
    <section aria-labelledby="finishing" className="grid gap-2 rounded-md border border-line bg-sand/50 p-4">
      <h2 id="finishing" className="text-lg">
        {m.finishedByUs()}
      </h2>
      {mayChoose ? (
        <ServiceChecks
          legend={<span className="font-normal text-sm text-ink-soft">{m.goesWithPiece()}</span>}
          services={services}
          quantity={1}
          isChosen={(service) => wanted.includes(service)}
          onToggle={toggle}
        />
      ) : (
        <ul className="grid gap-1 text-sm">
          {services.map((service) => (
            <li key={service._id} className="wrap-anywhere">
              {service.name} <span className="text-ink-soft">{priced(service, 1)}</span>
            </li>
          ))}
        </ul>
      )}
      <ServiceDays services={wanted} />
      {measuring && (
        <MeasurementsDialog
          known={measurements ?? bag?.measurements ?? null}
          pending={false}
          onSave={(now) => {
            setMeasurements(now)
            setWanted([...wanted, measuring])
            setMeasuring(undefined)
          }}
          onClose={() => setMeasuring(undefined)}
        />
      )}
    </section>
  )
}
