'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { taxWords, typedTaxes } from '@/components/agency/commission/typed-lines';
import { refusalLines, useChange } from '@/components/staff/use-change';
import { Button } from '@/components/ui/buttons/button';
import { Link } from '@/components/ui/buttons/link';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { Field } from '@/components/ui/controls/field';
import { FieldErrors } from '@/components/ui/controls/field-context';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { RadioGroup } from '@/components/ui/controls/radio-group';
import { TextInput } from '@/components/ui/controls/text-input';
import { Textarea } from '@/components/ui/controls/textarea';
import { ticked, wired } from '@/components/ui/controls/wired';
import { Card } from '@/components/ui/layout/card';
import { Section } from '@/components/ui/layout/section';
import { call } from '@/lib/api/client';
import type { InvoiceDraft } from '@/lib/contract/commission/invoices';
import { invoiceSums, type TaxLine } from '@/lib/domain/commission/invoices';
import { dateText } from '@/lib/domain/days/day-words';
import { InvoicePreview } from './invoice-preview';

type Own = 'none' | 'list' | 'typed';

/** The choices of an invoice, and beneath them what it says: issued as it is shown. */
export function InvoiceForm({ claimId, draft }: { claimId: string; draft: InvoiceDraft }) {
  const router = useRouter();
  const change = useChange(() => router.push(`/app/agent/commission/claims/${claimId}`));
  const [day, setDay] = useState(draft.today);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [more, setMore] = useState('');
  const [own, setOwn] = useState<Own>('none');
  const [rate, setRate] = useState('');
  const [source, setSource] = useState('');
  const { currency, ownCurrency, listed, gaps } = draft;
  const lines = draft.lines.filter(({ entryId }) => !left.includes(entryId));
  const typed = typedTaxes(more);
  const isRead = typed.every(({ parts }) => typeof parts === 'number');
  const taxes = [...draft.taxes.filter((_, place) => chosen.includes(place)), ...typed] as TaxLine[];
  const sums = invoiceSums(lines, isRead ? taxes : []);
  const save = () =>
    call('POST /agency/commission/claim-sheets/{id}/invoices', {
      params: { id: claimId },
      body: {
        ...{ day, taxes, total: sums.total, entryIds: lines.map(({ entryId }) => entryId) },
        own: own === 'none' ? null : own === 'list' ? { by: own } : { by: own, rate, source },
      },
    });
  const toggle = <T,>(all: readonly T[], one: T, isThere: boolean) =>
    isThere ? [...all, one] : all.filter((other) => other !== one);
  const { refusal, attempt, busy } = change;
  return (
    <>
      {gaps.length > 0 && (
        <Section title="Before you issue it">
          <ul className="list-disc ps-5 text-sm">
            {gaps.map((gap) => (
              <li key={gap}>{gap}</li>
            ))}
          </ul>
          <Link href="/app/agent/commission/billing" className="mt-2 inline-block text-sm underline underline-offset-2">
            Billing details
          </Link>
        </Section>
      )}
      <Card className="mb-8 max-w-3xl">
        {refusal && <FormErrorSummary title="Not issued" errors={refusalLines(refusal)} attempt={attempt} />}
        <FieldErrors value={refusal?.fields ?? {}}>
          <div className="grid gap-5">
            <Field label="Invoice date" name="day" className="max-w-56">
              <TextInput type="date" {...wired(day, setDay)} />
            </Field>
            {draft.lines.length > 1 && (
              <fieldset>
                <legend className="text-sm font-medium">Students</legend>
                {draft.lines.map(({ entryId, name, studentNumber }) => (
                  <Checkbox
                    key={entryId}
                    label={name}
                    hint={studentNumber}
                    {...ticked(!left.includes(entryId), (on) => setLeft(toggle(left, entryId, !on)))}
                  />
                ))}
              </fieldset>
            )}
            <fieldset>
              <legend className="text-sm font-medium">Tax lines</legend>
              {draft.taxes.map((tax, place) => (
                <Checkbox
                  key={taxWords(tax)}
                  label={taxWords(tax)}
                  {...ticked(chosen.includes(place), (on) => setChosen(toggle(chosen, place, on)))}
                />
              ))}
              <Field label="Other tax lines" name="taxes" optional hint="One per line, for example IGST 18%.">
                <Textarea rows={2} maxLength={400} {...wired(more, setMore)} />
              </Field>
            </fieldset>
            {ownCurrency && (
              <RadioGroup
                legend={`Total in ${ownCurrency}`}
                name="own"
                choices={[
                  { value: 'none', label: 'Don’t show' },
                  ...(listed
                    ? [
                        {
                          value: 'list',
                          label: `1 ${currency} = ${listed.rate} ${ownCurrency}`,
                          hint: `${listed.source}, ${dateText(listed.day)}`,
                        },
                      ]
                    : []),
                  {
                    value: 'typed',
                    label: 'Another rate',
                    hint: 'Printed for information; your accounts don’t change.',
                  },
                ]}
                value={own}
                onValueChange={(value: string) => setOwn(value as Own)}
              />
            )}
            {own === 'typed' && (
              <div className="grid gap-4 sm:grid-cols-2">
                <Field label={`1 ${currency} in ${ownCurrency}`} name="own.rate">
                  <TextInput inputMode="decimal" autoComplete="off" maxLength={16} {...wired(rate, setRate)} />
                </Field>
                <Field label="Source of the rate" name="own.source">
                  <TextInput autoComplete="off" maxLength={120} {...wired(source, setSource)} />
                </Field>
              </div>
            )}
          </div>
        </FieldErrors>
      </Card>
      <Section title="Preview" description="The PDF has the same content on A4 pages.">
        <InvoicePreview draft={draft} day={day} lines={lines} sums={sums} />
      </Section>
      <div className="mb-8 flex flex-wrap items-center gap-3">
        <Button busy={busy} disabled={lines.length === 0} onClick={() => change.run(save)}>
          Issue invoice
        </Button>
        <p className="text-sm text-muted">The invoice gets its number now and can’t be changed afterwards.</p>
      </div>
    </>
  );
}
