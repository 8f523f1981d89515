import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { formatRupees } from '#/platform/money/money.ts'
import { typedRupees } from '#/platform/typed/amount.rules.ts'
import { m } from '../messages/resource.messages.ts'
import type { PictureItem } from '../pictures/pictureItems.ts'
import type { FieldSpec } from './fields.ts'

export interface ClashValueProps<Values extends FieldValues> {
  spec: FieldSpec<Values> | undefined
  value: unknown
  /** All that this side has. */
  all: Values
}

const isPictures = (value: unknown): value is PictureItem[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null && 'key' in item)

const isFile = (value: object): value is PictureItem => 'key' in value

const isRows = (value: unknown): value is object[] =>
  Array.isArray(value) && value.every((row) => typeof row === 'object' && row !== null)

/** One of two values of a field, as it can be read at a glance. */
export function ClashValue<Values extends FieldValues>({ spec, value, all }: ClashValueProps<Values>) {
  const shown = spec?.show?.(all)
  if (shown !== undefined) return <Lines>{shown}</Lines>
  if (value === '' || value === undefined || value === null) return m.nothing()
  if (typeof value === 'boolean') return value ? m.on() : m.off()
  if (Array.isArray(value) && value.length === 0) return m.none()
  if (isPictures(value)) {
    return (
      <span className="mt-1 flex flex-wrap gap-1.5">
        {value.map(({ key, url }, at) =>
          url ? (
            <img key={key} src={url} alt={m.number({ number: at + 1 })} className="h-16 w-auto rounded-sm" />
          ) : (
            <span key={key} className="grid h-16 place-items-center rounded-sm bg-sand px-2 text-xs">
              {m.newPicture()}
            </span>
          ),
        )}
      </span>
    )
  }
  if (typeof value === 'object' && isFile(value)) return value.url ? m.storedFile() : m.newFile()
  if (isRows(value)) {
    return (
      <span className="block whitespace-pre-line wrap-anywhere">
        {value.map((row) => Object.values(row).filter(Boolean).join(' · ')).join('\n')}
      </span>
    )
  }
  if (Array.isArray(value)) return value.join(', ')
  const options = spec && 'options' in spec ? spec.options : undefined
  const text = options?.find((option) => option.value === value)?.label ?? String(value)
  const prefix = spec && 'prefix' in spec ? spec.prefix : undefined
  const rupees = prefix === '₹' ? typedRupees(text) : undefined
  if (rupees !== undefined) return formatRupees(rupees)
  return (
    <Lines>
      {prefix}
      {text}
    </Lines>
  )
}

/** So much of a long text that both sides can be seen at once. */
function Lines({ children }: { children: ReactNode }) {
  return <span className="block max-h-40 overflow-y-auto whitespace-pre-line wrap-anywhere">{children}</span>
}
