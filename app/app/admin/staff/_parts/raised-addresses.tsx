'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import { toast } from '@/components/ui/feedback/toast';
import { useRun } from '@/components/ui/feedback/use-run';
import { Card } from '@/components/ui/layout/card';
import { Section } from '@/components/ui/layout/section';
import { call } from '@/lib/api/client';

const TIMES = ['2', '3', '5', '10'].map((value) => ({ value, label: `${value} times` }));
const HOURS = ['2', '4', '8', '12', '24'].map((value) => ({ value, label: `${value} hours` }));

interface RaisedAddressesProps {
  /** The address this admin is at. */
  own: string;
  /** Those that are raised, with how long that lasts in words. */
  raised: readonly { address: string; times: number; left: string }[];
}

/** Lets more visitors use the site from one address for some hours. */
export function RaisedAddresses({ own, raised }: RaisedAddressesProps) {
  const router = useRouter();
  const [values, setValues] = useState({ address: own, times: '5', hours: '24' });
  const [problem, setProblem] = useState<string>();
  const { busy, run } = useRun();

  const set = (body: { address: string; times: number; hours?: number }) =>
    run(
      async () => {
        setProblem(undefined);
        const { message } = await call('PUT /staff/raised-addresses', { body });
        toast.success(message);
        router.refresh();
      },
      ({ message, fields }) => {
        if (fields.address) setProblem(fields.address);
        else toast.error(message);
      },
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void set({ address: values.address, times: Number(values.times), hours: Number(values.hours) });
  };

  return (
    <Section
      title="Limits for one address"
      description={`The site limits how many requests one address can make. At a fair, many visitors share one network, so raise its limit for the day. Your current address: ${own}.`}
      className="mt-8 max-w-3xl"
    >
      <Card>
        <form noValidate onSubmit={submit} className="grid items-start gap-4 sm:grid-cols-[2fr_1fr_1fr_auto]">
          <Field label="IP address" name="address" error={problem}>
            <TextInput
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={60}
              {...wired(values.address, (address) => setValues({ ...values, address }))}
            />
          </Field>
          <Field label="Limits" name="times">
            <SelectField options={TIMES} {...wired(values.times, (times) => setValues({ ...values, times }))} />
          </Field>
          <Field label="Duration" name="hours">
            <SelectField options={HOURS} {...wired(values.hours, (hours) => setValues({ ...values, hours }))} />
          </Field>
          <Button type="submit" busy={busy} className="sm:mt-7">
            Raise limits
          </Button>
        </form>
        {raised.length > 0 && (
          <ul className="mt-5 divide-y divide-line border-line border-t">
            {raised.map(({ address, times, left }) => (
              <li
                key={address}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-3 pb-3 last:pb-0"
              >
                <span className="min-w-0 break-all text-sm">
                  <strong>{address}</strong> · {times} times the usual limit, {left}
                </span>
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={`Restore the usual limits for ${address}`}
                  onClick={() => void set({ address, times: 1 })}
                >
                  Restore limits
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </Section>
  );
}
