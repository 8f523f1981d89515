import type { z } from 'zod'

/**
 * What a card provider wants to be told, declared beside the provider and handed in by main. Fields that have to be given
 * are its credentials: all or none of them are set, and whichever provider has them takes the cards of the shop.
 */
export interface CardSettings {
  /** Names the provider in paths, lower case. */
  readonly id: string
  /** As people read it. */
  readonly name: string
  readonly environment: z.ZodObject
}

/** Who takes the cards of this shop, and the variables of the environment that it declared, checked. */
export interface CardConfig extends Pick<CardSettings, 'id' | 'name'> {
  readonly environment: Given
}

type Given = Readonly<Record<string, string>>

const namesOf = ({ environment }: CardSettings): string[] => Object.keys(environment.shape)

const credentialsOf = (card: CardSettings): string[] =>
  namesOf(card).filter((name) => !card.environment.shape[name]?.safeParse(undefined).success)

const isChosen = (card: CardSettings, given: Given): boolean =>
  credentialsOf(card).every((name) => name in given)

/** The provider whose credentials are given. */
export function chosenCard(cards: readonly CardSettings[], given: Given): CardConfig | undefined {
  const card = cards.find((each) => isChosen(each, given))
  if (!card) return undefined
  const own = namesOf(card).flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]]))
  return { id: card.id, name: card.name, environment: Object.fromEntries(own) }
}

/** What is wrong with the variables of the card providers, without their values: most of them are secret. */
export function cardProblems(cards: readonly CardSettings[], given: Given): string[] {
  const [first, ...others] = cards.filter((card) => isChosen(card, given))
  return [
    ...cards.flatMap((card) => problemsOf(card, given)),
    ...others.map(
      (card) =>
        `${problem(card)} expected without ${first && credentialsOf(first)[0]}: one provider takes the cards of a shop`,
    ),
  ]
}

const problem = (card: CardSettings, name = credentialsOf(card)[0]): string => `${name}=(hidden):`

/** Keys without a webhook secret, for one, would take money and never hear of it. */
function problemsOf(card: CardSettings, given: Given): string[] {
  const credentials = credentialsOf(card)
  const missing = credentials.filter((name) => !(name in given))
  const isHalf = missing.length > 0 && missing.length < credentials.length
  const { issues = [] } = card.environment.safeParse(given).error ?? {}
  return [
    ...issues
      .filter(({ path }) => String(path[0]) in given)
      .map(({ path, message }) => `${problem(card, String(path[0]))} ${message}`),
    ...(isHalf ? missing : []).map((name) => {
      const others = credentials.filter((other) => other !== name)
      return `${problem(card, name)} expected together with ${others.join(' and ')}`
    }),
  ]
}
