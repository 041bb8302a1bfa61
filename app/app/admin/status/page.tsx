import { StatusChip, type Tone } from '@/components/ui/feedback/status-chip';
import { Card } from '@/components/ui/layout/card';
import { PageHeader } from '@/components/ui/layout/page-header';
import { CHECK_WORDS, type CheckState, type SiteCheck } from '@/lib/domain/desk/site-status';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { siteStatus } from '@/lib/services/file/watch/status';
import { StatusButton } from './_parts/status-button';

export const metadata = { title: 'Status' };

const TONES: Record<CheckState, Tone> = { good: 'success', bad: 'danger', unknown: 'neutral' };

/** How each part of the site is, looked at as the page is opened. */
export default async function StatusPage() {
  await requireViewer('admin');
  const checks = await siteStatus();
  return (
    <>
      <PageHeader title="Status" description={summaryOf(checks)} />
      <Card as="section" padding="none" className="max-w-4xl">
        <ul className="divide-y divide-line">
          {checks.map((check) => (
            <CheckRow key={check.id} {...check} />
          ))}
        </ul>
      </Card>
    </>
  );
}

function CheckRow({ id, label, state, text, advice }: SiteCheck) {
  return (
    <li
      aria-labelledby={`check-${id}`}
      className="grid gap-x-6 gap-y-2 p-4 sm:grid-cols-[11rem_minmax(0,1fr)] sm:px-6"
      data-check={id}
    >
      <div className="flex flex-wrap items-center gap-2 self-start sm:flex-col sm:items-start">
        <h2 id={`check-${id}`} className="font-medium">
          {label}
        </h2>
        <StatusChip tone={TONES[state]}>{CHECK_WORDS[state]}</StatusChip>
      </div>
      <div className="min-w-0 space-y-1 text-sm wrap-anywhere">
        <p>{text}</p>
        {advice && <p className="text-muted">{advice}</p>}
        {id === 'mail' && <StatusButton ask="mail" />}
        {id === 'backup' && <StatusButton ask="backup" />}
      </div>
    </li>
  );
}

/** 'Two parts need you: Backup, Disk.' */
function summaryOf(checks: readonly SiteCheck[]): string {
  const named = (wanted: CheckState) => checks.filter(({ state }) => state === wanted).map(({ label }) => label);
  const [broken, open] = [named('bad'), named('unknown')];
  const parts = [
    broken.length ? `Needs you: ${broken.join(', ')}.` : 'Nothing needs you.',
    open.length ? `Not known: ${open.join(', ')}.` : '',
  ];
  return parts.filter(Boolean).join(' ');
}
