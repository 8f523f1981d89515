import { useQuery } from '@tanstack/react-query'
import { categoriesQuery } from '#/features/catalog/catalog.queries.ts'
import { taxClasses } from '#/features/catalog/taxes/taxClasses.rules.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { Badge } from '#/ui/kit/Badge.tsx'
import { Button } from '#/ui/kit/Button.tsx'
import { EmptyState } from '#/ui/kit/EmptyState.tsx'
import { Td } from '#/ui/kit/Table.tsx'
import { DeleteButton } from '#/ui/resource/DeleteButton.tsx'
import { ReadList } from '#/ui/resource/ReadList.tsx'
import { RowActions, RowTable } from '#/ui/resource/RowTable.tsx'
import { adminServicesQuery, useDeleteService } from '../../tailoring.queries.ts'
import type { AdminService } from '../../tailoring.schema.ts'
import { m } from './messages/admin.messages.ts'
import { ServiceForm } from './ServiceForm.tsx'

export interface ServiceListProps {
  /** A service that is being changed, or a new one. */
  editing: AdminService | 'new' | undefined
  onEdit: (service: AdminService | 'new' | undefined) => void
}

/** What the shop does with a piece for its price. */
export function ServiceList({ editing, onEdit }: ServiceListProps) {
  const services = useQuery(adminServicesQuery)
  const { data: categories = [] } = useQuery(categoriesQuery)
  const remove = useDeleteService()
  const namesOf = ({ categories: chosen }: AdminService) =>
    categories
      .filter(({ _id }) => chosen.includes(_id))
      .map(({ name }) => name)
      .join(', ') || m.allGoods()

  return (
    <>
      <ReadList
        noun={m.servicesNoun()}
        list={services}
        empty={
          <EmptyState
            title={m.noServices()}
            text={m.noServicesText()}
            action={<Button onClick={() => onEdit('new')}>{m.addFirst()}</Button>}
          />
        }
      >
        {(rows) => (
          <RowTable
            caption={m.services()}
            columns={[m.service(), { number: m.price() }, { number: m.days() }, m.offeredFor(), m.gst()]}
          >
            {rows.map((service) => (
              <tr key={service._id}>
                <Td label={m.service()}>
                  <span className="min-w-0 wrap-anywhere">
                    <strong>{service.name}</strong>
                    {!service.status && <Badge className="ms-2">{m.notOffered()}</Badge>}
                  </span>
                </Td>
                <Td label={m.price()} numeric>
                  {formatRupees(service.price)}
                </Td>
                <Td label={m.days()} numeric>
                  {service.days}
                </Td>
                <Td label={m.offeredFor()}>{namesOf(service)}</Td>
                <Td label={m.gst()}>
                  <span>
                    {taxClasses[service.gstClass].label()}
                    {service.sac && <span className="block text-sm text-ink-soft">SAC {service.sac}</span>}
                  </span>
                </Td>
                <Td>
                  <RowActions>
                    <Button
                      variant="quiet"
                      size="sm"
                      aria-label={m.changeThis({ name: service.name })}
                      onClick={() => onEdit(service)}
                    >
                      {m.change()}
                    </Button>
                    <DeleteButton
                      look="small"
                      noun={m.serviceNoun()}
                      name={service.name}
                      text={m.deleteText()}
                      onDelete={() => remove.mutateAsync(service._id)}
                    />
                  </RowActions>
                </Td>
              </tr>
            ))}
          </RowTable>
        )}
      </ReadList>
      {editing && (
        <ServiceForm service={editing === 'new' ? undefined : editing} onClose={() => onEdit(undefined)} />
      )}
    </>
  )
}
