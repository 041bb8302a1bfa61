'use client';

import { useState } from 'react';
import { FormDialog } from '@/components/staff/form-dialog';
import { useChange } from '@/components/staff/use-change';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { call } from '@/lib/api/client';
import { COUNTRIES } from '@/lib/domain/countries';
import { EMPTY_RULE, RuleFields, sentRule, type TypedRule } from './rule-fields';

interface AgreementFormProps {
  /** The agreement that a new version follows; null for a new one. */
  follows: { _id: string; university: string; currency: string; version: number } | null;
  /** Of a new agreement that the platform holds: the agencies that it can pay. */
  agencies?: readonly { value: string; label: string }[];
  /** The platform holds it: what it gets itself is entered too. */
  isPlatforms?: boolean;
  today: string;
}

/** A button and its form, by which an agreement or its next version is entered. */
export function AgreementForm(props: AgreementFormProps) {
  const [open, setOpen] = useState(false);
  const { follows } = props;
  return (
    <>
      <Button variant={follows ? 'secondary' : 'primary'} size={follows ? 'sm' : 'md'} onClick={() => setOpen(true)}>
        {follows ? 'New version' : 'Enter an agreement'}
        {follows && <span className="sr-only"> of {follows.university}</span>}
      </Button>
      {open && <AgreementDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The field of the form that a refusal is of: the rate of a first tier, the amount of a most or what it is for. */
const fieldOf = (name: string): string =>
  name
    .replace(/\.tiers\.0\./, '.')
    .replace(/\.tiers\.(\d+)\.(from|rate)$/, (_all, place, of) => `.${of}${Number(place) + 1}`)
    .replace(/ap\.minor$/, 'ap')
    .replace(/ap\.per$/, 'apPer');

function AgreementDialog({
  follows,
  agencies,
  isPlatforms = false,
  today,
  onClose,
}: AgreementFormProps & { onClose: () => void }) {
  const change = useChange(onClose);
  const [text, setText] = useState<Record<string, string>>({ currency: follows?.currency ?? '', from: today });
  const [rules, setRules] = useState<readonly TypedRule[]>([EMPTY_RULE]);
  const of = (name: string) => text[name] ?? '';
  const set = (name: string) => (event: { target: { value: string } }) =>
    setText({ ...text, [name]: event.target.value });
  const fields = change.refusal?.fields ?? {};
  const errors = new Map(Object.entries(fields).map(([name, message]) => [fieldOf(name), message]));
  const save = () => {
    const terms = {
      ...{ currency: of('currency'), from: of('from'), to: of('to') || null, source: of('source'), note: of('note') },
      mayNet: of('mayNet') === '' ? undefined : of('mayNet') === 'yes',
      claims: of('claims'),
      rules: rules.map((rule) => sentRule(rule, of('currency'))),
    };
    // What isn't chosen yet is refused by the server, field by field.
    type Body = Parameters<typeof call<'POST /commission/agreements'>>[1]['body'];
    type Next = Parameters<typeof call<'POST /commission/agreements/{id}/versions'>>[1]['body'];
    return follows
      ? call('POST /commission/agreements/{id}/versions', {
          params: { id: follows._id },
          body: { ...terms, after: follows.version } as Next,
        })
      : call('POST /commission/agreements', {
          body: {
            ...terms,
            country: of('country'),
            university: of('university'),
            ...(agencies ? { agencyId: of('agencyId') } : {}),
          } as Body,
        });
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      title={follows ? `New version: ${follows.university}` : 'Enter an agreement'}
      description="As it is written. Nothing is assumed: where it says nothing, say none. A version is never edited, the next one follows it."
      change={change}
      onSave={() => change.run(save)}
      lineOf={(name, message) => ({ name: fieldOf(name), message })}
    >
      {!follows && agencies && (
        <Field label="Agency that is paid" name="agencyId" error={fields.agencyId}>
          <SelectField
            value={of('agencyId')}
            onChange={set('agencyId')}
            placeholder="Please choose"
            options={agencies}
          />
        </Field>
      )}
      {!follows && (
        <>
          <Field label="Country" name="country" error={fields.country}>
            <SelectField
              value={of('country')}
              onChange={set('country')}
              placeholder="Please choose"
              options={COUNTRIES}
            />
          </Field>
          <Field label="University" name="university" hint="Spelled as on its courses here." error={fields.university}>
            <TextInput autoComplete="off" maxLength={200} value={of('university')} onChange={set('university')} />
          </Field>
          <Field label="Currency" name="currency" hint="Three letters, such as GBP." error={fields.currency}>
            <TextInput autoComplete="off" maxLength={3} value={of('currency')} onChange={set('currency')} />
          </Field>
        </>
      )}
      <Field label="In force from" name="from" error={fields.from}>
        <TextInput type="date" value={of('from')} onChange={set('from')} />
      </Field>
      <Field label="Last day" name="to" optional error={fields.to}>
        <TextInput type="date" value={of('to')} onChange={set('to')} />
      </Field>
      <Field label="May they set off what you owe them?" name="mayNet" error={fields.mayNet}>
        <SelectField
          value={of('mayNet')}
          onChange={set('mayNet')}
          placeholder="Please choose"
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
        />
      </Field>
      <Field label="Claims" name="claims" error={fields.claims}>
        <SelectField
          value={of('claims')}
          onChange={set('claims')}
          placeholder="Please choose"
          options={[
            { value: 'together', label: 'One for all students' },
            { value: 'each', label: 'One for each student' },
          ]}
        />
      </Field>
      <Field label="Document" name="source" hint="Which agreement this is from." error={fields.source}>
        <TextInput autoComplete="off" maxLength={300} value={of('source')} onChange={set('source')} />
      </Field>
      {rules.map((rule, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rules have no other mark than their place.
        <fieldset key={place} className="space-y-5 border-t border-line pt-5">
          <legend className="font-medium">{rules.length > 1 ? `Rule ${place + 1}` : 'Rule'}</legend>
          <RuleFields
            rule={rule}
            prefix={`rules.${place}.`}
            isPlatforms={isPlatforms}
            onChange={(changed) => setRules(rules.map((one, at) => (at === place ? changed : one)))}
            errorOf={(name) => errors.get(`rules.${place}.${name}`)}
          />
        </fieldset>
      ))}
      <Button variant="secondary" size="sm" onClick={() => setRules([...rules, EMPTY_RULE])}>
        Another rule
      </Button>
    </FormDialog>
  );
}
