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
            'test/{api,docs,security,faults}/**/*.test.ts',
          ],
          testTimeout: 20_000,
          hookTimeout: 60_000,
          // Races and crashes on a machine that is busy with something else may run out of time once.
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
