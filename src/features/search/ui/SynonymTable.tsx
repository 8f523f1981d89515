import { useState } from 'react'
import { Button } from '#/ui/kit/Button.tsx'
import { EmptyState } from '#/ui/kit/EmptyState.tsx'
import { SearchInput } from '#/ui/kit/SearchInput.tsx'
import { Table, Td, Th } from '#/ui/kit/Table.tsx'
import { DeleteButton } from '#/ui/resource/DeleteButton.tsx'
import { m } from '../messages/search.messages.ts'
import { useDeleteSynonyms } from '../search.queries.ts'
import type { SynonymGroup } from '../search.schema.ts'
import { nameOfSynonyms, writeSynonyms } from '../synonymText.rules.ts'

export interface SynonymTableProps {
  groups: readonly SynonymGroup[]
  onEdit: (group: SynonymGroup) => void
}

/** Groups on the screen at a time; the others are found by their words. */
const SHOWN = 100

const hasText =
  (text: string) =>
  ({ words }: SynonymGroup): boolean =>
    words.some((word) => word.toLowerCase().includes(text.trim().toLowerCase()))

/** The shopkeeper's groups of words that mean the same, the newest first. */
export function SynonymTable({ groups, onEdit }: SynonymTableProps) {
  const remove = useDeleteSynonyms()
  const [text, setText] = useState('')
  if (groups.length === 0) return <EmptyState level={3} title={m.noneYet()} text={m.noneYetText()} />
  const found = groups.filter(hasText(text)).toReversed()
  return (
    <>
      <SearchInput
        label={m.findWord()}
        placeholder={m.findWord()}
        className="mb-3 max-w-sm"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onClear={() => setText('')}
      />
      <p role="status" className="mb-2 text-sm text-ink-soft">
        {found.length === 0
          ? m.noGroup()
          : found.length > SHOWN
            ? m.groupsNewest({ count: found.length, shown: SHOWN })
            : m.groups({ count: found.length })}
      </p>
      {found.length > 0 && (
        <Table caption={m.meanTheSame()}>
          <thead>
            <tr>
              <Th>{m.words()}</Th>
              <Th className="w-px">
                <span className="sr-only">{m.actions()}</span>
              </Th>
            </tr>
          </thead>
          <tbody>
            {found.slice(0, SHOWN).map((group) => (
              <tr key={group._id}>
                <Td className="wrap-anywhere">{writeSynonyms(group.words)}</Td>
                <Td>
                  <span className="flex items-center justify-end gap-2">
                    <Button
                      size="sm"
                      variant="quiet"
                      aria-label={m.editWhich({ words: nameOfSynonyms(group.words) })}
                      onClick={() => onEdit(group)}
                    >
                      {m.edit()}
                    </Button>
                    <DeleteButton
                      noun={m.wordsNoun()}
                      name={nameOfSynonyms(group.words)}
                      text={m.deleteText()}
                      onDelete={() => remove.mutateAsync(group._id)}
                    />
                  </span>
                </Td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </>
  )
}
