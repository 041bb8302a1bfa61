'use client';

import type { UseFormRegisterReturn } from 'react-hook-form';
import type { z } from 'zod';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { Field } from '@/components/ui/controls/field';
import { RadioGroup } from '@/components/ui/controls/radio-group';
import { TextInput } from '@/components/ui/controls/text-input';
import { Textarea } from '@/components/ui/controls/textarea';
import { call } from '@/lib/api/client';
import type { PersonalView, personalInfo } from '@/lib/contract/profile/personal';
import { ADULT_AGE, isMinor } from '@/lib/domain/applications/age';
import { todayIn } from '@/lib/domain/days/day';
import { GENDERS, type GUARDIAN_FIELDS, MARITAL_STATUSES } from '@/lib/domain/profile';
import { FieldGrid, FieldSection } from './field-grid';
import { choiceLabel, PERSONAL_LABELS } from './labels';
import { lateChecks } from './late-checks';
import { CountrySelect, PassportCountrySelect, StateField } from './select-or-text';
import { StepForm } from './step-form';
import { type StepPlace, useStepForm } from './use-step-form';

type Values = z.input<typeof personalInfo>;
type Sent = z.output<typeof personalInfo>;
type Name = keyof Values;
type PersonalFormProps = StepPlace & {
  here: string;
  /** The student fills it in, not their agent. */
  /** A helper fills it in, such as a parent. */
  isHelper?: boolean;
  isOwn: boolean;
  personal: PersonalView;
  updatedOn: string | null;
};

const choices = (values: readonly string[]) => values.map((value) => ({ value, label: choiceLabel(value) }));

const contract = () => import('@/lib/contract/profile/personal');
const OWN_CHECKS = lateChecks<Values, Sent>(async () => (await contract()).ownPersonalInfo);
const AGENTS_CHECKS = lateChecks<Values, Sent>(async () => (await contract()).personalInfo);

/**
 * Step 2: birth and address, passport, emergency contact. All fields are required, those of the passport unless there is
 * none yet; the guardian of a student under 18 is not their agent's to enter.
 */
export function PersonalForm({ personal, updatedOn, here, isOwn, isHelper = false, ...place }: PersonalFormProps) {
  const state = useStepForm<Values, Sent>({
    ...place,
    step: 'personal',
    // An open step has empty fields, which the schema refuses by name.
    values: {
      ...(Object.fromEntries(
        Object.keys(PERSONAL_LABELS).map((name) => [name, personal[name as Name] ?? '']),
      ) as Values),
      no_passport: personal.no_passport ?? false,
    },
    updatedOn,
    checks: isOwn ? OWN_CHECKS : AGENTS_CHECKS,
    labelOf: (path) => PERSONAL_LABELS[path as Name] ?? path,
    texts: {
      success: 'Personal information saved successfully!',
      failure: 'Error saving personal information.',
    },
    save: (checked, savedOn) =>
      call('POST /save-personal-info', {
        body: { ...(isOwn ? checked : withoutGuardian(checked)), userId: place.studentId, updatedOn: savedOn },
      }),
  });
  const { register, watch, formState } = state.form;
  const fieldOf = (name: Name) => ({ label: PERSONAL_LABELS[name], name, error: formState.errors[name]?.message });
  const dated = (control: UseFormRegisterReturn) => <TextInput {...control} type="date" />;
  // A draft that the student left in this browser isn't the agent's to show or send.
  const guardianField = (name: (typeof GUARDIAN_FIELDS)[number]) =>
    isOwn ? register(name) : { name, value: personal[name] ?? '', readOnly: true };
  const country = watch('country');
  const hasNone = watch('no_passport');
  const needsGuardian = isMinor(watch('dob'), todayIn('UTC'));

  const passportFields = (
    <>
      <Field {...fieldOf('passport_number')}>
        <TextInput {...register('passport_number')} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
      </Field>
      <Field {...fieldOf('issue_date')}>{dated(register('issue_date'))}</Field>
      <Field {...fieldOf('expiry_date')}>{dated(register('expiry_date'))}</Field>
      <Field {...fieldOf('issued_country')}>
        <PassportCountrySelect {...register('issued_country')} />
      </Field>
    </>
  );

  return (
    <StepForm state={state} here={here}>
      <FieldSection title="Personal Information">
        <FieldGrid>
          <Field {...fieldOf('dob')}>
            <TextInput {...register('dob')} type="date" autoComplete="bday" />
          </Field>
          <RadioGroup
            {...register('gender')}
            legend={PERSONAL_LABELS.gender}
            error={formState.errors.gender?.message}
            choices={choices(GENDERS)}
            inline
          />
          <RadioGroup
            {...register('marital_status')}
            legend={PERSONAL_LABELS.marital_status}
            error={formState.errors.marital_status?.message}
            choices={choices(MARITAL_STATUSES)}
            inline
          />
          <Field {...fieldOf('country')}>
            <CountrySelect {...register('country')} stored={personal.country} />
          </Field>
          <Field {...fieldOf('state')}>
            <StateField {...register('state')} country={country} stored={personal.state} />
          </Field>
          <Field {...fieldOf('city')}>
            <TextInput {...register('city')} autoComplete="address-level2" />
          </Field>
          <Field {...fieldOf('pincode')} hint="If your country has no postcodes, enter 0000.">
            <TextInput {...register('pincode')} autoComplete="postal-code" autoCapitalize="characters" />
          </Field>
          <Field {...fieldOf('address')} className="sm:col-span-2">
            <Textarea {...register('address')} rows={2} autoComplete="street-address" />
          </Field>
        </FieldGrid>
      </FieldSection>
      <FieldSection title="Passport Information" description="As printed in the passport.">
        <Checkbox
          {...register('no_passport')}
          label={isOwn ? PERSONAL_LABELS.no_passport : 'The student has no passport yet'}
          hint="Leave the passport fields empty for now and fill them in later."
          className="mb-4"
        />
        <FieldGrid>
          {!hasNone && passportFields}
          {(['country_of_birth', 'nationality'] as const).map((name) => (
            <Field key={name} {...fieldOf(name)}>
              <PassportCountrySelect {...register(name)} />
            </Field>
          ))}
          <Field {...fieldOf('place_of_birth')}>
            <TextInput {...register('place_of_birth')} autoComplete="off" />
          </Field>
          <Field {...fieldOf('citizenship')}>
            <CountrySelect {...register('citizenship')} stored={personal.citizenship} />
          </Field>
        </FieldGrid>
      </FieldSection>
      {needsGuardian && (
        <FieldSection
          title="Parent or Guardian"
          description={
            isOwn
              ? `${isHelper ? 'The student is' : 'You are'} under ${ADULT_AGE}, so ${isHelper ? 'a' : 'your'} parent or guardian confirms by email what we send to a university.`
              : 'Only the student or our team can enter and change this.'
          }
        >
          <FieldGrid>
            <Field {...fieldOf('guardian_name')}>
              <TextInput {...guardianField('guardian_name')} autoComplete="off" />
            </Field>
            <Field {...fieldOf('guardian_email')}>
              <TextInput {...guardianField('guardian_email')} type="email" autoComplete="off" />
            </Field>
          </FieldGrid>
        </FieldSection>
      )}
      <FieldSection title="Emergency Contact" description="The person we can call in an emergency.">
        <FieldGrid>
          <Field {...fieldOf('contact_name')}>
            <TextInput {...register('contact_name')} autoComplete="off" />
          </Field>
          <Field {...fieldOf('contact_relation')}>
            <TextInput {...register('contact_relation')} autoComplete="off" />
          </Field>
          <Field {...fieldOf('contact_mobile')}>
            <TextInput {...register('contact_mobile')} type="tel" autoComplete="off" />
          </Field>
          <Field {...fieldOf('contact_email')}>
            <TextInput {...register('contact_email')} type="email" autoComplete="off" />
          </Field>
        </FieldGrid>
      </FieldSection>
    </StepForm>
  );
}

/** What an agent sends: the guardian stays as stored. */
function withoutGuardian({ guardian_name: _name, guardian_email: _email, ...rest }: Sent): Sent {
  return rest;
}
