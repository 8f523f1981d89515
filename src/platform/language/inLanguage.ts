import { AsyncLocalStorage } from 'node:async_hooks'
import { findLanguageBy } from './current.ts'
import type { Language } from './languages.rules.ts'

const spoken = new AsyncLocalStorage<Language>()
findLanguageBy(() => spoken.getStore())

/** Does something in a language: whatever is said meanwhile, also after waiting, is said in it. The server alone. */
export const inLanguage = <Result>(language: Language, act: () => Result): Result => spoken.run(language, act)
