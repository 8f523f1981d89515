/** What a change says: the fields that are there. One that is undefined says nothing, and what is stored of it stays. */
export const saidIn = <T extends object>(change: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  fieldsBy(change, (_name, value) => value !== undefined) as { [K in keyof T]?: Exclude<T[K], undefined> }

/** The fields of these names. */
export const fieldsNamed = <T extends object>(of: T, names: readonly string[]): Partial<T> =>
  fieldsBy(of, (name) => names.includes(name))

const fieldsBy = <T extends object>(of: T, isWanted: (name: string, value: unknown) => boolean): Partial<T> =>
  Object.fromEntries(Object.entries(of).filter(([name, value]) => isWanted(name, value))) as Partial<T>
