import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatIndiaTime } from '#/platform/time/india.ts'
import { Badge } from '#/ui/kit/Badge.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { EmptyState } from '#/ui/kit/EmptyState.tsx'
import { Td } from '#/ui/kit/Table.tsx'
import { ReadList } from '#/ui/resource/ReadList.tsx'
import { RowActions, RowTable } from '#/ui/resource/RowTable.tsx'
import { adminPagesQuery } from '../../admin.queries.ts'
import { DeletePage } from './DeletePage.tsx'

/** The pages that the owner wrote, drafts too. */
export function PageList() {
  const pages = useQuery(adminPagesQuery)
  return (
    <ReadList
      noun="pages"
      list={pages}
      empty={
        <EmptyState
          title="No pages yet"
          text="Write who you are, show a collection in pictures, or explain how six yards become a saree."
          action={
            <Link to="/admin/page/create" className={buttonClass({ variant: 'primary' })}>
              Write the first page
            </Link>
          }
        />
      }
    >
      {(rows) => (
        <RowTable caption="Pages" columns={['Page', 'Address', 'Shown', 'Changed']}>
          {rows.map((page) => (
            <tr key={page._id}>
              <Td label="Page" className="font-semibold wrap-anywhere">
                {page.title}
              </Td>
              <Td label="Address" className="wrap-anywhere">
                {page.visible ? (
                  <a href={`/pages/${page.slug}`} target="_blank" rel="noreferrer" className="link">
                    /pages/{page.slug}
                  </a>
                ) : (
                  `/pages/${page.slug}`
                )}
              </Td>
              <Td label="Shown">
                <span className="flex flex-wrap gap-1.5">
                  {page.visible ? <Badge tone="success">Visible</Badge> : <Badge tone="neutral">Draft</Badge>}
                  {page.visible && page.inFooter && <Badge tone="haldi">In the footer</Badge>}
                </span>
              </Td>
              <Td label="Changed">{formatIndiaTime(page.updatedAt)}</Td>
              <Td>
                <RowActions>
                  <Link
                    to="/admin/page/edit/$id"
                    params={{ id: page._id }}
                    aria-label={`Edit ${page.title}`}
                    className={buttonClass({ variant: 'quiet', size: 'sm' })}
                  >
                    Edit
                  </Link>
                  <DeletePage page={page} />
                </RowActions>
              </Td>
            </tr>
          ))}
        </RowTable>
      )}
    </ReadList>
  )
}
