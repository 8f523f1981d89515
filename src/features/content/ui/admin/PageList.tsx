import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { currentLanguage } from '#/platform/language/current.ts'
import { addressIn } from '#/platform/language/languages.rules.ts'
import { formatIndiaTime } from '#/platform/time/india.ts'
import { Badge } from '#/ui/kit/Badge.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { EmptyState } from '#/ui/kit/EmptyState.tsx'
import { Td } from '#/ui/kit/Table.tsx'
import { ReadList } from '#/ui/resource/ReadList.tsx'
import { RowActions, RowTable } from '#/ui/resource/RowTable.tsx'
import { adminPagesQuery } from '../../admin.queries.ts'
import { DeletePage } from './DeletePage.tsx'
import { m } from './messages/admin.messages.ts'

const pathOf = ({ slug }: { readonly slug: string }): string => `/pages/${slug}`

/** The pages that the owner wrote, drafts too. */
export function PageList() {
  const pages = useQuery(adminPagesQuery)
  return (
    <ReadList
      noun={m.pages()}
      list={pages}
      empty={
        <EmptyState
          title={m.none()}
          text={m.noneText()}
          action={
            <Link to="/admin/page/create" className={buttonClass({ variant: 'primary' })}>
              {m.writeFirst()}
            </Link>
          }
        />
      }
    >
      {(rows) => (
        <RowTable caption={m.caption()} columns={[m.pageTitle(), m.address(), m.shown(), m.changed()]}>
          {rows.map((page) => (
            <tr key={page._id}>
              <Td label={m.pageTitle()} className="font-semibold wrap-anywhere">
                {page.title}
              </Td>
              <Td label={m.address()} className="wrap-anywhere">
                {page.visible ? (
                  <a
                    href={addressIn(currentLanguage(), pathOf(page))}
                    target="_blank"
                    rel="noreferrer"
                    className="link"
                  >
                    {pathOf(page)}
                  </a>
                ) : (
                  pathOf(page)
                )}
              </Td>
              <Td label={m.shown()}>
                <span className="flex flex-wrap gap-1.5">
                  {page.visible ? (
                    <Badge tone="success">{m.visibleNow()}</Badge>
                  ) : (
                    <Badge tone="neutral">{m.draft()}</Badge>
                  )}
                  {page.visible && page.inFooter && <Badge tone="haldi">{m.footer()}</Badge>}
                </span>
              </Td>
              <Td label={m.changed()}>{formatIndiaTime(page.updatedAt)}</Td>
              <Td>
                <RowActions>
                  <Link
                    to="/admin/page/edit/$id"
                    params={{ id: page._id }}
                    aria-label={m.editNamed({ title: page.title })}
                    className={buttonClass({ variant: 'quiet', size: 'sm' })}
                  >
                    {m.edit()}
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
