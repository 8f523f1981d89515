import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'test-results/report.json' }]],
    globalSetup: ['test/setup/database.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'rules and endpoints',
          setupFiles: ['test/setup/connections.ts'],
          include: [
            'src/**/*.test.{ts,tsx}',
            'demo/**/*.test.ts',
            'test/{api,docs,search,security}/**/*.test.ts',
          ],
          testTimeout: 20_000,
          hookTimeout: 60_000,
          // What another process or a background job does takes its time on a busy machine.
          expect: { poll: { timeout: 10_000 } },
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          setupFiles: ['test/setup/connections.ts'],
          include: ['test/faults/**/*.test.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
          // The second try tells whether it is broken or seldom; test/counts.mjs counts it as failed all the same.
          retry: 1,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          include: ['test/journeys/**/*.test.ts'],
          globalSetup: ['test/setup/pages.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // A browser on a busy machine; test/counts.mjs names who needed it.
          retry: 1,
          // A page that is slow on a busy machine is no failure.
          expect: { poll: { timeout: 15_000 } },
          // Each file runs a shop and a browser of its own; more of them at once only wait for each other.
          maxWorkers: 2,
        },
      },
    ],
  },
})
