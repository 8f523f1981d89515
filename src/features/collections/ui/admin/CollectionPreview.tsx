import { useQuery } from '@tanstack/react-query'
import { Thumbnail } from '#/features/catalog/ui/admin/Thumbnail.tsx'
import { useDebounced } from '#/features/catalog/ui/useDebounced.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { counted } from '#/platform/language/numbers.rules.ts'
import { Callout } from '#/ui/kit/Callout.tsx'
import { previewQuery, type TypedChoosing } from '../../admin.queries.ts'
import { ruleOfText } from '../../collections.schema.ts'
import { m } from './messages/admin.messages.ts'

export interface CollectionPreviewProps extends Pick<TypedChoosing, 'by' | 'products'> {
  /** An address's query. */
  rule: string
}

/** ms that what is typed must stand still before it is asked for. */
const PAUSE = 300

/** The first products of what a form says, and how many there are. */
export function CollectionPreview({ by, rule, products }: CollectionPreviewProps) {
  const typed = useDebounced(JSON.stringify({ by, rule, products }), PAUSE)
  const asked: CollectionPreviewProps = JSON.parse(typed)
  const { data, error, isFetching } = useQuery(
    previewQuery({ ...asked, rule: asked.by === 'rule' ? ruleOfText(asked.rule) : {} }),
  )
  const total = data?.total ?? 0
  return (
    <div aria-busy={isFetching} className="grid gap-3 rounded-md bg-sand p-4">
      <p role="status" className="font-semibold tabular-nums">
        {error
          ? errorText(error, { action: (cause) => m.lookingFailed({ cause }) })
          : data && m.onSale(counted(total))}
      </p>
      {!error && data && (
        <>
          <ul aria-label={m.firstProducts()} className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
            {data.products.map(({ _id, name, images }) => (
              <li key={_id} className="flex min-w-0 items-center gap-3">
                <Thumbnail src={images[0]} />
                <span className="min-w-0 text-sm wrap-anywhere">{name}</span>
              </li>
            ))}
          </ul>
          {data.problems.length > 0 && <Callout tone="warning">{data.problems.join(' ')}</Callout>}
        </>
      )}
    </div>
  )
}
