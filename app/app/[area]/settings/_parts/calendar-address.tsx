'use client';

import { useState } from 'react';
import { ChangeZone } from '@/components/shell/zones/change-zone';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { toast } from '@/components/ui/feedback/toast';
import { useRun } from '@/components/ui/feedback/use-run';
import { Card } from '@/components/ui/layout/card';
import { Section } from '@/components/ui/layout/section';
import { ConfirmDialog } from '@/components/ui/windows/confirm-dialog';
import { call } from '@/lib/api/client';
import { placeOfZone } from '@/lib/domain/days/time-zones';

interface CalendarAddressProps {
  first: { address: string | null; timeZone: string };
  /** The site's, for those who chose none. */
  siteTimeZone: string;
}

/** The private address that calendar programs read one's deadlines from, and the time zone that days are counted in. */
export function CalendarAddress({ first, siteTimeZone }: CalendarAddressProps) {
  const [address, setAddress] = useState(first.address);
  const timeZone = first.timeZone || siteTimeZone;
  const [asking, setAsking] = useState<'replace' | 'revoke'>();
  const { busy, run } = useRun();

  const attempt = (work: () => Promise<void>) =>
    run(async () => {
      await work();
      setAsking(undefined);
    });
  const make = () =>
    attempt(async () => {
      setAddress((await call('POST /calendar-address', {})).address);
    });
  const revoke = () =>
    attempt(async () => {
      const { message } = await call('DELETE /calendar-address', {});
      setAddress(null);
      toast.success(message);
    });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address ?? '');
      toast.success('Copied!');
    } catch {
      toast.error('Failed to copy.');
    }
  };

  return (
    <Section
      id="calendar"
      title="Deadlines in your calendar"
      description="A private web address. With it, Google, Apple, Outlook and other calendars show your deadlines."
      className="mt-8 max-w-xl"
    >
      <Card className="space-y-5">
        <p className="text-sm">
          Your days end at midnight in {placeOfZone(timeZone)}. <ChangeZone timeZone={timeZone} />
          <span className="mt-1 block text-xs text-muted">
            Reminders follow this time, and so does the word ‘today’.
          </span>
        </p>
        {address ? (
          <>
            <Field
              label="Calendar address"
              name="address"
              hint="Anyone who has it can see your deadlines. Keep it to yourself."
            >
              <TextInput readOnly value={address} onFocus={(event) => event.target.select()} />
            </Field>
            <div className="flex flex-wrap gap-2">
              <Button onClick={() => void copy()}>Copy</Button>
              <Button variant="secondary" onClick={() => setAsking('replace')}>
                Replace
              </Button>
              <Button variant="secondary" onClick={() => setAsking('revoke')}>
                End it
              </Button>
            </div>
          </>
        ) : (
          <Button variant="secondary" busy={busy} onClick={() => void make()}>
            Make an address
          </Button>
        )}
      </Card>
      <ConfirmDialog
        open={asking !== undefined}
        onClose={() => setAsking(undefined)}
        onConfirm={() => void (asking === 'replace' ? make() : revoke())}
        title={asking === 'replace' ? 'Replace the calendar address?' : 'End the calendar address?'}
        text="Calendars that use the old address get nothing new."
        confirmLabel={asking === 'replace' ? 'Replace' : 'End it'}
        cancelLabel="Keep it"
        destructive
        busy={busy}
      />
    </Section>
  );
}
