import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Callout } from '#/ui/kit/Callout.tsx'
import { m } from './messages/admin.messages.ts'
import type { ProductValues } from './productValues.ts'

/** Said before a product without any picture is put on sale. */
export function NoPictureWarning({ form }: { form: UseFormReturn<ProductValues, unknown, ProductValues> }) {
  const [status, images] = useWatch({ control: form.control, name: ['status', 'images'] })
  if (status !== 'true' || images.length > 0) return null
  return (
    <Callout tone="warning" live title={m.noPicture()}>
      {m.noPictureText()}
    </Callout>
  )
}
