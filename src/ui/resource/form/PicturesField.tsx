'use no memo' // react-hook-form keeps state outside of React, which the compiler's caching would hide

import { type FieldValues, type Path, type UseFormReturn, useController } from 'react-hook-form'
import { PicturePicker, type PicturePickerProps } from '../pictures/PicturePicker.tsx'
import type { PictureItem } from '../pictures/pictureItems.ts'

export interface PicturesFieldProps<Values extends FieldValues>
  extends Omit<PicturePickerProps, 'items' | 'onChange' | 'error' | 'ref'> {
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
  return (
    <PicturePicker
      {...rest}
      ref={field.ref}
      items={field.value as readonly PictureItem[]}
      onChange={field.onChange}
      error={fieldState.error?.message}
    />
  )
}
