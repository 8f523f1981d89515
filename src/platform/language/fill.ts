import { currentTag } from './current.ts'

/** Where the number in it decides the words: one of them for each form that a language has, `other` for the rest. */
export type PluralText = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>
export type Text = string | PluralText
export type Values = Readonly<Record<string, string | number>>

const plurals = new Map<string, Intl.PluralRules>()

/** Which form of its words a number has in the current language. */
function formOf(count: number): Intl.LDMLPluralRule {
  const tag = currentTag()
  const rules = plurals.get(tag) ?? new Intl.PluralRules(tag)
  plurals.set(tag, rules)
  return rules.select(count)
}

/** A text with its values in their places: `{name}`; `count` chooses among plural forms. */
export function fill(text: Text, values: Values): string {
  const words = typeof text === 'string' ? text : (text[formOf(Number(values.count))] ?? text.other)
  return words.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
}
