import { Field } from '@/components/ui/controls/field';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';

/** A part that can be paid: of the sub-agent (`branchId` null) or of a branch, in one currency, with what is left of it. */
export interface PayableShare {
  branchId: string | null;
  currency: string;
  label: string;
  left: string;
}

/** Which of the shares was paid, and how much as it is typed. */
export interface PaidShare {
  place: number;
  amount: string;
  withheld: string;
}

interface SharePaidProps {
  shares: readonly PayableShare[];
  value: PaidShare;
  onChange: (value: PaidShare) => void;
  errorOf: (name: string) => string | undefined;
}

/** Who was paid and how much: at first all that is left. */
export function SharePaid({ shares, value, onChange, errorOf }: SharePaidProps) {
  const currency = shares[value.place]?.currency ?? '';
  return (
    <>
      <Field label="Paid to" name="branchId" error={errorOf('branchId')}>
        <SelectField
          value={String(value.place)}
          onChange={({ target }) =>
            onChange({ ...value, place: Number(target.value), amount: shares[Number(target.value)]?.left ?? '' })
          }
          options={shares.map(({ label }, place) => ({ value: String(place), label }))}
        />
      </Field>
      <Field
        label={`Amount, ${currency}`}
        name="minor"
        hint="Including any tax that you withheld."
        error={errorOf('minor')}
      >
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          {...wired(value.amount, (amount) => onChange({ ...value, amount }))}
        />
      </Field>
      <Field label={`Tax withheld, ${currency}`} name="withheld" optional error={errorOf('withheld')}>
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          {...wired(value.withheld, (withheld) => onChange({ ...value, withheld }))}
        />
      </Field>
    </>
  );
}
