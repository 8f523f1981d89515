import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server'
import startHandler, { createServerEntry } from '@tanstack/react-start/server-entry'
import { type Language, MAIN_LANGUAGE, moreLanguages } from '#/platform/language/languages.rules.ts'
import { openApp } from './http/app.ts'
import { scriptsIn } from './http/scriptsIn.ts'
import { readConfig } from './services/readConfig.ts'

/** One for each language: they name other scripts. */
const renderers = new Map<Language, Pick<typeof startHandler, 'fetch'>>([[MAIN_LANGUAGE, startHandler]])
for (const language of moreLanguages) {
  const scriptIn = await scriptsIn(language)
  const transformAssets = ({ url }: { url: string }) => scriptIn(url)
  const fetch = createStartHandler({ handler: defaultStreamHandler, transformAssets })
  renderers.set(language, createServerEntry({ fetch }))
}

/** The entry of the server build: one process's whole shop. Settings come from the environment (see serve.ts). */
const app = await openApp(readConfig(process.env), (request, options) =>
  (renderers.get(options.context.language) ?? startHandler).fetch(request, options),
)

// With hot reload every edit opens the shop anew: the one before must give back its connections.
import.meta.hot?.dispose(() => app.close())

export default app
