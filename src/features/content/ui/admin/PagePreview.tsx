import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useDebounced } from '#/features/catalog/ui/useDebounced.ts'
import {
  type Language,
  languages,
  MAIN_LANGUAGE,
  type MoreLanguage,
} from '#/platform/language/languages.rules.ts'
import { wordsIn } from '#/platform/language/ownWords.rules.ts'
import { ChipChoice } from '#/ui/kit/ChipChoice.tsx'
import { pageProductsQuery } from '../../admin.queries.ts'
import { bodyIn, changedBodies } from '../../bodies.rules.ts'
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

export interface PagePreviewProps {
  form: UseFormReturn<PageValues, unknown, PageValues>
  /** The further languages of the shop. */
  spoken: readonly MoreLanguage[]
}

/** The page as shoppers would see it, as it is typed, in the language of one's choice. */
export function PagePreview({ form, spoken }: PagePreviewProps) {
  const choices: readonly Language[] = [MAIN_LANGUAGE, ...spoken]
  const [language, setLanguage] = useState<Language>(MAIN_LANGUAGE)
  const values = useWatch({ control: form.control, name: ['title', 'body', 'words', 'bodies'] })
  const [english, main, words, bodies] = useDebounced(values, PAUSE)
  const title = wordsIn(words, language)?.title || english
  const typed = bodyIn({ body: main, bodies: changedBodies(null, bodies) }, language)
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
        <div className="flex flex-wrap gap-3">
          {spoken.length > 0 && (
            <ChipChoice
              legend={m.language()}
              hideLegend
              options={choices.map((one) => ({ value: one, label: languages[one].name }))}
              value={language}
              onChange={setLanguage}
            />
          )}
          <ChipChoice
            legend={m.screen()}
            hideLegend
            options={options()}
            value={screen}
            onChange={setScreen}
          />
        </div>
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
