import { useSuspenseQuery } from '@tanstack/react-query'
import { shopQuery } from '#/features/shop/shop.queries.ts'
import { m as ofWords } from '#/features/shop/words/messages/words.messages.ts'
import { languages } from '#/platform/language/languages.rules.ts'
import { Checkbox } from '#/ui/kit/Checkbox.tsx'
import { Field } from '#/ui/kit/Field.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { Select } from '#/ui/kit/Select.tsx'
import { HEADING, LONGEST_LABEL, LONGEST_TARGET } from '../../menu.rules.ts'
import type { TargetKindChoice } from '../../menu.schema.ts'
import { type DraftEntry, isGone } from './draft.ts'
import { m } from './messages/admin.messages.ts'

/** What is wrong, by the path of its field: `items.2.items.0.label`. */
export type Problems = ReadonlyMap<string, string>

export interface EntryFieldsProps<Entry extends DraftEntry> {
  entry: Entry
  kinds: readonly TargetKindChoice[]
  problems: Problems
  /** Of this entry: `items.2`. */
  path: string
  onChange: (entry: Entry) => void
}

/** Puts the focus into an entry that was just added. */
export const focusEntry = ({ key }: DraftEntry): void => {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`#${key}-fields input`)?.focus())
}

/** What an entry says, in each language of the shop, where it leads and how it is shown. */
export function EntryFields<Entry extends DraftEntry>(props: EntryFieldsProps<Entry>) {
  const { entry, kinds, problems, path, onChange } = props
  const { languages: spoken } = useSuspenseQuery(shopQuery).data
  const { target, words } = entry
  const kind = kinds.find((one) => one.kind === target.kind)
  return (
    <div id={`${entry.key}-fields`} className="grid gap-x-4 gap-y-3 md:grid-cols-3">
      <Field label={m.says()} required error={problems.get(`${path}.label`)}>
        <Input
          value={entry.label}
          maxLength={LONGEST_LABEL}
          autoComplete="off"
          onChange={({ currentTarget }) => onChange({ ...entry, label: currentTarget.value })}
        />
      </Field>
      {spoken.map((language) => (
        <Field
          key={language}
          label={ofWords.other({ label: m.says(), language: languages[language].name })}
          error={problems.get(`${path}.words.${language}.label`)}
        >
          <Input
            value={words?.[language]?.label ?? ''}
            lang={languages[language].tag}
            maxLength={LONGEST_LABEL}
            autoComplete="off"
            onChange={({ currentTarget }) =>
              onChange({ ...entry, words: { ...words, [language]: { label: currentTarget.value } } })
            }
          />
        </Field>
      ))}
      <Field label={m.leadsTo()} required error={problems.get(`${path}.target.kind`)}>
        <Select
          value={target.kind}
          onChange={({ currentTarget }) =>
            onChange({ ...entry, target: { kind: currentTarget.value, to: '' } })
          }
        >
          {kinds.map(({ kind: value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      {kind && kind.kind !== HEADING && (
        <Field
          label={kind.choices ? m.whichOne() : m.address()}
          required
          hint={kind.hint}
          error={problems.get(`${path}.target.to`)}
        >
          {kind.choices ? (
            <Select
              value={target.to}
              onChange={({ currentTarget }) =>
                onChange({ ...entry, target: { ...target, to: currentTarget.value } })
              }
            >
              <option value="">{m.choose()}</option>
              {isGone(entry, kinds) && <option value={target.to}>{m.gone()}</option>}
              {kind.choices.map(({ to, label }) => (
                <option key={to} value={to}>
                  {label}
                </option>
              ))}
            </Select>
          ) : (
            <Input
              value={target.to}
              maxLength={LONGEST_TARGET}
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              onChange={({ currentTarget }) =>
                onChange({ ...entry, target: { ...target, to: currentTarget.value } })
              }
            />
          )}
        </Field>
      )}
      <div className="flex flex-wrap gap-x-6 md:col-span-full">
        <Checkbox
          label={m.shown()}
          checked={entry.visible}
          onChange={({ currentTarget }) => onChange({ ...entry, visible: currentTarget.checked })}
        />
        <Checkbox
          label={m.standsOutChoice()}
          checked={entry.highlight}
          onChange={({ currentTarget }) => onChange({ ...entry, highlight: currentTarget.checked })}
        />
      </div>
    </div>
  )
}
