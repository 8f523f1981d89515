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
      .join(', ') || 'All goods'

  return (
    <>
      <ReadList
        noun="services"
        list={services}
        empty={
          <EmptyState
            title="No services yet"
            text="Fall and pico, stitching of blouses, tassels: what you do with a piece for its price. Shoppers choose it at the checkout; nothing is chosen for them."
            action={<Button onClick={() => onEdit('new')}>Add the first one</Button>}
          />
        }
      >
        {(rows) => (
          <RowTable
            caption="Services"
            columns={['Service', { number: 'Price' }, { number: 'Days' }, 'Offered for', 'GST']}
          >
            {rows.map((service) => (
              <tr key={service._id}>
                <Td label="Service">
                  <span className="min-w-0 wrap-anywhere">
                    <strong>{service.name}</strong>
                    {!service.status && <Badge className="ms-2">Not offered</Badge>}
                  </span>
                </Td>
                <Td label="Price" numeric>
                  {formatRupees(service.price)}
                </Td>
                <Td label="Days" numeric>
                  {service.days}
                </Td>
                <Td label="Offered for">{namesOf(service)}</Td>
                <Td label="GST">
                  <span>
                    {taxClasses[service.gstClass].label}
                    {service.sac && <span className="block text-sm text-ink-soft">SAC {service.sac}</span>}
                  </span>
                </Td>
                <Td>
                  <RowActions>
                    <Button
                      variant="quiet"
                      size="sm"
                      aria-label={`Change ${service.name}`}
                      onClick={() => onEdit(service)}
                    >
                      Change
                    </Button>
                    <DeleteButton
                      look="small"
                      noun="service"
                      name={service.name}
                      text="It goes out of all bags. Orders keep it as it was."
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
