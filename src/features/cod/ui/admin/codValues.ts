import { type CodSettings, codSettingsSchema, settingsProblems } from '../../codSettings.schema.ts'

/** The settings as they are typed: numbers and PIN codes are text. */
export type CodValues = {
  [Name in keyof CodSettings]: CodSettings[Name] extends boolean ? boolean : string
}

export const codValues = (settings: CodSettings): CodValues =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : typeof value === 'number' ? String(value) : value,
    ]),
  ) as CodValues

/** As the server checks it. */
export const codForm = codSettingsSchema.superRefine((settings, { addIssue }) => {
  for (const { field, message } of settingsProblems(settings)) {
    addIssue({ code: 'custom', message, path: [field] })
  }
})
