'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useState } from 'react';
import { ContactDetails } from '@/components/shell/contact-details';
import { StoredMeanwhile } from '@/components/staff/stored-meanwhile';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { TextInput } from '@/components/ui/controls/text-input';
import { Textarea } from '@/components/ui/controls/textarea';
import { wired } from '@/components/ui/controls/wired';
import { toast } from '@/components/ui/feedback/toast';
import { useRun } from '@/components/ui/feedback/use-run';
import { useFilled } from '@/components/ui/feedback/use-seen';
import { Card } from '@/components/ui/layout/card';
import { Section } from '@/components/ui/layout/section';
import { call } from '@/lib/api/client';
import { rereadPage } from '@/lib/api/network';
import { HOME_BLOCK_TITLES, HOME_WORDS } from '@/lib/domain/accounts/home-page';
import { FACE_PICTURES, hasContact, type OperatorDetails } from '@/lib/domain/accounts/operator';
import { storedWords } from '@/lib/domain/saves/seen';
import { FACE_LABELS, FaceFields, type FaceValues } from './face-fields';
import { HomeBlocks } from './home-blocks';
import { OfficesFields } from './offices-fields';
import { PeopleFields } from './people-fields';
import { type FormSection, SITE_SECTIONS, type SiteSection, siteSectionPath } from './sections';

interface OperatorFormProps {
  operator: OperatorDetails;
  /** When it was saved last; null for never. */
  savedOn: string | null;
  /** The part in sight. The others keep what was typed, and one press saves all. */
  section: SiteSection;
}

const LABELS = {
  name: 'Company name',
  address: 'Address',
  phone: 'Phone number',
  whatsapp: 'WhatsApp number',
  email: 'Email',
  hours: 'Opening hours',
  links: 'Social media and other pages',
  imprint: 'Registration',
  headline: 'Headline',
  sentence: 'Sentence below the headline',
  about: 'About us',
  licences: 'Licences and memberships',
  partners: 'Partners',
} as const;
type TextName = keyof typeof LABELS;

/** Where each field stands that isn't among the face's, which stand first. */
const SECTION_OF: Partial<Record<string, FormSection>> = {
  ...Object.fromEntries(
    ['name', 'address', 'phone', 'whatsapp', 'email', 'hours', 'links', 'imprint', 'offices'].map((field) => [
      field,
      'contact',
    ]),
  ),
  ...Object.fromEntries(['about', 'licences', 'partners', 'people'].map((field) => [field, 'about'])),
  ...Object.fromEntries(['headline', 'sentence', 'homeBlocks'].map((field) => [field, 'home'])),
};

/** Who runs the site, in parts. What another admin saved meanwhile takes nothing away that was typed here. */
export function OperatorForm({ operator, savedOn, section }: OperatorFormProps) {
  const { values, meanwhile, put } = useFilled(formOf(operator));
  const { people, offices, homeBlocks, siteName, shortName, colour, logo, logoDark, icon, ...texts } = values;
  const face = { siteName, shortName, colour, logo, logoDark, icon };
  const router = useRouter();
  const [problems, setProblems] = useState<{ text: string; fields: Record<string, string> }>();
  const [attempt, setAttempt] = useState(0);
  const { busy, run } = useRun();

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setProblems(undefined);
    const [licences, partners, links] = [texts.licences, texts.partners, texts.links].map(linesOf);
    const body = { ...face, ...texts, licences, partners, links, offices, people, homeBlocks, savedOn };
    return run(
      async () => {
        const saved = await call('PUT /operator', { body });
        put(formOf(saved.operator));
        rereadPage(router);
        toast.success(saved.message);
      },
      (error) => {
        setProblems({ text: error.message, fields: error.fields });
        setAttempt((count) => count + 1);
        const [first] = Object.keys(error.fields);
        const place = first ? (SECTION_OF[nameAt(first)] ?? 'look') : section;
        if (place !== section) router.replace(siteSectionPath(place), { scroll: false });
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
  const text = (name: TextName) => wired(texts[name], (typed) => put({ [name]: typed } as Partial<typeof texts>));
  const listed = { links: linesOf(texts.links), licences: linesOf(texts.licences), partners: linesOf(texts.partners) };

  const parts: Record<FormSection, ReactNode> = {
    look: (
      <FaceFields
        face={face}
        onChange={put}
        problems={Object.fromEntries(
          (Object.keys(FACE_LABELS) as (keyof FaceValues)[]).map((name) => [name, problemOf(name)]),
        )}
      />
    ),
    contact: (
      <>
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
          <Field {...field('whatsapp', 'With the country code, for example +91.')}>
            <TextInput type="tel" autoComplete="off" maxLength={40} {...text('whatsapp')} />
          </Field>
          <Field {...field('address')}>
            <Textarea rows={3} maxLength={500} {...text('address')} />
          </Field>
          <Field {...field('hours', 'For example, Monday to Friday, 10:00 to 18:00.')}>
            <Textarea rows={3} maxLength={300} {...text('hours')} />
          </Field>
          <Field {...field('links', 'For example Facebook, Instagram or YouTube. One web address per line.')}>
            <Textarea rows={4} {...text('links')} />
          </Field>
          <Field {...field('imprint', 'Registration and tax numbers, and the name of the person responsible.')}>
            <Textarea rows={4} maxLength={2000} {...text('imprint')} />
          </Field>
        </Card>
        <h3 className="mt-7 mb-3 font-medium">Other offices</h3>
        {meanwhile.offices && <StoredMeanwhile lines={meanwhile.offices.map(({ name }) => name)} />}
        <OfficesFields
          offices={offices}
          onChange={(changed) => put({ offices: changed })}
          problems={problems?.fields ?? {}}
        />
        <Preview of="/contact">
          {hasContact({ ...operator, ...texts, ...listed, offices }) ? (
            <ContactDetails operator={{ ...texts, ...listed, offices }} links={AsTyped} />
          ) : (
            <p className="text-sm text-muted">Only the contact form is shown. Enter an address or number above.</p>
          )}
        </Preview>
      </>
    ),
    about: (
      <>
        <Card className="grid gap-5 sm:grid-cols-2">
          <Field {...field('about', 'An empty line starts a new paragraph.')} className="sm:col-span-2">
            <Textarea rows={8} maxLength={5000} {...text('about')} />
          </Field>
          <Field {...field('licences', 'One per line, with its number.')}>
            <Textarea rows={4} {...text('licences')} />
          </Field>
          <Field {...field('partners', 'One per line.')}>
            <Textarea rows={4} {...text('partners')} />
          </Field>
        </Card>
        <h3 className="mt-7 mb-3 font-medium">People</h3>
        {meanwhile.people && <StoredMeanwhile lines={meanwhile.people.map(({ name, role }) => `${name}, ${role}`)} />}
        <PeopleFields
          people={people}
          onChange={(change) => put(({ people: now }) => ({ people: change(now) }))}
          problems={problems?.fields ?? {}}
        />
      </>
    ),
    home: (
      <>
        <Card className="space-y-5">
          <Field {...field('headline', 'Up to 90 characters. If empty, our standard headline is used.')}>
            <TextInput maxLength={90} {...text('headline')} placeholder={HOME_WORDS.headline} />
          </Field>
          <Field {...field('sentence', 'Up to 240 characters.')}>
            <Textarea rows={2} maxLength={240} {...text('sentence')} placeholder={HOME_WORDS.sentence} />
          </Field>
        </Card>
        <h3 className="mt-7 mb-3 font-medium">Sections below the search</h3>
        {meanwhile.homeBlocks && (
          <StoredMeanwhile lines={meanwhile.homeBlocks.map((block) => HOME_BLOCK_TITLES[block])} />
        )}
        <HomeBlocks shown={homeBlocks} onChange={(shown) => put({ homeBlocks: shown })} />
        <Preview of="/">
          <div className="ground-deep rounded-card p-6">
            <p className="max-w-[17ch] font-display text-2xl font-semibold">{texts.headline || HOME_WORDS.headline}</p>
            <p className="mt-2 max-w-[34rem] text-sm text-deep-muted">{texts.sentence || HOME_WORDS.sentence}</p>
          </div>
          <ol className="mt-3 list-decimal ps-5 text-sm text-muted">
            {homeBlocks.map((block) => (
              <li key={block}>{HOME_BLOCK_TITLES[block]}</li>
            ))}
          </ol>
        </Preview>
      </>
    ),
  };

  // The others have forms of their own.
  const isHere = (place: SiteSection): place is FormSection => place in parts;
  return (
    <form noValidate onSubmit={save} className="max-w-3xl" hidden={!isHere(section)}>
      {problems && (
        <FormErrorSummary title="Couldn’t save" errors={summaryOf(problems.text, problems.fields)} attempt={attempt} />
      )}
      {isHere(section) && <Section title={SITE_SECTIONS[section]}>{parts[section]}</Section>}
      <Button type="submit" size="lg" busy={busy}>
        Save
      </Button>
    </form>
  );
}

/** Numbers and addresses before they are links. */
const AsTyped = ({
  operator: { phone, whatsapp, email },
}: {
  operator: Record<'phone' | 'whatsapp' | 'email', string>;
}) => <p className="text-sm">{[phone, whatsapp && `WhatsApp ${whatsapp}`, email].filter(Boolean).join(' · ')}</p>;

/** How it will look, as it is typed, and where it stands. */
function Preview({ of, children }: { of: string; children: ReactNode }) {
  return (
    <section aria-label="Preview" className="mt-7">
      <p className="mb-3 flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="font-medium">Preview</span>
        <a href={of} target="_blank" rel="noopener" className="text-brand-ink underline underline-offset-4">
          Open the page<span className="sr-only"> (opens in a new tab)</span>
        </a>
      </p>
      <div className="rounded-card border border-dashed border-control p-4 sm:p-6">{children}</div>
    </section>
  );
}

/** What the form holds: lists of lines as one text. */
const formOf = ({ licences, partners, links, ...plain }: OperatorDetails) => ({
  ...plain,
  licences: licences.join('\n'),
  partners: partners.join('\n'),
  links: links.join('\n'),
});

const isPicture = (name: string) => FACE_PICTURES.some((one) => one === name);

const linesOf = (typed: string) =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The field of a line of a list, 'licences.0', or of a part of one, 'people.0.name'. */
const nameAt = (at: string) => at.split('.')[0] ?? at;

const errorOf = (fields: Record<string, string> = {}, name: string) =>
  Object.entries(fields).find(([at]) => nameAt(at) === name)?.[1] ?? '';

function summaryOf(text: string, fields: Record<string, string>) {
  const named = Object.entries(fields).map(([at, message]) => {
    const name = nameAt(at);
    const label = ({ ...LABELS, ...FACE_LABELS } as Record<string, string>)[name];
    if (label) return { name, message: `${label}: ${message}` };
    return { name: at, message: `${name === 'offices' ? 'Offices' : 'People'}: ${message}` };
  });
  return named.length ? named : [{ message: `${text} Your entries are kept.` }];
}
