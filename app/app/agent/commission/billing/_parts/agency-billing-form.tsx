'use client';

import { Plus } from 'lucide-react';
import { labelsText, typedLabels } from '@/components/agency/commission/typed-lines';
import { refusalLines, useChange } from '@/components/staff/use-change';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { FieldErrors } from '@/components/ui/controls/field-context';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { TextInput } from '@/components/ui/controls/text-input';
import { Textarea } from '@/components/ui/controls/textarea';
import { wired } from '@/components/ui/controls/wired';
import { useFilled } from '@/components/ui/feedback/use-seen';
import { Card } from '@/components/ui/layout/card';
import { call } from '@/lib/api/client';
import type { AgencyBilling } from '@/lib/contract/commission/billing';
import { USUAL_PREFIX } from '@/lib/domain/agency/billing';

/** What the form holds: as the call takes it, but for what is typed as lines. */
const fieldsOf = ({ legalName, address, taxLines, banks, ownCurrency, yearStart, series }: AgencyBilling) => ({
  ...{ legalName, address, taxLines: labelsText(taxLines), banks, ownCurrency, yearStart, series },
});
type Fields = ReturnType<typeof fieldsOf>;

function bodyOf<F extends Partial<Fields>>({ taxLines, banks, series, ...rest }: F) {
  return {
    ...rest,
    ...(taxLines === undefined ? {} : { taxLines: typedLabels(taxLines) }),
    ...(banks === undefined ? {} : { banks: banks.filter(({ currency, details }) => currency || details) }),
    ...(series === undefined ? {} : { series: series.filter(({ prefix }) => prefix.trim()) }),
  };
}

/** The owner's form of what receipts and invoices say of the agency. */
export function AgencyBillingForm({ agency }: { agency: AgencyBilling }) {
  const change = useChange(() => {});
  const { values, seen, put, refused } = useFilled(fieldsOf(agency));
  const { banks, series } = values;
  const text = (name: 'legalName' | 'address' | 'taxLines' | 'ownCurrency' | 'yearStart') =>
    wired(values[name], (typed) => put({ [name]: typed }));
  const setBank = (place: number, changed: Partial<(typeof banks)[number]>) =>
    put({ banks: banks.map((one, at) => (at === place ? { ...one, ...changed } : one)) });
  const prefixOf = (branchId: string | null) => series.find((one) => one.branchId === branchId)?.prefix ?? '';
  const setPrefix = (branchId: string | null, prefix: string) =>
    put({ series: [...series.filter((one) => one.branchId !== branchId), { branchId, prefix }] });
  const save = () => call('PUT /agency/billing', { body: { ...bodyOf(values), seen: bodyOf(seen) } });
  const { refusal, attempt } = change;
  const offices = [{ _id: null, name: agency.branches.length ? 'Other students' : 'All students' }, ...agency.branches];
  return (
    <Card className="max-w-3xl">
      {refusal && <FormErrorSummary title="Couldn’t save" errors={refusalLines(refusal)} attempt={attempt} />}
      <FieldErrors value={refusal?.fields ?? {}}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Legal name" name="legalName" optional hint="Only if it differs from your trading name.">
            <TextInput autoComplete="off" maxLength={160} {...text('legalName')} />
          </Field>
          <Field label="Your currency" name="ownCurrency" optional hint="For a second total on your invoices.">
            <TextInput autoComplete="off" maxLength={3} {...text('ownCurrency')} />
          </Field>
          <Field label="Address" name="address" optional>
            <Textarea rows={4} maxLength={400} {...text('address')} />
          </Field>
          <Field label="Tax numbers" name="taxLines" optional hint="One per line, for example GSTIN: 03ABCDE1234F1Z5">
            <Textarea rows={4} maxLength={900} {...text('taxLines')} />
          </Field>
        </div>
        <h3 className="mt-6 text-md font-semibold">Bank accounts</h3>
        <p className="text-sm text-muted">Each invoice shows the account that matches its currency.</p>
        {banks.map((bank, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an account has no name of its own
          <div key={place} className="mt-3 grid gap-4 sm:grid-cols-[7rem_minmax(0,1fr)]">
            <Field label="Currency" name={`banks.${place}.currency`}>
              <TextInput
                autoComplete="off"
                maxLength={3}
                {...wired(bank.currency, (currency) => setBank(place, { currency }))}
              />
            </Field>
            <Field
              label="Account"
              name={`banks.${place}.details`}
              hint="Bank, account number, IFSC, SWIFT or IBAN. Clear both fields to remove the account."
            >
              <Textarea rows={3} maxLength={600} {...wired(bank.details, (details) => setBank(place, { details }))} />
            </Field>
          </div>
        ))}
        <Button
          variant="secondary"
          size="sm"
          className="mt-3"
          onClick={() => put({ banks: [...banks, { currency: '', details: '' }] })}
        >
          <Plus aria-hidden className="size-4" />
          Add account
        </Button>
        <h3 className="mt-6 text-md font-semibold">Invoice numbers</h3>
        <p className="mb-3 text-sm text-muted">
          Numbers have a prefix of up to three letters or digits and start again at 1 each financial year, for example{' '}
          {`${USUAL_PREFIX}/26-27/00001`}.
        </p>
        <div className="grid gap-4 sm:grid-cols-3">
          {offices.map(({ _id, name }) => (
            <Field key={_id ?? 'all'} label={`Prefix: ${name}`} name={`prefix-${_id ?? 'all'}`} optional>
              <TextInput
                autoComplete="off"
                maxLength={3}
                placeholder={_id ? '' : USUAL_PREFIX}
                {...wired(prefixOf(_id), (prefix) => setPrefix(_id, prefix))}
              />
            </Field>
          ))}
          <Field
            label="Financial year starts"
            name="yearStart"
            optional
            hint={`Month and day. Leave empty to use ${agency.ownYearStart}, which is usual in your country.`}
          >
            <TextInput autoComplete="off" maxLength={5} {...text('yearStart')} />
          </Field>
        </div>
      </FieldErrors>
      <div className="mt-5">
        <Button busy={change.busy} onClick={() => change.run(save, refused)}>
          Save
        </Button>
      </div>
    </Card>
  );
}
