import { useEffect, useEffectEvent, useState } from 'react'
import { SearchInput } from '#/ui/kit/SearchInput.tsx'
import { m } from '../messages/fulfilment.messages.ts'

/** A pause in typing this long, ms, is the end of a search text. */
const PAUSE_MS = 300

export interface OrderSearchBoxProps {
  /** What is searched for now. */
  value: string
  onSearch: (text: string) => void
  /** What it searches, for screen readers. */
  label: string
  className?: string
}

/** Looks for orders; also works as a plain form before the page has come to life. */
export function OrderSearchBox({ value, onSearch, label, className }: OrderSearchBoxProps) {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)

  // Back, or a link, changed what is searched for.
  if (value !== known) {
    setKnown(value)
    setText(value)
  }

  const search = useEffectEvent(onSearch)
  useEffect(() => {
    const wanted = text.trim()
    if (wanted === known) return
    const timer = setTimeout(() => {
      setKnown(wanted)
      search(wanted)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, known])

  return (
    <search className={className}>
      <form
        method="get"
        onSubmit={(event) => {
          event.preventDefault()
          setKnown(text.trim())
          onSearch(text.trim())
        }}
      >
        <SearchInput
          name="q"
          label={label}
          placeholder={m.pasteOrderId()}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onClear={() => setText('')}
        />
      </form>
    </search>
  )
}
