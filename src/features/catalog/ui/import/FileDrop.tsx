import clsx from 'clsx'
import { type Ref, useId, useState } from 'react'
import { FileUp } from '#/ui/icons/admin.tsx'
import { FieldError } from '#/ui/kit/Field.tsx'
import { sizeOf } from './importWords.ts'
import { m } from './messages/import.messages.ts'

export interface FileDropProps {
  label: string
  hint: string
  accept: string
  file: File | undefined
  onFile: (file: File | undefined) => void
  error: string | undefined
  disabled?: boolean
  /** The file input, for focus on failure. */
  ref?: Ref<HTMLInputElement>
}

/** One file, chosen by dialog or dropped. */
export function FileDrop({ label, hint, accept, file, onFile, error, disabled, ref }: FileDropProps) {
  const id = useId()
  const [over, setOver] = useState(false)
  return (
    <div>
      <p className="mb-1.5 text-sm font-semibold">{label}</p>
      <label
        htmlFor={id}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          if (!disabled) onFile(event.dataTransfer.files[0])
        }}
        className={clsx(
          'flex min-h-20 items-center gap-3 rounded-md border border-dashed px-4 py-3 text-sm text-ink-soft transition-colors',
          'hover:border-peacock hover:text-peacock has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-haldi-deep',
          over ? 'border-peacock bg-peacock-wash' : 'border-edge',
          disabled && 'opacity-55',
        )}
      >
        <FileUp aria-hidden className="size-6 flex-none" strokeWidth={1.5} />
        {file ? (
          <span className="min-w-0">
            <span className="block font-semibold wrap-anywhere text-ink">{file.name}</span>
            {sizeOf(file.size)}
          </span>
        ) : (
          m.chooseOrDrop()
        )}
        <input
          ref={ref}
          id={id}
          type="file"
          accept={accept}
          disabled={disabled}
          aria-label={label}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={`${id}-error ${id}-hint`}
          className="sr-only"
          onChange={({ currentTarget }) => {
            onFile(currentTarget.files?.[0])
            // The same file can be chosen again after it was corrected.
            currentTarget.value = ''
          }}
        />
      </label>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-faint">
        {hint}
      </p>
    </div>
  )
}
