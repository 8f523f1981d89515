import { useId, useState } from 'react'
import { m } from '../messages/reviews.messages.ts'

/** Characters, or lines, from which a comment is folded: about seven lines of a phone. */
const LONG = { characters: 320, lines: 7 } as const

const isLong = (text: string) => text.length > LONG.characters || text.split('\n').length > LONG.lines

/** What somebody wrote; the end of a long comment comes at a press, so that the next review is not a screen away. */
export function ReviewComment({ text }: { text: string }) {
  const id = useId()
  const [whole, setWhole] = useState(false)
  const folds = isLong(text)
  return (
    <>
      <p
        id={id}
        className={`mt-2 text-ink-soft [overflow-wrap:anywhere] whitespace-pre-line ${folds && !whole ? 'line-clamp-5' : ''}`}
      >
        {text}
      </p>
      {folds && (
        <button
          type="button"
          aria-expanded={whole}
          aria-controls={id}
          className="link min-h-11"
          onClick={() => setWhole(!whole)}
        >
          {whole ? m.readLess() : m.readMore()}
        </button>
      )}
    </>
  )
}
