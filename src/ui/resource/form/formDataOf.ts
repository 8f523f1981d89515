type Part = string | number | boolean | File | null

/** Fields as a multipart body: lists are repeated, an empty list is sent as "none", what is undefined is not sent. */
export function formDataOf(fields: Record<string, Part | readonly Part[] | undefined>): FormData {
  const form = new FormData()
  const add = (name: string, part: Part) =>
    form.append(name, part instanceof File ? part : String(part ?? ''))
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue
    if (value === null || !Array.isArray(value)) add(name, value as Part)
    else if (value.length === 0) add(name, '')
    else for (const part of value) add(name, part)
  }
  return form
}
