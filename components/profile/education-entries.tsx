'use client';

import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { FieldsOfStudy } from '@/components/fit/fields-of-study';
import { MarksField } from '@/components/fit/marks-field';
import { Field } from '@/components/ui/controls/field';
import { NumberInput } from '@/components/ui/controls/number-input';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { Card } from '@/components/ui/layout/card';
import { type AskedFields, askedText } from '@/lib/domain/marks/asked-fields';
import { EDUCATION_LEVELS, type Education, INSTRUCTION } from '@/lib/domain/profile';
import { type AcademicSent, type AcademicValues, EMPTY_EDUCATION } from './academic-values';
import { EntryButtons, EntryFields } from './entry-list';
import { FieldGrid } from './field-grid';
import { EDUCATION_LABELS } from './labels';
import { CountrySelect, StateField } from './select-or-text';

type Form = UseFormReturn<AcademicValues, unknown, AcademicSent>;
const MOST = 20;
const FIELDS_ID = 'fields-of-study';

/** The repeatable education entries. */
export function EducationEntries({ form, asked }: { form: Form; asked: AskedFields | null }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'educationSummaries' });
  return (
    <>
      <ul className="space-y-4">
        {fields.map(({ id }, index) => (
          <Card as="li" key={id}>
            <EntryFields title={`Education ${index + 1}`}>
              <EducationFields form={form} asked={asked} index={index} />
            </EntryFields>
          </Card>
        ))}
      </ul>
      <FieldsOfStudy id={FIELDS_ID} />
      <EntryButtons
        addLabel="Add education"
        noun="Education"
        count={fields.length}
        most={MOST}
        onAdd={() => append(EMPTY_EDUCATION, { focusName: `educationSummaries.${fields.length}.country_of_education` })}
        onRemoveLast={() => remove(fields.length - 1)}
      />
    </>
  );
}

function EducationFields({ form, asked, index }: { form: Form; asked: AskedFields | null; index: number }) {
  const { register, watch, setValue, formState } = form;
  const errors = formState.errors.educationSummaries?.[index];
  const control = (name: keyof Education) => register(`educationSummaries.${index}.${name}`);
  const fieldOf = (name: keyof Education) => ({
    label: EDUCATION_LABELS[name],
    name: `educationSummaries.${index}.${name}`,
    error: errors?.[name]?.message,
  });
  const { country_of_education: country, state, marks } = watch(`educationSummaries.${index}`);
  return (
    <FieldGrid>
      <Field {...fieldOf('country_of_education')}>
        <CountrySelect {...control('country_of_education')} stored={country} />
      </Field>
      <Field {...fieldOf('level_of_education')}>
        <SelectField {...control('level_of_education')} placeholder="Choose a level" options={EDUCATION_LEVELS} />
      </Field>
      <Field {...fieldOf('name_of_board')}>
        <TextInput {...control('name_of_board')} autoComplete="off" />
      </Field>
      <Field {...fieldOf('name_of_institution')}>
        <TextInput {...control('name_of_institution')} autoComplete="off" />
      </Field>
      <Field {...fieldOf('state')}>
        <StateField {...control('state')} country={country} stored={state} />
      </Field>
      <Field {...fieldOf('city')}>
        <TextInput {...control('city')} autoComplete="off" />
      </Field>
      <MarksField
        {...fieldOf('marks')}
        value={marks}
        country={country}
        hint={askedText(asked, 'marks')}
        onChosen={(chosen) => setValue(`educationSummaries.${index}.marks`, chosen, { shouldDirty: true })}
        control={control('marks')}
      />
      <Field {...fieldOf('start_date')}>
        <TextInput {...control('start_date')} type="date" />
      </Field>
      <Field {...fieldOf('end_date')}>
        <TextInput {...control('end_date')} type="date" />
      </Field>
      <Field
        {...fieldOf('fieldOfStudy')}
        optional
        hint={`The subject you studied, for example Commerce. ${askedText(asked, 'fieldOfStudy')}`}
      >
        <TextInput {...control('fieldOfStudy')} list={FIELDS_ID} autoComplete="off" />
      </Field>
      <Field
        {...fieldOf('backlogs')}
        optional
        hint={`How many subjects you failed the first time. Enter 0 if none. ${askedText(asked, 'backlogs')}`}
      >
        <NumberInput {...control('backlogs')} />
      </Field>
      <Field
        {...fieldOf('subjects')}
        optional
        hint={`With marks as on your certificate: Mathematics 81, English 78 or English B3. ${askedText(asked, 'subjects')}`}
      >
        <TextInput {...control('subjects')} autoComplete="off" />
      </Field>
      <Field
        {...fieldOf('language_of_instruction')}
        optional
        hint={`Some courses need no English test after studies in English. ${askedText(asked, 'instruction')}`}
      >
        <SelectField {...control('language_of_instruction')} placeholder="Choose one" options={INSTRUCTION} />
      </Field>
    </FieldGrid>
  );
}
