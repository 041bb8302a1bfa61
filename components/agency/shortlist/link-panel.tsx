'use client';

import { useState } from 'react';
import { useChange } from '@/components/staff/use-change';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { NumberInput } from '@/components/ui/controls/number-input';
import { toast } from '@/components/ui/feedback/toast';
import { call } from '@/lib/api/client';
import type { ShortlistView } from '@/lib/contract/agency/shortlists';
import { firstNameOf, LINK_DAYS, LONGEST_LINK_DAYS } from '@/lib/domain/agency/shortlist';
import { dateText } from '@/lib/domain/days/day-words';
import type { ShortlistedWhom } from './shortlist-call';

interface LinkPanelProps {
  of: ShortlistedWhom;
  link: ShortlistView['link'];
  mayChange: boolean;
  /** Of the lead or student. */
  name: string;
}

/** The link of a shortlist for the family: made for some days, copied, ended. */
export function LinkPanel({ of, link, mayChange, name }: LinkPanelProps) {
  const [days, setDays] = useState(String(LINK_DAYS));
  const { busy, refusal, run } = useChange(() => {});
  const address = link?.address ?? null;
  const make = () =>
    run(() => call('POST /agency/shortlists/{whom}/{id}/link', { params: { ...of }, body: { days: Number(days) } }));
  const end = () => run(() => call('DELETE /agency/shortlists/{whom}/{id}/link', { params: { ...of } }));
  const copy = async () => {
    if (!address) return;
    try {
      await navigator.clipboard.writeText(address);
      toast.success('Copied!');
    } catch {
      toast.error(`Couldn’t copy. Please copy this link: ${address}`);
    }
  };
  return (
    <>
      <h3 className="font-sans text-base tracking-normal">Link for the family</h3>
      {link && address ? (
        <>
          <p className="mt-1 text-sm text-muted">
            Valid until {dateText(link.endsOn)}. {openedWords(link)} It shows only {firstNameOf(name)}’s first name, and
            no scores.
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button onClick={copy}>Copy link</Button>
            {mayChange && (
              <Button variant="danger-quiet" busy={busy} onClick={end}>
                Turn off link
              </Button>
            )}
          </div>
          {refusal && <p className="mt-2 text-sm text-danger-ink">{refusal.message}</p>}
        </>
      ) : (
        <form
          noValidate
          className="mt-2 space-y-3"
          onSubmit={(event) => {
            event.preventDefault();
            void make();
          }}
        >
          {link && <p className="text-sm text-muted">The last link was valid until {dateText(link.endsOn)}.</p>}
          <Field
            label="Valid for (days)"
            name="days"
            hint={`At most ${LONGEST_LINK_DAYS}.`}
            error={refusal?.fields.days ?? refusal?.message ?? ''}
          >
            <NumberInput value={days} onChange={(event) => setDays(event.target.value)} />
          </Field>
          <Button type="submit" busy={busy}>
            Create link
          </Button>
        </form>
      )}
    </>
  );
}

function openedWords({ opened, openedOn }: NonNullable<LinkPanelProps['link']>): string {
  if (!openedOn) return 'Not opened yet.';
  return `Opened ${opened === 1 ? 'once' : `${opened} times`}, last on ${dateText(openedOn)}.`;
}
