import { Button } from '#/ui/kit/Button.tsx'
import { Table, Td, Th } from '#/ui/kit/Table.tsx'
import { DeleteButton } from '#/ui/resource/DeleteButton.tsx'
import { useForgetMissed } from '../search.queries.ts'
import type { MissedWord } from '../search.schema.ts'

/** The same day for everybody, on the server and in any browser. */
const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' })

export interface MissedTableProps {
  missed: readonly MissedWord[]
  onAdd: (word: string) => void
}

/** What shoppers sought and did not find, the most wanted first. */
export function MissedTable({ missed, onAdd }: MissedTableProps) {
  const forget = useForgetMissed()
  if (missed.length === 0)
    return (
      <p className="text-ink-soft">
        Words that are nowhere in the shop appear here once they were searched for twice. Who did so is not
        stored.
      </p>
    )
  return (
    <Table caption="Words that were not found">
      <thead>
        <tr>
          <Th>Word</Th>
          <Th numeric>Searches</Th>
          <Th>Last</Th>
          <Th className="w-px">
            <span className="sr-only">Actions</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {missed.map(({ word, times, lastAt }) => (
          <tr key={word}>
            <Td label="Word" className="min-w-0 font-semibold wrap-anywhere">
              {word}
            </Td>
            <Td label="Searches" numeric>
              {times.toLocaleString('en-IN')}
            </Td>
            <Td label="Last">
              <time dateTime={lastAt} className="whitespace-nowrap">
                {day.format(new Date(lastAt))}
              </time>
            </Td>
            <Td>
              <span className="flex items-center justify-end gap-2">
                <Button size="sm" aria-label={`Add to a group: ${word}`} onClick={() => onAdd(word)}>
                  Add to a group
                </Button>
                <DeleteButton
                  noun="word"
                  name={word}
                  text="It is counted anew when somebody searches for it again."
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
