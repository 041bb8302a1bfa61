'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { useTimeZones } from '@/components/ui/controls/time-zones';
import { toast } from '@/components/ui/feedback/toast';
import { Card } from '@/components/ui/layout/card';
import { Section } from '@/components/ui/layout/section';
import { ConfirmDialog } from '@/components/ui/windows/confirm-dialog';
import { CallError, call } from '@/lib/api/client';

interface CalendarAddressProps {
  first: { address: string | null; timeZone: string };
  /** The site's, for those who chose none. */
  siteTimeZone: string;
}

/** The private address that calendar programs read one's deadlines from, and the time zone that days are counted in. */
export function CalendarAddress({ first, siteTimeZone }: CalendarAddressProps) {
  const timeZones = useTimeZones();
  const [{ address, timeZone }, setShown] = useState(first);
  const [asking, setAsking] = useState<'replace' | 'revoke'>();
  const [busy, setBusy] = useState(false);
  const underway = useRef(false);

  const attempt = async (work: () => Promise<void>) => {
    if (underway.current) return;
    underway.current = true;
    setBusy(true);
    try {
      await work();
      setAsking(undefined);
    } catch (error) {
      toast.error(error instanceof CallError ? error.message : 'Something went wrong.');
    } finally {
      underway.current = false;
      setBusy(false);
    }
  };
  const choose = (chosen: string) =>
    attempt(async () => {
      setShown(await call('PUT /calendar-address', { body: { timeZone: chosen } }));
      toast.success('Time zone saved.');
    });
  const make = () =>
    attempt(async () => {
      const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
      if (!timeZone) await call('PUT /calendar-address', { body: { timeZone: own } });
      setShown(await call('POST /calendar-address', {}));
    });
  const revoke = () =>
    attempt(async () => {
      const { message } = await call('DELETE /calendar-address', {});
      setShown({ address: null, timeZone });
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
      description="A private address that Google, Apple, Outlook and other calendars read your deadlines from."
      className="mt-8 max-w-xl"
    >
      <Card className="space-y-5">
        <Field label="Your time zone" name="timeZone" hint="Reminders, and what counts as today, follow it.">
          <SelectField
            value={timeZone}
            onChange={(event) => void choose(event.target.value)}
            placeholder={`${siteTimeZone} (this site's)`}
            options={timeZone && !timeZones.includes(timeZone) ? [timeZone, ...timeZones] : [...timeZones]}
          />
        </Field>
        {address ? (
          <>
            <Field
              label="Calendar address"
              name="address"
              hint="Whoever has it sees your deadlines: keep it to yourself."
            >
              <TextInput readOnly value={address} onFocus={(event) => event.target.select()} />
            </Field>
            <div className="flex flex-wrap gap-2">
              <Button onClick={() => void copy()}>Copy</Button>
              <Button variant="secondary" onClick={() => setAsking('replace')}>
                Replace
              </Button>
              <Button variant="secondary" onClick={() => setAsking('revoke')}>
                Revoke
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
        title={asking === 'replace' ? 'Replace the calendar address?' : 'Revoke the calendar address?'}
        text="Calendars that read the present address get nothing more from it."
        confirmLabel={asking === 'replace' ? 'Replace' : 'Revoke'}
        cancelLabel="Keep it"
        destructive
        busy={busy}
      />
    </Section>
  );
}
