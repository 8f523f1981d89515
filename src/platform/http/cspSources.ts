/** What one service beside the shop needs of the content security policy, as origins or addresses. */
export interface CspSources {
  readonly scripts?: readonly string[]
  readonly styles?: readonly string[]
  readonly pictures?: readonly string[]
  /** What scripts may talk to. */
  readonly connections?: readonly string[]
  readonly frames?: readonly string[]
  /** Where forms may be sent. */
  readonly forms?: readonly string[]
}

/** All sources of one kind. */
export const sourcesOf = (services: readonly CspSources[], kind: keyof CspSources): string[] =>
  services.flatMap((service) => service[kind] ?? [])
