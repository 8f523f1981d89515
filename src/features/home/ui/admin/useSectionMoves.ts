import { useState } from 'react'
import { errorText } from '#/platform/http/errorText.ts'
import { toast } from '#/ui/kit/toast.ts'
import { useStepFocus } from '#/ui/resource/list/useStepFocus.ts'
import { movePicture } from '#/ui/resource/pictures/pictureItems.ts'
import { useChangeDraft } from '../../admin.queries.ts'
import type { ManagedHome } from '../../home.schema.ts'
import type { Section } from '../../sections.schema.ts'
import { m } from './messages/builder.messages.ts'

export interface SectionMoves {
  readonly pending: boolean
  /** What happened last, for screen readers. */
  readonly said: string
  /** One place up (-1) or down (1), by a button that keeps the focus. */
  step(section: Section, by: -1 | 1): void
  remove(section: Section): void
  /** Puts other sections into the draft, in place of all. */
  replace(sections: readonly Section[]): void
}

/** Changes which sections the draft has, stored at once. */
export function useSectionMoves(home: ManagedHome): SectionMoves {
  const change = useChangeDraft()
  const [said, setSaid] = useState('')
  const follow = useStepFocus()

  const write = async (sections: readonly Section[], done: string): Promise<boolean> => {
    try {
      await change.mutateAsync({ sections, seen: home })
      setSaid(done)
      return true
    } catch (error) {
      toast.error(errorText(error, { action: (cause) => m.draftNotChanged({ cause }) }))
      return false
    }
  }

  return {
    pending: change.isPending,
    said,
    step(section, by) {
      const at = home.sections.findIndex(({ id }) => id === section.id)
      const next = movePicture(home.sections, at, at + by)
      void write(next, m.movedTo({ place: at + by + 1, all: next.length })).then(
        (done) => done && follow({ id: section.id, by }),
      )
    },
    remove({ id }) {
      void write(
        home.sections.filter((one) => one.id !== id),
        m.removed(),
      )
    },
    replace(sections) {
      void write(sections, m.hasSections({ count: sections.length }))
    },
  }
}
