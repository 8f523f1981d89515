import { useEffect, useEffectEvent, useState } from 'react'
import { SearchInput } from '../../kit/SearchInput.tsx'

/** ms after the last key before the list asks the server. */
const PAUSE_MS = 300

export interface SearchBoxProps {
  label: string
  placeholder: string
  /** What the address says. */
  q: string
  onSearch: (q: string) => void
  className?: string
}

/** Searches while typing; Back and Clear filters change the text too. */
export function SearchBox({ label, placeholder, q, onSearch, className }: SearchBoxProps) {
  const [text, setText] = useState(q)
  const [known, setKnown] = useState(q)
  if (q !== known) {
    setKnown(q)
    if (q !== text.trim()) setText(q)
  }

  const search = useEffectEvent(onSearch)
  useEffect(() => {
    const wanted = text.trim()
    if (wanted === known) return
    const timer = setTimeout(() => search(wanted), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, known])

  return (
    <SearchInput
      label={label}
      placeholder={placeholder}
      name="q"
      maxLength={100}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onClear={() => setText('')}
      className={className}
    />
  )
}
