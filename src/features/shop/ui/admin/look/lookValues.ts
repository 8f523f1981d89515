import { z } from 'zod'
import { fieldsNamed } from '#/platform/typed/fields.rules.ts'
import type { Seen } from '#/ui/resource/form/useSeen.ts'
import { type PictureItem, storedPicture } from '#/ui/resource/pictures/pictureItems.ts'
import { type Look, lookSchema } from '../../../look/look.schema.ts'
import { lookProblems } from '../../../look/lookColours.rules.ts'
import type { LookRequest, LookState } from '../../../settings/lookForm.schema.ts'

/** The look as it is typed: the logo is a picture. */
export type LookValues = Look & { logo: PictureItem[] }

export const lookValues = ({ logo, ...look }: LookState): LookValues => ({
  ...look,
  logo: logo ? [storedPicture(logo)] : [],
})

/** What the server checks as well. */
export const lookFormSchema = lookSchema
  .extend({ logo: z.array(z.unknown()) })
  .superRefine((look, context) => {
    for (const { field, message } of lookProblems(look))
      context.addIssue({ code: 'custom', message, path: [field] })
  })

/** What was changed, with what the form showed of it. @param logo its address, by now */
export function changedLook(entered: LookValues, logo: string, seen: Seen<LookValues>): LookRequest {
  const names = seen.changed(entered)
  return { ...fieldsNamed({ ...entered, logo }, names), seen: seen.of(names) }
}
