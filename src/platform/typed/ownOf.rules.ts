/**
 * What a plain object holds under a name that somebody typed; undefined for none, also under `constructor` and `__proto__`, under
 * which every object has something.
 */
export const ownOf = <T>(of: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  // guard: typed-names-own
  of && Object.hasOwn(of, name) ? of[name] : undefined
