import { createFileRoute } from '@tanstack/react-router'
import { importQuery, importsQuery } from '#/features/catalog/import/import.queries.ts'
import { ExportPanel } from '#/features/catalog/ui/import/ExportPanel.tsx'
import { ImportScreen } from '#/features/catalog/ui/import/ImportScreen.tsx'
import { RecentImports } from '#/features/catalog/ui/import/RecentImports.tsx'
import { isUuid } from '#/platform/typed/uuid.rules.ts'
import { warmQuery } from '#/ui/resource/warmQuery.ts'
import { titled } from '../titled.ts'
import { FormHeading } from './FormHeading.tsx'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/import')({
  /** `id` is the import that is looked at. */
  validateSearch: ({ id }: Record<string, unknown>): { id?: string } =>
    typeof id === 'string' && isUuid(id) ? { id } : {},
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: ({ context: { queryClient }, deps: { id } }) =>
    Promise.all([
      warmQuery(queryClient, importsQuery(1)),
      id === undefined ? undefined : warmQuery(queryClient, importQuery(id)),
    ]),
  head: titled(() => m.importExport()),
  component: ImportAndExport,
})

function ImportAndExport() {
  const navigate = Route.useNavigate()
  const { id } = Route.useSearch()
  return (
    <>
      <FormHeading title={m.importExport()} to="/admin/product" back={m.products()} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <ImportScreen
          id={id}
          onId={(next) =>
            void navigate({ search: next === undefined ? {} : { id: next }, resetScroll: false })
          }
        />
        {id === undefined && <ExportPanel />}
        <RecentImports />
      </div>
    </>
  )
}
