import { Checkbox } from '#/ui/kit/Checkbox.tsx'
import { Field } from '#/ui/kit/Field.tsx'
import { m } from './messages/admin.messages.ts'
import { Swatch } from './Swatch.tsx'

/** What a swatch begins with. */
export const USUAL_SWATCH = '#8e1a2d'

export interface SwatchFieldProps {
  /** `#rrggbb`; empty for none. */
  hex: string
  onChange: (hex: string) => void
}

/** The colour that shoppers see beside the name of a colour, on white as filters show it: pale ones by their edge. */
export function SwatchField({ hex, onChange }: SwatchFieldProps) {
  return (
    <div>
      <Checkbox
        label={m.showSwatch()}
        hint={m.swatchHint()}
        checked={hex !== ''}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? USUAL_SWATCH : '')}
      />
      {hex !== '' && (
        <div className="mt-2 flex flex-wrap items-end gap-x-5 gap-y-3">
          <Field label={m.swatch()}>
            <input
              type="color"
              value={hex}
              className="control h-11 w-20 p-1"
              onChange={({ currentTarget }) => onChange(currentTarget.value)}
            />
          </Field>
          <p className="flex min-h-11 items-center gap-3 rounded-sm bg-white px-3 text-sm text-ink-soft">
            <Swatch hex={hex} />
            {m.onWhite()} {hex}
          </p>
        </div>
      )}
    </div>
  )
}
