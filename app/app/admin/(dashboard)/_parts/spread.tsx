import type { ReactNode } from 'react';
import { Card } from '@/components/ui/layout/card';
import { Section } from '@/components/ui/layout/section';

type SpreadProps = { title: string; rows: readonly { key: string; label: ReactNode; count: number }[] };

/** Numbers side by side as bars, each with its figure: the longest fills the row. */
export function Spread({ title, rows }: SpreadProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <Section title={title}>
      <Card padding="sm">
        {rows.length === 0 ? (
          <p className="text-sm text-muted">No applications yet.</p>
        ) : (
          <dl className="space-y-3 text-sm">
            {rows.map(({ key, label, count }) => (
              <div key={key} className="grid grid-cols-[minmax(0,11rem)_1fr_auto] items-center gap-3">
                <dt className="flex min-w-0 items-center gap-2">{label}</dt>
                <dd aria-hidden="true" className="h-2 rounded-full bg-sunken">
                  <span className="block h-full rounded-full bg-brand" style={{ width: `${(count / most) * 100}%` }} />
                </dd>
                <dd className="min-w-8 text-right font-medium tabular-nums">{count.toLocaleString('en-GB')}</dd>
              </div>
            ))}
          </dl>
        )}
      </Card>
    </Section>
  );
}
