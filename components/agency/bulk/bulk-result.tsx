'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { ProgressBar } from '@/components/ui/feedback/progress-bar';
import { toast } from '@/components/ui/feedback/toast';
import { asRefusal, call } from '@/lib/api/client';
import type { BulkActView } from '@/lib/contract/people/bulk';
import { counted } from '@/lib/domain/texts/counted';
import { writeHref } from './bulk-bar';

const GOES_ON: readonly BulkActView['state'][] = ['running', 'undoing'];
const PAUSE_MS = 300;

/** How far the viewer's last act on many is, what failed by name, and its undo. It goes on while the page is open. */
export function BulkResult({ last }: { last: BulkActView | null }) {
  const router = useRouter();
  const [newer, setNewer] = useState<BulkActView>();
  const [closed, setClosed] = useState('');
  const bulk = newer && (!last || newer._id === last._id) ? newer : last;
  const goesOn = bulk !== null && GOES_ON.includes(bulk.state);
  const [turn, setTurn] = useState(0);
  const id = bulk?._id ?? '';
  useEffect(() => {
    if (!goesOn) return;
    const timer = setTimeout(async () => {
      try {
        const { bulk: next } = await call('POST /agency/bulk/{id}', { params: { id } });
        setNewer(next);
        setTurn(turn + 1);
        if (!GOES_ON.includes(next.state)) router.refresh();
      } catch (error) {
        toast.error(asRefusal(error, 'This was interrupted. Reload the page to continue.').message);
      }
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [goesOn, id, turn, router]);
  if (!bulk || closed === `${id} ${bulk.state}`) return null;
  const undo = async () => {
    try {
      setNewer((await call('POST /agency/bulk/{id}/undo', { params: { id } })).bulk);
      router.refresh();
    } catch (error) {
      toast.error(asRefusal(error, 'This couldn’t be undone.').message);
    }
  };
  const { title, total, tried, failed, failedTotal, undoUntil, act, state } = bulk;
  return (
    <section aria-label="Last change" className="mb-4 rounded-card border border-line bg-raised px-4 py-3 text-sm">
      {goesOn ? (
        <ProgressBar label={state === 'undoing' ? 'Undoing…' : 'Working…'} value={tried} max={total} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p role="status" className="me-auto font-semibold wrap-anywhere">
            {title}
          </p>
          {act === 'export' &&
            (['xlsx', 'csv'] as const).map((format) => (
              <ButtonLink
                key={format}
                variant="secondary"
                size="sm"
                href={`/api/v1/agency/bulk/${id}/export?format=${format}`}
                download
              >
                {`Download ${format.toUpperCase()}`}
              </ButtonLink>
            ))}
          {act === 'message' && (
            <ButtonLink variant="secondary" size="sm" href={writeHref(id)}>
              Write message
            </ButtonLink>
          )}
          {undoUntil && (
            <Button size="sm" variant="secondary" onClick={undo}>
              Undo
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={() => setClosed(`${id} ${state}`)}>
            Close
          </Button>
        </div>
      )}
      {failedTotal > 0 && (
        <details className="mt-2" open={failedTotal <= 5}>
          <summary className="cursor-pointer">{`${counted(failedTotal, 'record')} not changed`}</summary>
          <ul className="mt-1 max-h-60 divide-y divide-line overflow-y-auto">
            {failed.map((one) => (
              <li key={one._id} className="py-1.5 wrap-anywhere">
                {`${one.name || 'Not in your list'}: ${one.message}`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
