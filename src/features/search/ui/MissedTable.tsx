import { formatNumber } from '#/platform/language/numbers.rules.ts'
import { formatIndiaDay } from '#/platform/time/india.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { Table, Td, Th } from '#/ui/kit/Table.tsx'
import { DeleteButton } from '#/ui/resource/DeleteButton.tsx'
import { m } from '../messages/search.messages.ts'
import { useForgetMissed } from '../search.queries.ts'
import type { MissedWord } from '../search.schema.ts'

export interface MissedTableProps {
  missed: readonly MissedWord[]
  onAdd: (word: string) => void
}

/** What shoppers sought and did not find, the most wanted first. */
export function MissedTable({ missed, onAdd }: MissedTableProps) {
  const forget = useForgetMissed()
  if (missed.length === 0) return <p className="text-ink-soft">{m.nothingMissed()}</p>
  return (
    <Table caption={m.missedWords()}>
      <thead>
        <tr>
          <Th>{m.word()}</Th>
          <Th numeric>{m.searches()}</Th>
          <Th>{m.last()}</Th>
          <Th className="w-px">
            <span className="sr-only">{m.actions()}</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {missed.map(({ word, times, lastAt }) => (
          <tr key={word}>
            <Td label={m.word()} className="min-w-0 font-semibold wrap-anywhere">
              {word}
            </Td>
            <Td label={m.searches()} numeric>
              {formatNumber(times)}
            </Td>
            <Td label={m.last()}>
              <time dateTime={lastAt} className="whitespace-nowrap">
                {formatIndiaDay(lastAt)}
              </time>
            </Td>
            <Td>
              <span className="flex items-center justify-end gap-2">
                <Button size="sm" aria-label={m.addToGroupOf({ word })} onClick={() => onAdd(word)}>
                  {m.addToGroup()}
                </Button>
                <DeleteButton
                  noun={m.wordNoun()}
                  name={word}
                  text={m.countedAnew()}
                  onDelete={() => forget.mutateAsync(word)}
                />
              </span>
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
