'use client';

import { Suspense, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { lateChecks } from '@/components/profile/late-checks';
import { Button } from '@/components/ui/buttons/button';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { ChoiceGroup } from '@/components/ui/controls/choice-group';
import { Field } from '@/components/ui/controls/field';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { PasswordInput } from '@/components/ui/controls/password-input';
import { RadioGroup } from '@/components/ui/controls/radio-group';
import { TextInput } from '@/components/ui/controls/text-input';
import { toast } from '@/components/ui/feedback/toast';
import { late } from '@/components/ui/windows/late';
import { asRefusal, call } from '@/lib/api/client';
import { PASSWORD_RULE } from '@/lib/domain/accounts/passwords';
import { ROLE_CODES, ROLE_WORDS } from '@/lib/domain/roles';
import type { Values } from './register-checks';

const FAILED = 'Registration failed!';
const NOT_CREATED = 'Your account was not created.';
const FILL_IN = 'Please fill in all fields';

export type Registered = { kind: 'student'; email: string; code: string } | { kind: 'agent'; message: string };

const LABELS = {
  name: 'Name',
  email: 'Email',
  mobile: 'Mobile',
  company_name: 'Company name',
  country: 'Country',
  password: 'Password',
  refer_code: 'Referral code',
  'child.name': 'Your child’s name',
  'child.email': 'Your child’s email',
};
/** In the order of the form, for the summary. */
const FIELDS = Object.keys(LABELS) as (keyof typeof LABELS)[];

const EMPTY = {
  name: '',
  email: '',
  mobile: '',
  password: '',
  company_name: '',
  country: '',
  role: ROLE_CODES.student,
};

const CHECKS = lateChecks<Values, Values>(async () => (await import('./register-checks')).registerChecks);

const CountryField = late(async () => (await import('./country-field')).CountryField);

const loadSoon = () => {
  CHECKS.load();
  CountryField.load();
};

type Problems = { title?: string; errors: { name?: string; message: string }[] };
type RegisterFormProps = { referralCode: string; onRegistered: (registered: Registered) => void };

/** Name, e-mail, mobile and password, and what the chosen kind of account needs besides. */
export function RegisterForm({ referralCode, onRegistered }: RegisterFormProps) {
  const { register, handleSubmit, watch, getValues, setValue, setError, formState } = useForm<Values, unknown, Values>({
    resolver: CHECKS.resolver,
    defaultValues: { ...EMPTY, refer_code: referralCode },
    shouldFocusError: false,
  });
  // Stays as it was at the last press of the button: were it live, the fields would move while someone types.
  const [problems, setProblems] = useState<Problems>({ errors: [] });
  const { errors, isSubmitting, submitCount } = formState;
  const role = watch('role');
  const isAgent = role === ROLE_CODES.agent;
  const mobile = watch('mobile');
  const asksWhose = !isAgent && /^\s*(?!\+|00)\d(?:\D*\d){5}/.test(mobile);
  const [forChild, setForChild] = useState(false);
  const isParent = forChild && !isAgent;
  // Without a child the account is one's own.
  const chooseWhom = (whom: string) => {
    setForChild(whom === 'child');
    setValue('child', whom === 'child' ? { name: '', email: '' } : undefined);
  };

  const send = async (values: Values) => {
    setProblems({ errors: [] });
    const { child, ...own } = values;
    const ofStudent = {
      ...{ company_name: '', ...(!asksWhose && { country: '' as const }) },
      ...(isParent && child ? { child } : {}),
    };
    const body = { ...own, ...(isAgent ? { refer_code: '' } : ofStudent) };
    try {
      const { user, message } = await call('POST /register', { body });
      if (isAgent) return onRegistered({ kind: 'agent', message });
      toast.success('Registration successful!');
      onRegistered({ kind: 'student', ...user });
    } catch (error) {
      const { message, fields } = asRefusal(error, NOT_CREATED);
      for (const name of FIELDS) if (fields[name]) setError(name, { message: fields[name] });
      const found = summaryOf((name) => fields[name]);
      setProblems({ title: FAILED, errors: found.length > 0 ? found : [{ message }] });
    }
  };
  const refuse = (found: FieldErrors<Values>) => {
    const title = FIELDS.some((name) => name in found && !getValues(name)) ? FILL_IN : undefined;
    const messageOf = (name: keyof typeof LABELS) => {
      if (name === 'child.name') return found.child?.name?.message;
      return name === 'child.email' ? found.child?.email?.message : found[name]?.message;
    };
    const errors = summaryOf(messageOf);
    if (errors.length > 0) setProblems({ title, errors });
    // What is at fault is no field of the form.
    else sayFailed(`${NOT_CREATED} Please reload the page and try again.`);
  };
  const sayFailed = (message: string) => setProblems({ title: FAILED, errors: [{ message }] });

  return (
    <form
      noValidate
      method="post"
      // What checks the form may not load.
      onSubmit={(event) => handleSubmit(send, refuse)(event).catch(() => sayFailed('Network error.'))}
      onFocus={loadSoon}
      onPointerEnter={loadSoon}
      className="space-y-5"
    >
      <FormErrorSummary key={submitCount} {...problems} />
      <KindChoice
        value={role}
        onChange={(code) => {
          setValue('role', code);
          if (code === ROLE_CODES.agent) chooseWhom('me');
        }}
      />
      {!isAgent && (
        <RadioGroup
          legend="Who is this for?"
          name="whom"
          value={isParent ? 'child' : 'me'}
          onValueChange={chooseWhom}
          choices={WHOM}
        />
      )}
      {isParent && (
        <>
          <Field label={LABELS['child.name']} name="child.name" error={errors.child?.name?.message}>
            <TextInput {...register('child.name')} autoComplete="off" />
          </Field>
          <Field
            label={LABELS['child.email']}
            name="child.email"
            hint="Enter your child’s own address, not yours. Without it, your child can’t sign in or confirm applications yet."
            optional
            error={errors.child?.email?.message}
          >
            <TextInput {...register('child.email')} type="email" autoComplete="off" />
          </Field>
        </>
      )}
      <Field label={isParent ? 'Your name' : LABELS.name} name="name" error={errors.name?.message}>
        <TextInput {...register('name')} autoComplete="name" />
      </Field>
      <Field label={isParent ? 'Your email' : LABELS.email} name="email" error={errors.email?.message}>
        <TextInput {...register('email')} type="email" autoComplete="email" />
      </Field>
      <Field
        label={LABELS.mobile}
        name="mobile"
        hint="Include the country code, for example +91 98765 43210."
        error={errors.mobile?.message}
      >
        <TextInput {...register('mobile')} type="tel" autoComplete="tel" />
      </Field>
      <Suspense>
        {asksWhose && (
          <CountryField
            {...register('country')}
            label="Which country is this number from?"
            hint="The number has no country code. If you don’t choose a country, we treat it as an Indian number."
            error={errors.country?.message}
          />
        )}
      </Suspense>
      {isAgent && (
        <Field label={LABELS.company_name} name="company_name" error={errors.company_name?.message}>
          <TextInput {...register('company_name')} autoComplete="organization" />
        </Field>
      )}
      <Suspense>
        {isAgent && (
          <CountryField
            {...register('country')}
            label={LABELS.country}
            hint="Phone numbers without a country code are treated as numbers from this country."
            error={errors.country?.message}
          />
        )}
      </Suspense>
      <Field label={LABELS.password} name="password" hint={PASSWORD_RULE} error={errors.password?.message}>
        <PasswordInput {...register('password')} autoComplete="new-password" />
      </Field>
      {!isAgent && (
        <Field label={LABELS.refer_code} name="refer_code" optional error={errors.refer_code?.message}>
          <TextInput {...register('refer_code')} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
        </Field>
      )}
      <Button type="submit" size="lg" busy={isSubmitting} className="w-full">
        Create account
      </Button>
    </form>
  );
}

/** A line for each field at fault, with the field's name: 'Please fill in this field.' alone says little. */
function summaryOf(messageOf: (name: keyof typeof LABELS) => string | undefined) {
  return FIELDS.flatMap((name) => {
    const message = messageOf(name);
    return message ? [{ name, message: `${LABELS[name]}: ${message}` }] : [];
  });
}

const WHOM = [
  { value: 'me', label: 'Me' },
  { value: 'child', label: 'My child', hint: 'You get your own account and can help your child.' },
];

const KINDS = [
  { code: ROLE_CODES.student, label: ROLE_WORDS.student, hint: 'I want to study abroad.' },
  { code: ROLE_CODES.agent, label: ROLE_WORDS.agent, hint: 'I help students apply.' },
] as const;
type KindCode = (typeof KINDS)[number]['code'];

/** The two kinds of account anyone may open, as cards. Values are role codes. */
function KindChoice({ value, onChange }: { value: KindCode; onChange: (code: KindCode) => void }) {
  return (
    <ChoiceGroup legend="I am a">
      <div className="mt-1 grid gap-2 sm:grid-cols-2">
        {KINDS.map(({ code, label, hint }) => (
          <Checkbox
            key={code}
            type="radio"
            name="role"
            value={code}
            checked={value === code}
            onChange={() => onChange(code)}
            label={<span className="font-medium">{label}</span>}
            hint={hint}
            className="border border-control/60 bg-raised px-3 py-2.5 transition-colors duration-150 has-checked:border-brand has-checked:bg-brand-soft has-checked:ring-1 has-checked:ring-brand"
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}
