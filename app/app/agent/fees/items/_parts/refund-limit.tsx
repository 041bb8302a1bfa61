'use client';

import { useChange } from '@/components/staff/use-change';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { FieldError } from '@/components/ui/controls/field-error';
import { TextInput } from '@/components/ui/controls/text-input';
import { useFilled } from '@/components/ui/feedback/use-seen';
import { Card } from '@/components/ui/layout/card';
import { Section } from '@/components/ui/layout/section';
import { call } from '@/lib/api/client';
import type { FeeSettings } from '@/lib/contract/fees/items';
import { majorUnits } from '@/lib/domain/money/money';

/** How much a manager pays back. */
export function RefundLimit({ settings: { refundLimit } }: { settings: FeeSettings }) {
  const change = useChange(() => {});
  const {
    values: fields,
    seen,
    put,
    refused,
  } = useFilled({
    limit: refundLimit ? String(majorUnits(refundLimit.minor, refundLimit.currency)) : '',
    currency: refundLimit?.currency ?? 'INR',
  });
  const wired = (name: keyof typeof fields) => ({
    value: fields[name],
    onChange: (event: { target: { value: string } }) => put({ [name]: event.target.value }),
  });
  const limitError = Object.entries(change.refusal?.fields ?? {}).find(([name]) => name.startsWith('refundLimit'))?.[1];
  const save = () =>
    call('PUT /agency/fee-settings', {
      body: { refundLimit: limitOf(fields), seen: 'limit' in seen ? { refundLimit: limitOf(seen) } : {} },
    });
  return (
    <Section title="Refunds by managers">
      <Card className="max-w-2xl">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label="Manager refund limit"
            name="limit"
            optional
            hint="The most a manager may refund for each fee in one day. If you leave this empty, managers can’t give refunds."
            error={limitError}
          >
            <TextInput inputMode="decimal" autoComplete="off" maxLength={20} {...wired('limit')} />
          </Field>
          <Field label="Currency" name="currency">
            <TextInput autoComplete="off" maxLength={3} {...wired('currency')} />
          </Field>
        </div>
        <div className="mt-4">
          <Button busy={change.busy} onClick={() => change.run(save, refused)}>
            Save
          </Button>
        </div>
        {change.refusal && <FieldError id="refund-limit">{change.refusal.message}</FieldError>}
      </Card>
    </Section>
  );
}

/** The limit that is typed; null for none. */
const limitOf = ({ limit = '', currency = '' }: { limit?: string; currency?: string }) =>
  limit.trim() ? { amount: limit, currency } : null;
