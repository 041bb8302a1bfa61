'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { StatusChip, type Tone } from '@/components/ui/feedback/status-chip';
import { toast } from '@/components/ui/feedback/toast';
import { useRun } from '@/components/ui/feedback/use-run';
import { Card } from '@/components/ui/layout/card';
import { PageHeader } from '@/components/ui/layout/page-header';
import { CallError, call } from '@/lib/api/client';
import { rereadPage } from '@/lib/api/network';
import { CHECK_WORDS, type CheckState, type SiteCheck } from '@/lib/domain/desk/site-status';

const TONES: Record<CheckState, Tone> = { good: 'success', bad: 'danger', unknown: 'neutral' };
/** How often a page that stays open looks again. */
const LOOK_MS = 30_000;

/** How each part of the site is, as the server saw it for this page, and from then on as often as the page looks again. */
export function StatusList({ checks }: { checks: readonly SiteCheck[] }) {
  const [later, setLater] = useState<{ than: readonly SiteCheck[]; checks: readonly SiteCheck[] } | null>(null);
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState === 'hidden') return;
      const found = await seenNow(checks);
      if (found) setLater({ than: checks, checks: found });
    };
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [checks]);
  const shown = later?.than === checks ? later.checks : checks;
  return (
    <>
      <PageHeader title="Status" description={summaryOf(shown)} />
      <Card as="section" padding="none" className="max-w-4xl">
        <ul className="divide-y divide-line">
          {shown.map((check) => (
            <CheckRow key={check.id} {...check} />
          ))}
        </ul>
      </Card>
    </>
  );
}

/** Null where no one can say: what was seen before stays. */
async function seenNow(before: readonly SiteCheck[]): Promise<readonly SiteCheck[] | null> {
  try {
    return (await call('GET /site-status', {})).checks;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return error.status === 503 ? before.map(withoutDatabase) : null;
  }
}

/** While the database is away no one can be signed in, so the site itself can't be asked. */
const withoutDatabase = (check: SiteCheck): SiteCheck =>
  check.id === 'database'
    ? {
        ...check,
        state: 'bad',
        text: 'The database isn’t responding.',
        advice: 'Please restart the database. This page checks again every 30 seconds.',
      }
    : { ...check, state: 'unknown', text: 'Not checked: the database isn’t responding.', advice: '' };

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
    broken.length ? `Needs attention: ${broken.join(', ')}.` : 'Nothing needs attention.',
    open.length ? `Not known: ${open.join(', ')}.` : '',
  ];
  return parts.filter(Boolean).join(' ');
}

const WORDS = { mail: 'Send test email', backup: 'Back up now' };

/** Asks for a test mail or a backup, says what came of it, and shows the page as it is then. */
export function StatusButton({ ask }: { ask: keyof typeof WORDS }) {
  const router = useRouter();
  const { busy, run } = useRun();
  const [refusal, setRefusal] = useState('');
  const send = async () => {
    if (busy) return;
    setRefusal('');
    await run(
      async () => {
        const { message } = await (ask === 'mail'
          ? call('POST /site-status/mail', {})
          : call('POST /site-status/backup', {}));
        toast.success(message);
      },
      (error) => setRefusal(error.message),
    );
    rereadPage(router);
  };
  return (
    <div className="pt-1">
      <Button variant="secondary" size="sm" busy={busy} onClick={send}>
        {WORDS[ask]}
      </Button>
      <p role="alert" className="text-danger-ink">
        {refusal}
      </p>
    </div>
  );
}
