import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { currentLanguage } from '#/platform/language/current.ts'
import { addressIn } from '#/platform/language/languages.rules.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { SearchInput } from '#/ui/kit/SearchInput.tsx'
import { m } from './messages/search.messages.ts'
import { LONGEST_TEXT, RESULTS_PATH } from './searchAddress.ts'

/** The text of the results, to be changed; without scripts a plain form. */
export function SearchForm({ q }: { q: string }) {
  const navigate = useNavigate()
  const [text, setText] = useState(q)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim()) void navigate({ to: RESULTS_PATH, search: { q: text.trim() } })
  }
  return (
    <search>
      <form
        action={addressIn(currentLanguage(), RESULTS_PATH)}
        onSubmit={submit}
        className="mt-4 flex max-w-2xl flex-wrap gap-2"
      >
        <SearchInput
          label={m.searchTheShop()}
          name="q"
          className="min-w-0 flex-[999_1_11rem]"
          value={text}
          maxLength={LONGEST_TEXT}
          onChange={(event) => setText(event.currentTarget.value)}
          onClear={() => setText('')}
        />
        <Button type="submit" className="grow sm:grow-0">
          {m.search()}
        </Button>
      </form>
    </search>
  )
}
