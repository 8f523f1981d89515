import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useDebounced } from '#/features/catalog/ui/useDebounced.ts'
import { ChipChoice } from '#/ui/kit/ChipChoice.tsx'
import { pageProductsQuery } from '../../admin.queries.ts'
import { productsOf } from '../../body.rules.ts'
import { bodySchema } from '../../body.schema.ts'
import { ContentView } from '../ContentView.tsx'
import { m } from './messages/admin.messages.ts'
import type { PageValues } from './pageValues.ts'
import { Screen, screens } from './Screen.tsx'

const options = () =>
  [
    { value: 'phone', label: m.phone() },
    { value: 'laptop', label: m.laptop() },
  ] as const

/** ms that nothing is typed before the preview follows. */
const PAUSE = 300

/** The page as shoppers would see it, as it is typed. */
export function PagePreview({ form }: { form: UseFormReturn<PageValues, unknown, PageValues> }) {
  const [title, typed] = useDebounced(useWatch({ control: form.control, name: ['title', 'body'] }), PAUSE)
  const [screen, setScreen] = useState<keyof typeof screens>('phone')
  const { data: body } = bodySchema.safeParse(typed)
  const { data: products = [] } = useQuery(pageProductsQuery(body ? productsOf(body) : []))
  return (
    <section aria-labelledby="preview" className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="preview" className="text-xl">
            {m.preview()}
          </h2>
          <p className="mt-1 text-sm text-ink-soft">{m.previewText()}</p>
        </div>
        <ChipChoice legend={m.screen()} hideLegend options={options()} value={screen} onChange={setScreen} />
      </div>
      {body ? (
        <Screen {...screens[screen]} title={m.previewTitle()}>
          <ContentView title={title || m.title()} body={body} products={products} />
        </Screen>
      ) : (
        <p className="text-sm text-ink-soft">{m.noPreview()}</p>
      )}
    </section>
  )
}
