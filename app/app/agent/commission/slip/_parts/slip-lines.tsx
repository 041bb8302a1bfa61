import { Checkbox } from '@/components/ui/controls/checkbox';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { RowSheet, SheetRow } from '@/components/ui/layout/row-sheet';
import { minorMoney } from '@/lib/domain/money/money-words';
import type { Payable } from '@/lib/services/desk/commission/payments';

/** What is typed of an entry that the slip pays, as text. */
export interface TypedLine {
  minor: string;
  withheld?: string;
  net?: string;
  shareWithheld?: string;
}

interface SlipLinesProps {
  entries: Payable['entries'];
  currency: string;
  /** There is something that the agency must pay the university, which that may set off. */
  canNet: boolean;
  /** Of those that are chosen, by entry. */
  lines: Readonly<Record<string, TypedLine>>;
  /** The chosen ones in the order in which they are sent: refusals name them by place. */
  sentOrder: readonly string[];
  errors: Readonly<Record<string, string>>;
  /** @param line null for one that isn't chosen any more */
  onChange: (id: string, line: TypedLine | null) => void;
  /** What stands in the fields of one that is chosen. @param left what is still to come */
  first: (left: number) => TypedLine;
}

/** The students that a slip can pay for; those that are chosen have their amounts beneath. */
export function SlipLines(props: SlipLinesProps) {
  const { entries, currency, canNet, lines, sentOrder, errors, onChange, first } = props;
  return (
    <RowSheet>
      {entries.map(({ _id, name, what, left, hasPartner }) => {
        const line = lines[_id];
        const place = sentOrder.indexOf(_id);
        const typed = (field: keyof TypedLine, label: string, optional = true) => (
          <Field
            label={label}
            name={`lines.${place}.${field}`}
            optional={optional}
            error={errors[`lines.${place}.${field}`]}
          >
            <TextInput
              aria-label={`${label} for ${name}`}
              inputMode="decimal"
              autoComplete="off"
              value={line?.[field] ?? ''}
              onChange={({ target }) => line && onChange(_id, { ...line, [field]: target.value })}
            />
          </Field>
        );
        return (
          <SheetRow key={_id}>
            <Checkbox
              label={<span className="font-medium">{name}</span>}
              hint={`${what} · ${minorMoney(left, currency)} outstanding`}
              checked={line !== undefined}
              onChange={({ target }) => onChange(_id, target.checked ? first(left) : null)}
            />
            {line && (
              <div className="grid gap-3 pt-1 pb-3 pl-7 sm:grid-cols-2">
                {typed('minor', `Paid, ${currency}`, false)}
                {typed('withheld', `Tax withheld, ${currency}`)}
                {canNet && typed('net', `Offset against what you owe them, ${currency}`)}
                {hasPartner && typed('shareWithheld', 'Tax withheld from the sub-agent')}
              </div>
            )}
          </SheetRow>
        );
      })}
    </RowSheet>
  );
}
