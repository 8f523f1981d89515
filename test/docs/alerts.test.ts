/** Every alarm has a test of its own, in the words of Prometheus (test/faults/prometheus.test.ts runs them). */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

interface Tried {
  readonly alertname: string
  readonly exp_alerts: readonly { readonly exp_labels: { readonly severity: string } }[]
}

const { groups } = parse(await readFile('deploy/prometheus-alerts.yml', 'utf8'))
const rules: { alert: string; labels: { severity: string }; annotations: { summary: string } }[] =
  groups.flatMap((group: { rules: object[] }) => group.rules)
const { tests } = parse(await readFile('deploy/prometheus-alerts.test.yml', 'utf8'))
const tried: Tried[] = tests.flatMap((each: { alert_rule_test: Tried[] }) => each.alert_rule_test)

test.each(rules)(
  '$alert is tried before its time and after, and says who should look',
  ({ alert, labels, annotations }) => {
    const own = tried.filter(({ alertname }) => alertname === alert)
    expect(own.filter(({ exp_alerts }) => exp_alerts.length === 0)).toHaveLength(1)
    const raised = own.flatMap(({ exp_alerts }) => exp_alerts)
    expect([...new Set(raised.map(({ exp_labels }) => exp_labels.severity))]).toEqual([labels.severity])
    expect(['page', 'warn']).toContain(labels.severity)
    expect(annotations.summary).toMatch(/\.$/)
  },
)

test('no alarm is tried that is not there', () => {
  expect(rules.length).toBeGreaterThan(5)
  const names = rules.map(({ alert }) => alert)
  expect(tried.filter(({ alertname }) => !names.includes(alertname))).toEqual([])
})
