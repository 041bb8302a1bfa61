'use client';

import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { Field } from '@/components/ui/controls/field';
import { PasswordInput } from '@/components/ui/controls/password-input';
import { TextInput } from '@/components/ui/controls/text-input';
import { useSeen } from '@/components/ui/feedback/use-seen';
import { call } from '@/lib/api/client';
import { hasAddress } from '@/lib/domain/accounts/helps';
import { PASSWORD_RULE } from '@/lib/domain/accounts/passwords';
import { FieldGrid, FieldSection } from './field-grid';
import { BASIC_LABELS } from './labels';
import { lateChecks } from './late-checks';
import { StepForm } from './step-form';
import { type StepPlace, useStepForm } from './use-step-form';

type Name = keyof typeof BASIC_LABELS;
type Values = Record<Name, string>;
/**
 * 'own': a student's own, locked at first. 'helped': whom a helper helps, perhaps without an address. 'edit': an agent's student.
 * 'new': one that the agent adds.
 */
type BasicMode = 'own' | 'helped' | 'edit' | 'new';

type BasicFormProps = StepPlace & {
  here: string;
  mode: BasicMode;
  basic: Record<'name' | 'email' | 'mobile' | 'counsellor_name', string>;
  /** For 'new': the address of the second step of the student that was added. */
  afterAdding?: string;
};

const checksOf = (mode: BasicMode) =>
  lateChecks<Values, Values>(async () => (await import('./basic-schemas')).basicSchemas[mode]);
const CHECKS = { own: checksOf('own'), helped: checksOf('helped'), edit: checksOf('edit'), new: checksOf('new') };

/** Step 1: name, e-mail, mobile; for agents the counsellor, and a password for a new student. */
export function BasicForm({ mode, basic, here, afterAdding, ...place }: BasicFormProps) {
  const [mayEdit, setMayEdit] = useState(mode === 'edit' || mode === 'new');
  const { seen, refused } = useSeen(basic);
  const state = useStepForm<Values, Values>({
    ...place,
    step: 'basic',
    values: { ...basic, email: hasAddress(basic.email) ? basic.email : '', password: '' },
    updatedOn: null,
    checks: CHECKS[mode],
    labelOf: (path) => BASIC_LABELS[path as Name] ?? path,
    texts: { success: SUCCESS[mode], failure: null, signedOut: 'User not identified.' },
    save: async (checked) => {
      if (mode !== 'new') {
        const body = { ...checked, email: checked.email || basic.email, userId: place.studentId, seen };
        const { message } = await call('POST /save-basic-profile', { body }).catch((error: unknown) => {
          refused(error);
          throw error;
        });
        return { updatedOn: null, message };
      }
      const { data, message } = await call('POST /add-student-by-agent', { body: checked });
      // They have an account: they are asked first.
      if (data.code === undefined) return { updatedOn: null, message, nextHref: '/app/agent/student-requests' };
      return { updatedOn: null, nextHref: (afterAdding ?? place.nextHref).replace('{studentId}', data._id) };
    },
    draftKeeps: withoutPassword,
  });
  const { register, watch, setFocus, formState } = state.form;
  const isLocked = !mayEdit && !formState.isDirty;
  const isNewEmail = watch('email').trim().toLowerCase() !== basic.email;
  const fieldOf = (name: Name) => ({ label: BASIC_LABELS[name], name, error: formState.errors[name]?.message });
  const locked = { readOnly: isLocked, className: isLocked ? 'bg-sunken text-muted' : '' };
  const unlock = () => {
    setMayEdit(true);
    // The pressed button goes; what it was pressed for comes first.
    setFocus('name');
  };
  const footer = isLocked ? (
    <>
      <Button variant="secondary" size="lg" onClick={unlock}>
        <Pencil aria-hidden className="size-4" />
        Request Edit
      </Button>
      <ButtonLink href={place.nextHref} size="lg">
        Continue
      </ButtonLink>
    </>
  ) : undefined;

  return (
    <StepForm state={state} here={here} footer={footer}>
      <FieldSection
        title="Basic Information"
        {...(isLocked ? { description: 'This is from your registration. Press Request Edit to change it.' } : {})}
      >
        <FieldGrid>
          <Field {...fieldOf('name')}>
            <TextInput {...register('name')} {...locked} autoComplete={mode === 'own' ? 'name' : 'off'} />
          </Field>
          <Field {...fieldOf('email')}>
            <TextInput
              {...register('email')}
              {...locked}
              type="email"
              autoComplete={mode === 'own' ? 'email' : 'off'}
            />
          </Field>
          <Field {...fieldOf('mobile')}>
            <TextInput {...register('mobile')} {...locked} type="tel" autoComplete={mode === 'own' ? 'tel' : 'off'} />
          </Field>
          {(mode === 'edit' || mode === 'new') && (
            <Field {...fieldOf('counsellor_name')}>
              <TextInput {...register('counsellor_name')} autoComplete="off" />
            </Field>
          )}
          {mode === 'new' && (
            <Field
              {...fieldOf('password')}
              // Its hint would set it lower than the neighbours of its row.
              className="xl:col-start-1"
              hint={`${PASSWORD_RULE} We’ll also email the student a link to choose their own password. The link verifies the account.`}
            >
              <PasswordInput {...register('password')} autoComplete="new-password" />
            </Field>
          )}
          {mode === 'own' && !isLocked && isNewEmail && (
            <Field {...fieldOf('password')} hint="Enter your current password to change your email address.">
              <PasswordInput {...register('password')} autoComplete="current-password" />
            </Field>
          )}
        </FieldGrid>
      </FieldSection>
    </StepForm>
  );
}

const SUCCESS: Record<BasicMode, string> = {
  helped: 'Basic information saved successfully!',
  own: 'Basic information saved successfully!',
  edit: 'Basic information saved successfully!',
  new: 'Student created successfully.',
};

const withoutPassword = (values: Values): Values => ({ ...values, password: '' });
