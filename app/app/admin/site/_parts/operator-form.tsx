'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { StoredMeanwhile } from '@/components/staff/stored-meanwhile';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { TextInput } from '@/components/ui/controls/text-input';
import { Textarea } from '@/components/ui/controls/textarea';
import { toast } from '@/components/ui/feedback/toast';
import { useRun } from '@/components/ui/feedback/use-run';
import { useFilled } from '@/components/ui/feedback/use-seen';
import { Card } from '@/components/ui/layout/card';
import { Section } from '@/components/ui/layout/section';
import { call } from '@/lib/api/client';
import { rereadPage } from '@/lib/api/network';
import { FACE_PICTURES, type OperatorDetails } from '@/lib/domain/accounts/operator';
import { storedWords } from '@/lib/domain/saves/seen';
import { FACE_LABELS, FaceFields, type FaceValues } from './face-fields';
import { PeopleFields } from './people-fields';

interface OperatorFormProps {
  operator: OperatorDetails;
  /** When it was saved last; null for never. */
  savedOn: string | null;
}

type TextName = 'name' | 'address' | 'phone' | 'whatsapp' | 'email' | 'about' | 'terms' | 'licences' | 'partners';
const LABELS: Record<TextName, string> = {
  name: 'Company name',
  address: 'Address',
  phone: 'Telephone',
  whatsapp: 'WhatsApp number',
  email: 'Email',
  about: 'About us',
  terms: 'Terms',
  licences: 'Licences and memberships',
  partners: 'Partners',
};

/** Who runs the site, on one page. What another admin saved meanwhile takes nothing away that was typed here. */
export function OperatorForm({ operator, savedOn }: OperatorFormProps) {
  const { values, meanwhile, put } = useFilled({ ...textsOf(operator), people: operator.people });
  const { people, siteName, colour, logo, logoDark, icon, ...texts } = values;
  const face = { siteName, colour, logo, logoDark, icon };
  const router = useRouter();
  const [problems, setProblems] = useState<{ text: string; fields: Record<string, string> }>();
  const [attempt, setAttempt] = useState(0);
  const { busy, run } = useRun();

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setProblems(undefined);
    const { licences, partners, ...plain } = texts;
    const body = {
      ...face,
      ...plain,
      licences: linesOf(licences),
      partners: linesOf(partners),
      people: [...people],
      savedOn,
    };
    return run(
      async () => {
        const saved = await call('PUT /operator', { body });
        put({ ...textsOf(saved.operator), people: saved.operator.people });
        rereadPage(router);
        toast.success(saved.message);
      },
      (error) => {
        setProblems({ text: error.message, fields: error.fields });
        setAttempt((count) => count + 1);
        // What they saved is compared with what was typed.
        if (error.status === 409) rereadPage(router);
      },
    );
  };
  const problemOf = (name: TextName | keyof FaceValues) =>
    errorOf(problems?.fields, name) ||
    (name in meanwhile
      ? `Saved by someone else: ${isPicture(name) ? 'another picture' : storedWords(meanwhile[name])}.`
      : '');
  const field = (name: TextName, hint?: string) => ({
    name,
    label: LABELS[name],
    optional: true,
    error: problemOf(name),
    ...(hint ? { hint } : {}),
  });
  const text = (name: TextName) => ({
    value: texts[name],
    onChange: ({ target }: { target: { value: string } }) =>
      put({ [name]: target.value } as Partial<Record<TextName, string>>),
  });

  return (
    <form noValidate onSubmit={save} className="max-w-3xl">
      {problems && (
        <FormErrorSummary title="Couldn’t save" errors={summaryOf(problems.text, problems.fields)} attempt={attempt} />
      )}
      <Section title="Name and look">
        <FaceFields
          face={face}
          onChange={put}
          problems={Object.fromEntries(
            (Object.keys(FACE_LABELS) as (keyof FaceValues)[]).map((name) => [name, problemOf(name)]),
          )}
        />
      </Section>
      <Section title="Who you are">
        <Card className="grid gap-5 sm:grid-cols-2">
          <Field {...field('name')}>
            <TextInput maxLength={120} autoComplete="organization" {...text('name')} />
          </Field>
          <Field {...field('email')}>
            <TextInput type="email" autoComplete="off" maxLength={254} {...text('email')} />
          </Field>
          <Field {...field('phone')}>
            <TextInput type="tel" autoComplete="off" maxLength={40} {...text('phone')} />
          </Field>
          <Field {...field('whatsapp', 'With the country code, like +91.')}>
            <TextInput type="tel" autoComplete="off" maxLength={40} {...text('whatsapp')} />
          </Field>
          <Field {...field('address')} className="sm:col-span-2">
            <Textarea rows={3} maxLength={500} {...text('address')} />
          </Field>
          <Field {...field('about', 'An empty line starts a new paragraph.')} className="sm:col-span-2">
            <Textarea rows={6} maxLength={5000} {...text('about')} />
          </Field>
        </Card>
      </Section>
      <Section title="People">
        {meanwhile.people && <StoredMeanwhile lines={meanwhile.people.map(({ name, role }) => `${name}, ${role}`)} />}
        <PeopleFields
          people={people}
          onChange={(change) => put(({ people: now }) => ({ people: change(now) }))}
          problems={problems?.fields ?? {}}
        />
      </Section>
      <Section title="Credentials">
        <Card className="grid gap-5 sm:grid-cols-2">
          <Field {...field('licences', 'One per line, with its number.')}>
            <Textarea rows={4} {...text('licences')} />
          </Field>
          <Field {...field('partners', 'One per line.')}>
            <Textarea rows={4} {...text('partners')} />
          </Field>
        </Card>
      </Section>
      <Section title="Terms">
        <Card>
          <Field {...field('terms', 'An empty line starts a new paragraph.')}>
            <Textarea rows={10} maxLength={30000} {...text('terms')} />
          </Field>
        </Card>
      </Section>
      <Button type="submit" size="lg" busy={busy}>
        Save
      </Button>
    </form>
  );
}

const textsOf = ({
  licences,
  partners,
  people: _,
  ...plain
}: OperatorDetails): Record<TextName | keyof FaceValues, string> => ({
  ...plain,
  licences: licences.join('\n'),
  partners: partners.join('\n'),
});

const isPicture = (name: string) => FACE_PICTURES.some((one) => one === name);

const linesOf = (typed: string) =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** A line of a list is named 'licences.0'. */
const errorOf = (fields: Record<string, string> = {}, name: string) =>
  Object.entries(fields).find(([at]) => at === name || at.startsWith(`${name}.`))?.[1] ?? '';

function summaryOf(text: string, fields: Record<string, string>) {
  const named = Object.entries(fields).map(([at, message]) => {
    const name = at.split('.')[0] as TextName;
    const label = { ...LABELS, ...FACE_LABELS }[name];
    return label ? { name, message: `${label}: ${message}` } : { message: `People: ${message}` };
  });
  return named.length ? named : [{ message: `${text} Your entries are kept.` }];
}
