'use client';

import { useState } from 'react';
import { FormDialog } from '@/components/staff/form-dialog';
import { useChange } from '@/components/staff/use-change';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import { useCountries } from '@/components/ui/layout/site-face';
import { Opener } from '@/components/ui/windows/opener';
import { call } from '@/lib/api/client';
import { EMPTY_RULE, RuleFields, sentRule, type TypedRule } from './rule-fields';
import { TryRule } from './try-rule';

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
  const { follows } = props;
  return (
    <Opener
      variant={follows ? 'secondary' : 'primary'}
      size={follows ? 'sm' : 'md'}
      opens={(onClose) => <AgreementDialog {...props} onClose={onClose} />}
    >
      {follows ? 'New version' : 'Add agreement'}
      {follows && <span className="sr-only"> of {follows.university}</span>}
    </Opener>
  );
}

/** The field of the form that a refusal is of: the rate of a first tier, the amount of a most or what it is for. */
const fieldOf = (name: string): string =>
  name
    .replace(/\.tiers\.0\./, '.')
    .replace(/\.tiers\.(\d+)\.(from|rate)$/, (_all, place, of) => `.${of}${Number(place) + 1}`)
    .replace(/bonus\.from$/, 'bonusFrom')
    .replace(/bonus\.minor$/, 'bonus')
    .replace(/bonus\.per$/, 'bonusPer')
    .replace(/\.nationalities\.\d+$/, '.nationalities')
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
  const countries = useCountries();
  const [text, setText] = useState<Record<string, string>>({ currency: follows?.currency ?? '', from: today });
  const [rules, setRules] = useState<readonly TypedRule[]>([EMPTY_RULE]);
  const of = (name: string) => text[name] ?? '';
  const wiredTo = (name: string) => wired(of(name), (typed) => setText({ ...text, [name]: typed }));
  const errors = new Map(
    Object.entries(change.refusal?.fields ?? {}).map(([name, message]) => [fieldOf(name), message]),
  );
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
      title={follows ? `New version: ${follows.university}` : 'Add agreement'}
      description="Enter the agreement as it is written. Where it says nothing, choose or type “none”. You can’t edit a version later."
      change={change}
      onSave={() => change.run(save)}
      lineOf={(name, message) => ({ name: fieldOf(name), message })}
    >
      {!follows && agencies && (
        <Field label="Agency" name="agencyId">
          <SelectField {...wiredTo('agencyId')} placeholder="Please choose" options={agencies} />
        </Field>
      )}
      {!follows && (
        <>
          <Field label="Country" name="country">
            <SelectField {...wiredTo('country')} placeholder="Please choose" options={countries} />
          </Field>
          <Field label="University" name="university" hint="Spell the name as on the university’s course pages.">
            <TextInput autoComplete="off" maxLength={200} {...wiredTo('university')} />
          </Field>
          <Field label="Currency" name="currency" hint="Three letters, for example GBP.">
            <TextInput autoComplete="off" maxLength={3} {...wiredTo('currency')} />
          </Field>
        </>
      )}
      <Field label="Valid from" name="from">
        <TextInput type="date" {...wiredTo('from')} />
      </Field>
      <Field label="Valid until" name="to" optional>
        <TextInput type="date" {...wiredTo('to')} />
      </Field>
      <Field label="Can the payer subtract what you owe them from what they pay you?" name="mayNet">
        <SelectField
          {...wiredTo('mayNet')}
          placeholder="Please choose"
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
        />
      </Field>
      <Field label="Claims" name="claims">
        <SelectField
          {...wiredTo('claims')}
          placeholder="Please choose"
          options={[
            { value: 'together', label: 'One for all students' },
            { value: 'each', label: 'One for each student' },
          ]}
        />
      </Field>
      <Field label="Document" name="source" hint="The name or reference of the agreement.">
        <TextInput autoComplete="off" maxLength={300} {...wiredTo('source')} />
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
          <TryRule rule={rule} currency={of('currency').toUpperCase()} prefix={`rules.${place}.`} />
        </fieldset>
      ))}
      <Button variant="secondary" size="sm" onClick={() => setRules([...rules, EMPTY_RULE])}>
        Add rule
      </Button>
    </FormDialog>
  );
}
