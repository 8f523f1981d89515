import { Sentence } from '#/ui/kit/Sentence.tsx'
import { m } from '../../launch/messages/launch.messages.ts'

/** What is typed into a terminal. */
const OPEN = 'npm run open'
const OPEN_ELSEWHERE = `DATA_DIR=/your/folder ${OPEN}`

/** How the owner of the sample shop begins one that is hers. */
export function OwnShop() {
  return (
    <div className="border-t border-haldi px-5 py-4 text-sm text-ink-soft md:px-7">
      <h3 className="text-lg text-ink">{m.sampleShop()}</h3>
      <p className="mt-1 max-w-text">{m.sampleText()}</p>
      <pre className="my-2 overflow-x-auto rounded-md bg-ink px-4 py-3 text-page">{OPEN}</pre>
      <p className="max-w-text">
        <Sentence text={m.emptyShopIn({ folder: '{folder}' })} parts={{ folder: <code>{'shop'}</code> }} />{' '}
        <Sentence
          text={m.otherFolder({ command: '{command}' })}
          parts={{ command: <code>{OPEN_ELSEWHERE}</code> }}
        />{' '}
        {m.dashboardLeads()}
      </p>
    </div>
  )
}
