import { providers } from '#/features/providers/registry/registry.ts'
import { type Config, loadConfig } from '#/platform/config/config.ts'

/** The settings of this process, those of the card providers among them. @throws ConfigError */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): Config =>
  loadConfig(env, providers)
