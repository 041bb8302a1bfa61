'use client';

import { useState } from 'react';
import { FormDialog } from '@/components/staff/form-dialog';
import { useChange } from '@/components/staff/use-change';
import { Field } from '@/components/ui/controls/field';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { Textarea } from '@/components/ui/controls/textarea';
import { wiredIn } from '@/components/ui/controls/wired';
import { useSeen } from '@/components/ui/feedback/use-seen';
import { call } from '@/lib/api/client';
import type { ScholarshipView } from '@/lib/contract/catalogue/scholarships';
import type { Scholarship } from '@/lib/engines/facts/scholarship';

interface ScholarshipWindowProps {
  /** A new one's course, with its university; the stored one to change. */
  of: { course: { _id: string; course: string; university: string } } | { stored: ScholarshipView };
  /** An agency's goes to staff first. */
  proposes?: boolean;
  open: boolean;
  onClose: () => void;
}

/** The window in which a scholarship is added, proposed or changed. */
export function ScholarshipWindow({ of, proposes = false, open, onClose }: ScholarshipWindowProps) {
  const change = useChange(onClose);
  const stored = 'stored' in of ? of.stored : null;
  const [texts, setTexts] = useState(() => typedOf(stored));
  const wiredTo = wiredIn(texts, setTexts);
  const { seen, refused } = useSeen(sentOf(typedOf(stored)));
  const errors = change.refusal?.fields ?? {};
  const save = () => {
    const body = sentOf(texts);
    if (stored)
      return change.run(
        () => call('PUT /scholarships/{id}', { params: { id: stored._id }, body: { ...body, seen } }),
        refused,
      );
    if (!('course' in of)) return;
    const { _id } = of.course;
    const courseId = texts.whose === 'course' ? _id : null;
    void change.run(() => call('POST /scholarships', { body: { ...body, ofCourse: _id, courseId } }));
  };
  const dayField = (name: 'by' | 'readOn' | 'reviewBy', label: string, hint: string) => (
    <Field label={label} name={name} hint={hint} error={errors[name]} optional={name === 'by'}>
      <TextInput {...wiredTo(name)} type="date" />
    </Field>
  );
  return (
    <FormDialog
      open={open}
      title={stored ? 'Change a scholarship' : proposes ? 'Propose a scholarship' : 'Add a scholarship'}
      description={
        proposes ? 'Our team checks proposals before students see them.' : 'Enter only what the source says.'
      }
      change={change}
      onSave={save}
      saveLabel={proposes ? 'Send to our team' : 'Save'}
    >
      <Field label="Name" name="name" error={errors.name}>
        <TextInput {...wiredTo('name')} autoComplete="off" />
      </Field>
      {'course' in of && (
        <Field label="For" name="whose">
          <SelectField
            {...wiredTo('whose')}
            options={[
              { value: 'university', label: `All courses at ${of.course.university}` },
              { value: 'course', label: `${of.course.course} only` },
            ]}
          />
        </Field>
      )}
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label="What it pays" name="gives">
          <SelectField {...wiredTo('gives')} options={GIVES} />
        </Field>
        <Field label={texts.gives === 'share' ? 'Per cent' : 'Amount'} name="value" error={errors.value}>
          <TextInput {...wiredTo('value')} inputMode="decimal" autoComplete="off" />
        </Field>
        {texts.gives !== 'share' && (
          <Field label="Currency" name="currency" hint="For example, GBP." error={errors.currency}>
            <TextInput {...wiredTo('currency')} autoComplete="off" autoCapitalize="characters" maxLength={3} />
          </Field>
        )}
      </div>
      <Field label="Who can get it" name="who" error={errors.who}>
        <Textarea {...wiredTo('who')} rows={2} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        {dayField('by', 'Apply by', 'Leave it empty if the source states no deadline.')}
        <Field
          label="Where to apply"
          name="link"
          hint="A web address that begins with https."
          error={errors.link}
          optional
        >
          <TextInput {...wiredTo('link')} type="url" />
        </Field>
        <Field label="Source" name="title" hint="Publisher and title of the document." error={errors['source.title']}>
          <TextInput {...wiredTo('title')} autoComplete="off" />
        </Field>
        <Field label="Source type" name="kind" hint="Official means a page of the university or of a government.">
          <SelectField {...wiredTo('kind')} options={KINDS} />
        </Field>
        <Field label="Link to the source" name="address" error={errors['source.address']} className="sm:col-span-2">
          <TextInput {...wiredTo('address')} type="url" />
        </Field>
        {dayField('readOn', 'Read on', 'The date you read the source.')}
        {dayField('reviewBy', 'Check again by', 'After this date, it is shown as ‘last known’.')}
      </div>
    </FormDialog>
  );
}

const GIVES = [
  { value: 'once', label: 'A single amount' },
  { value: 'a year', label: 'An amount each year' },
  { value: 'share', label: 'A percentage of the tuition' },
];
const KINDS = [
  { value: 'official', label: 'Official' },
  { value: 'secondary', label: 'Secondary' },
];

type Texts = Record<keyof ReturnType<typeof typedOf>, string>;

function typedOf(stored: ScholarshipView | null) {
  const {
    name = '',
    gives = 'once',
    value,
    currency = '',
    who = '',
    by,
    link = '',
    source,
    readOn = '',
    reviewBy = '',
  } = stored ?? {};
  const { title = '', address = '', kind = 'official' } = source ?? {};
  const days = { by: by ?? '', readOn, reviewBy };
  return {
    name,
    gives: gives as string,
    value: String(value ?? ''),
    currency,
    who,
    link,
    whose: 'university',
    title,
    address,
    kind: kind as string,
    ...days,
  };
}

function sentOf({ whose: _whose, title, address, kind, gives, value, currency, by, ...rest }: Texts): Scholarship {
  const number = Number(value.replaceAll(',', '').trim() || Number.NaN);
  return {
    ...rest,
    gives: gives as Scholarship['gives'],
    value: number,
    currency: gives === 'share' ? '' : currency.trim().toUpperCase(),
    by: by || null,
    source: { title, address, kind: kind as Scholarship['source']['kind'] },
  };
}
