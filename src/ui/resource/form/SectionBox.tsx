import clsx from 'clsx'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { ChevronDown } from '../../icons/storefront.tsx'
import { FormField } from './FormField.tsx'
import type { FormSection } from './fields.ts'
import { markOf } from './markOf.ts'

export interface SectionBoxProps<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, Values>
  section: FormSection<Values>
  /** Of a form whose sections fold on phones. */
  fold?: { readonly isOpen: boolean; readonly onToggle: () => void } | undefined
}

/** One section of a form: its name and what it is for, its fields, and what follows from them. */
export function SectionBox<Values extends FieldValues>({ form, section, fold }: SectionBoxProps<Values>) {
  const { title, text, fields, aside } = section
  const mark = markOf(section)
  const whenOpen = fold && !fold.isOpen ? 'max-md:hidden' : undefined
  return (
    <section
      id={mark}
      tabIndex={-1}
      aria-label={title}
      className={clsx(
        'grid scroll-mt-20 gap-x-8 gap-y-4 rounded-md border border-line bg-surface p-4 md:p-6 lg:grid-cols-[14rem_minmax(0,1fr)]',
        fold && 'max-md:pt-1',
        whenOpen && 'max-md:pb-1',
      )}
    >
      <div>
        <h2 className={clsx('text-xl', fold && 'max-md:hidden')}>{title}</h2>
        {fold && (
          <h2 className="text-xl md:hidden">
            <button
              type="button"
              aria-expanded={fold.isOpen}
              aria-controls={`${mark}-fields`}
              onClick={fold.onToggle}
              className="flex min-h-12 w-full items-center justify-between gap-3 text-start"
            >
              {title}
              <ChevronDown
                aria-hidden
                className={clsx(
                  'size-5 flex-none text-haldi-deep transition-transform',
                  fold.isOpen && 'rotate-180',
                )}
              />
            </button>
          </h2>
        )}
        {text && <div className={clsx('mt-1 text-sm text-ink-soft', whenOpen)}>{text}</div>}
      </div>
      <div
        id={`${mark}-fields`}
        className={clsx('grid grid-cols-[minmax(0,1fr)] content-start gap-4 md:grid-cols-2', whenOpen)}
      >
        {fields.map((spec) => (
          <FormField key={spec.name} form={form} spec={spec} />
        ))}
        {aside && <div className="min-w-0 empty:hidden md:col-span-2">{aside(form)}</div>}
      </div>
    </section>
  )
}
