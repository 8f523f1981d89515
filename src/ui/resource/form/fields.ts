import type { ComponentProps, ReactNode } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

export interface Option {
  readonly value: string
  readonly label: string
  readonly hint?: string
}

interface Named<Values extends FieldValues> {
  readonly name: Path<Values>
  readonly label: string
  readonly hint?: ReactNode
  readonly required?: boolean
  /** Takes the whole width of its section. */
  readonly wide?: boolean
  /** Further fields that say something together with it only: where one of two values is to be chosen, they are chosen with it. */
  readonly also?: readonly Path<Values>[]
  /** What it and those say, as it can be read at a glance beside another; undefined: its value, or that it has none. */
  readonly show?: (all: Values) => ReactNode
}

type Native = Pick<
  ComponentProps<'input'>,
  'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'maxLength'
>

/** A field with one box to type or choose in. */
export type BoxSpec =
  | (Native & {
      readonly kind: 'text' | 'email' | 'tel' | 'url' | 'password' | 'datetime-local'
      /** Stands before the text, e.g. the rupee sign. */
      readonly prefix?: string
    })
  | { readonly kind: 'area'; readonly rows?: number; readonly maxLength?: number }
  | {
      readonly kind: 'select'
      readonly options: readonly Option[]
      /** An empty first choice. */
      readonly placeholder?: string
    }

interface ChoiceSpec {
  readonly kind: 'choice'
  readonly options: readonly Option[]
}

/** Its name is that of the field that errors belong to, its label what it is called where it is spoken of. */
interface OwnSpec<Values extends FieldValues>
  extends Pick<Named<Values>, 'name' | 'label' | 'wide' | 'also' | 'show'> {
  readonly kind: 'own'
  /** Of values that stand for something else. */
  readonly options?: readonly Option[]
  readonly render: (form: UseFormReturn<Values, unknown, Values>) => ReactNode
}

export type DataSpec<Values extends FieldValues> = Named<Values> & (BoxSpec | ChoiceSpec)

/** One field of a form as data, or one that draws itself. */
export type FieldSpec<Values extends FieldValues> = DataSpec<Values> | OwnSpec<Values>

export interface FormSection<Values extends FieldValues> {
  readonly title: string
  /** Its name in addresses; without one, made of the title. */
  readonly mark?: string
  readonly text?: ReactNode
  /** Where sections fold it is open from the beginning: nobody is done without it. */
  readonly startsOpen?: boolean
  readonly fields: readonly FieldSpec<Values>[]
  /** Follows the fields and sees what is typed: previews and warnings. */
  readonly aside?: (form: UseFormReturn<Values, unknown, Values>) => ReactNode
}
