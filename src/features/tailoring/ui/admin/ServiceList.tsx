import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { categoriesQuery } from '#/features/catalog/catalog.queries.ts'
import { taxClasses } from '#/features/catalog/taxes/taxClasses.rules.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { Badge } from '#/ui/kit/Badge.tsx'
import { Button } from '#/ui/kit/Button.tsx'
import { ConfirmDialog } from '#/ui/kit/ConfirmDialog.tsx'
import { EmptyState } from '#/ui/kit/EmptyState.tsx'
import { ErrorState } from '#/ui/kit/ErrorState.tsx'
import { Skeleton } from '#/ui/kit/Skeleton.tsx'
import { Table, Td, Th } from '#/ui/kit/Table.tsx'
import { toast } from '#/ui/kit/toast.ts'
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
  const { data: services, isError, refetch, isFetching } = useQuery(adminServicesQuery)
  const { data: categories = [] } = useQuery(categoriesQuery)
  const [leaving, setLeaving] = useState<AdminService>()
  const remove = useDeleteService()

  const confirm = async ({ _id }: AdminService) => {
    try {
      toast.success((await remove.mutateAsync(_id)).message)
    } catch (error) {
      toast.error(errorText(error, { fallback: 'The service could not be deleted. Please try again.' }))
    }
    setLeaving(undefined)
  }
  const namesOf = ({ categories: chosen }: AdminService) =>
    categories
      .filter(({ _id }) => chosen.includes(_id))
      .map(({ name }) => name)
      .join(', ') || 'All goods'

  if (!services && isError)
    return (
      <ErrorState
        title="The services could not be loaded"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  if (!services) return <Skeleton className="h-64" />
  return (
    <>
      {services.length === 0 ? (
        <EmptyState
          title="No services yet"
          text="Fall and pico, stitching of blouses, tassels: what you do with a piece for its price. Shoppers choose it at the checkout; nothing is chosen for them."
          action={<Button onClick={() => onEdit('new')}>Add the first one</Button>}
        />
      ) : (
        <Table caption="Services">
          <thead>
            <tr>
              <Th>Service</Th>
              <Th numeric>Price</Th>
              <Th numeric>Days</Th>
              <Th>Offered for</Th>
              <Th>GST</Th>
              <Th>
                <span className="sr-only">What can be done</span>
              </Th>
            </tr>
          </thead>
          <tbody>
            {services.map((service) => (
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
                  <span className="flex flex-wrap justify-end gap-2">
                    <Button
                      variant="quiet"
                      size="sm"
                      aria-label={`Change ${service.name}`}
                      onClick={() => onEdit(service)}
                    >
                      Change
                    </Button>
                    <Button
                      variant="quiet"
                      size="sm"
                      aria-label={`Delete ${service.name}`}
                      onClick={() => setLeaving(service)}
                    >
                      Delete
                    </Button>
                  </span>
                </Td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {editing && (
        <ServiceForm service={editing === 'new' ? undefined : editing} onClose={() => onEdit(undefined)} />
      )}
      <ConfirmDialog
        open={Boolean(leaving)}
        title={`Delete ${leaving?.name ?? ''}?`}
        text="It goes out of all bags. Orders keep it as it was."
        confirmLabel="Delete"
        tone="danger"
        pending={remove.isPending}
        onConfirm={() => leaving && confirm(leaving)}
        onCancel={() => setLeaving(undefined)}
      />
    </>
  )
}
