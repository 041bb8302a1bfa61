'use client';

import { useState } from 'react';
import { ChangeZone } from '@/components/shell/zones/change-zone';
import { Button } from '@/components/ui/buttons/button';
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
      description="See your deadlines in Google, Apple, Outlook or another calendar."
      className="mt-8 max-w-xl"
    >
      <Card className="space-y-5">
        <p className="text-sm">
          Your time zone is {placeOfZone(timeZone)}. <ChangeZone timeZone={timeZone} />
          <span className="mt-1 block text-xs text-muted">Reminders and due dates use it.</span>
        </p>
        {address ? (
          <>
            <Field
              label="Calendar address"
              name="address"
              hint="Add it to your calendar. Keep it private: anyone who has it can see your deadlines."
            >
              <TextInput readOnly value={address} onFocus={(event) => event.target.select()} />
            </Field>
            <div className="flex flex-wrap gap-2">
              <Button onClick={() => void copy()}>Copy</Button>
              <Button variant="secondary" onClick={() => setAsking('replace')}>
                Replace
              </Button>
              <Button variant="secondary" onClick={() => setAsking('revoke')}>
                Turn off
              </Button>
            </div>
          </>
        ) : (
          <Button variant="secondary" busy={busy} onClick={() => void make()}>
            Create an address
          </Button>
        )}
      </Card>
      <ConfirmDialog
        open={asking !== undefined}
        onClose={() => setAsking(undefined)}
        onConfirm={() => void (asking === 'replace' ? make() : revoke())}
        title={asking === 'replace' ? 'Replace the calendar address?' : 'Turn off the calendar address?'}
        text="Calendars that use the old address will stop updating."
        confirmLabel={asking === 'replace' ? 'Replace' : 'Turn off'}
        cancelLabel="Keep"
        destructive
        busy={busy}
      />
    </Section>
  );
}
