import type { ShownMail } from '../../mails/mails.schema.ts'
import { type TypedWords, typedWords } from '../words/ownWordsForm.ts'

/** What the owner says first in a mail, as a form holds it. */
export interface GreetingTexts {
  readonly greeting: string
  readonly words: TypedWords<'mail'>
}

/** The same as it is stored. */
export type SeenGreeting = Pick<ShownMail, 'greeting' | 'words'>

/** What is typed and not saved, and what was stored when it was begun. */
export interface GreetingDraft extends GreetingTexts {
  readonly seen: SeenGreeting
}

export const typedGreeting = ({ greeting, words }: SeenGreeting): GreetingTexts => ({
  greeting,
  words: typedWords('mail', words),
})

const sameWords = (one: GreetingTexts, other: GreetingTexts): boolean =>
  JSON.stringify(one.words) === JSON.stringify(other.words)

export const sameTexts = (one: GreetingTexts, other: GreetingTexts): boolean =>
  one.greeting === other.greeting && sameWords(one, other)

/** A change as it is sent: what is other than it was stored, for somebody else may have changed the rest. */
export function greetingChange({ greeting, words, seen }: GreetingDraft) {
  const isSame = sameWords({ greeting, words }, typedGreeting(seen))
  return {
    ...(greeting !== seen.greeting && { greeting }),
    ...(!isSame && { words }),
    seen: { greeting: seen.greeting, ...(!isSame && { words: seen.words ?? null }) },
  }
}
