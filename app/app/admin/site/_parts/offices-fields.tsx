'use client';

import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { Textarea } from '@/components/ui/controls/textarea';
import { wired } from '@/components/ui/controls/wired';
import { Card } from '@/components/ui/layout/card';
import type { Office } from '@/lib/domain/accounts/operator';

interface OfficesFieldsProps {
  offices: readonly Office[];
  onChange: (offices: Office[]) => void;
  /** By field, such as 'offices.0.name'. */
  problems: Record<string, string>;
}

/** Further offices, each with its own number and hours. */
export function OfficesFields({ offices, onChange, problems }: OfficesFieldsProps) {
  const set = (at: number, change: Partial<Office>) =>
    onChange(offices.map((office, place) => (place === at ? { ...office, ...change } : office)));
  const field = (at: number, name: keyof Office, label: string) => ({
    ...{ label, name: `offices.${at}.${name}`, optional: name !== 'name' },
    error: problems[`offices.${at}.${name}`] ?? '',
  });
  return (
    <div className="space-y-4">
      {offices.map((office, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an office is no more than its place in the list.
        <Card key={at} className="grid gap-5 sm:grid-cols-2">
          <Field {...field(at, 'name', 'Office')}>
            <TextInput {...wired(office.name, (name) => set(at, { name }))} maxLength={80} placeholder="Jalandhar" />
          </Field>
          <Field {...field(at, 'phone', 'Phone number')}>
            <TextInput type="tel" {...wired(office.phone, (phone) => set(at, { phone }))} maxLength={40} />
          </Field>
          <Field {...field(at, 'address', 'Address')}>
            <Textarea rows={3} maxLength={500} {...wired(office.address, (address) => set(at, { address }))} />
          </Field>
          <Field {...field(at, 'hours', 'Opening hours')}>
            <Textarea rows={3} maxLength={300} {...wired(office.hours, (hours) => set(at, { hours }))} />
          </Field>
          <div className="sm:col-span-2">
            <Button
              variant="danger-quiet"
              size="sm"
              onClick={() => onChange(offices.filter((_, place) => place !== at))}
              aria-label={`Remove ${office.name || 'this office'}`}
            >
              Remove
            </Button>
          </div>
        </Card>
      ))}
      {offices.length < 20 && (
        <Button
          variant="secondary"
          onClick={() => onChange([...offices, { name: '', address: '', phone: '', hours: '' }])}
        >
          Add an office
        </Button>
      )}
    </div>
  );
}
