import { use } from 'react'
import { type FieldValues, type Path, type UseFormReturn, useController } from 'react-hook-form'
import { PicturePicker, type PicturePickerProps } from '../pictures/PicturePicker.tsx'
import type { PictureItem } from '../pictures/pictureItems.ts'
import { RefusalsContext } from './refusals.ts'

export interface PicturesFieldProps<Values extends FieldValues>
  extends Omit<PicturePickerProps, 'items' | 'onChange' | 'onRefused' | 'error' | 'ref'> {
  form: UseFormReturn<Values, unknown, Values>
  /** A field that holds a list of pictures. */
  name: Path<Values>
}

/** Pictures as a field of a form. */
export function PicturesField<Values extends FieldValues>({
  form,
  name,
  ...rest
}: PicturesFieldProps<Values>) {
  const { field, fieldState } = useController({ control: form.control, name })
  const refusals = use(RefusalsContext)
  return (
    <PicturePicker
      {...rest}
      ref={field.ref}
      items={field.value as readonly PictureItem[]}
      onChange={field.onChange}
      onRefused={(text) => {
        if (text) refusals.set(name, text)
        else refusals.delete(name)
        form.clearErrors(name)
      }}
      error={fieldState.error?.message}
    />
  )
}
