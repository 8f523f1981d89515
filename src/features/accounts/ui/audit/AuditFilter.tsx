import { Button } from '#/ui/kit/Button.tsx'
import { Field } from '#/ui/kit/Field.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { SearchInput } from '#/ui/kit/SearchInput.tsx'
import { type AuditSearch, readAuditSearch } from './auditSearch.ts'
import { m } from './messages/audit.messages.ts'

export interface AuditFilterProps {
  search: AuditSearch
  onSearch: (search: AuditSearch) => void
}

/** Words and days that narrow the log down; they stand in the address. */
export function AuditFilter({ search: { q = '', from = '', to = '' }, onSearch }: AuditFilterProps) {
  return (
    <form
      key={`${q} ${from} ${to}`}
      className="mb-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] items-end gap-3 max-sm:*:first:col-span-full max-sm:*:last:col-span-full sm:grid-cols-[minmax(0,1fr)_auto_auto_auto]"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(readAuditSearch(Object.fromEntries(new FormData(event.currentTarget))))
      }}
    >
      <SearchInput name="q" defaultValue={q} label={m.searchBy()} placeholder={m.searchHint()} />
      <Field label={m.from()}>
        <Input type="date" name="from" defaultValue={from} />
      </Field>
      <Field label={m.to()}>
        <Input type="date" name="to" defaultValue={to} />
      </Field>
      <Button type="submit" variant="secondary">
        {m.show()}
      </Button>
    </form>
  )
}
