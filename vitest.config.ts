import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// The shops that tests start, dozens of them, compile the program once.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url))

/** Tests that change what modules of the program hold, or count all that their process sends, and so need a process of their own. */
const alone = [
  'src/features/catalog/attributes/attributes.test.ts',
  'src/features/catalog/import/runImport.test.ts',
  'src/main/offline/offlinePage.test.ts',
  'src/main/offline/session.test.ts',
  'test/docs/recipes/**/*.test.ts',
  'test/security/bruteForce.test.ts',
]

const withinTheProgram = {
  setupFiles: ['test/setup/connections.ts'],
  testTimeout: 40_000,
  hookTimeout: 60_000,
  // What another process or a background job does takes its time on a busy machine.
  expect: { poll: { timeout: 10_000 } },
  maxWorkers: 2,
}

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'test-results/report.json' }]],
    globalSetup: ['test/setup/database.ts'],
    projects: [
      {
        extends: true,
        test: {
          ...withinTheProgram,
          name: 'rules and endpoints',
          include: [
            'src/**/*.test.{ts,tsx}',
            'demo/**/*.test.ts',
            'cluster/**/*.test.ts',
            'test/{api,docs,search,security}/**/*.test.ts',
          ],
          exclude: alone,
          // A process imports the program once and not for each file, which took as long as the tests themselves.
          isolate: false,
        },
      },
      { extends: true, test: { ...withinTheProgram, name: 'alone', include: alone } },
      {
        extends: true,
        test: {
          ...withinTheProgram,
          name: 'faults',
          include: ['test/faults/**/*.test.ts'],
          // As above: to import the program for each of twenty files took 30 s.
          isolate: false,
          // The second try tells whether it is broken or seldom; test/counts.mjs counts it as failed all the same.
          retry: 1,
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          include: ['test/journeys/**/*.test.ts'],
          globalSetup: ['test/setup/pages.ts'],
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // A browser on a busy machine; test/counts.mjs names who needed it.
          retry: 1,
          // A page that is slow on a busy machine is no failure.
          expect: { poll: { timeout: 15_000 } },
          // Each file has a shop of its own to visit. They wait for pages a seventh of their time: two leave as much of two cores idle.
          maxWorkers: 3,
          // After the others, which are counted by themselves.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
