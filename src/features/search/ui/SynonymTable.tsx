import { useState } from 'react'
import { Button } from '#/ui/kit/Button.tsx'
import { EmptyState } from '#/ui/kit/EmptyState.tsx'
import { SearchInput } from '#/ui/kit/SearchInput.tsx'
import { Table, Td, Th } from '#/ui/kit/Table.tsx'
import { DeleteButton } from '#/ui/resource/DeleteButton.tsx'
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
  if (groups.length === 0)
    return (
      <EmptyState
        level={3}
        title="No words yet"
        text="Add what your customers call the same thing: saree, sadi, साड़ी."
      />
    )
  const found = groups.filter(hasText(text)).toReversed()
  return (
    <>
      <SearchInput
        label="Find a word"
        placeholder="Find a word"
        className="mb-3 max-w-sm"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onClear={() => setText('')}
      />
      <p role="status" className="mb-2 text-sm text-ink-soft">
        {found.length === 0
          ? 'No group has this word.'
          : `${found.length} ${found.length === 1 ? 'group' : 'groups'}${found.length > SHOWN ? `, the newest ${SHOWN} of them below` : ''}`}
      </p>
      {found.length > 0 && (
        <Table caption="Words that mean the same">
          <thead>
            <tr>
              <Th>Words</Th>
              <Th className="w-px">
                <span className="sr-only">Actions</span>
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
                      aria-label={`Edit ${nameOfSynonyms(group.words)}`}
                      onClick={() => onEdit(group)}
                    >
                      Edit
                    </Button>
                    <DeleteButton
                      noun="words"
                      name={nameOfSynonyms(group.words)}
                      text="Searches for one of them no longer find what has only another."
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
