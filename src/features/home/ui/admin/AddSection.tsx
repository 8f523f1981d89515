import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { Field } from '#/ui/kit/Field.tsx'
import { Select } from '#/ui/kit/Select.tsx'
import { type Kind, sectionKinds } from '../../sections.schema.ts'
import { m } from './messages/builder.messages.ts'

/** Chooses what the next section is; it is written on a page of its own. */
export function AddSection() {
  const [kind, setKind] = useState<Kind>('newArrivals')
  const text = sectionKinds.find((one) => one.kind === kind)?.text()
  return (
    <div className="flex flex-wrap items-start gap-3">
      <Field label={m.another()} hint={text} className="max-w-md min-w-[min(12rem,100%)] flex-1">
        <Select
          value={kind}
          onChange={({ target }) => {
            const chosen = sectionKinds.find((one) => one.kind === target.value)
            if (chosen) setKind(chosen.kind)
          }}
        >
          {sectionKinds.map((one) => (
            <option key={one.kind} value={one.kind}>
              {one.label()}
            </option>
          ))}
        </Select>
      </Field>
      <Link to="/admin/home" search={{ add: kind }} className={buttonClass({}, 'xs:mt-7')}>
        {m.addSection()}
      </Link>
    </div>
  )
}
