'use client';

import { useRouter } from 'next/navigation';
import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react';
import { ContactDetails } from '@/components/shell/contact-details';
import { StoredMeanwhile } from '@/components/staff/stored-meanwhile';
import { Button } from '@/components/ui/buttons/button';
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
import { HOME_BLOCK_TITLES, homeWords } from '@/lib/domain/accounts/home-page';
import { FACE_PICTURES, hasContact, type OperatorDetails } from '@/lib/domain/accounts/operator';
import type { Country } from '@/lib/domain/countries';
import { storedWords } from '@/lib/domain/saves/seen';
import { FACE_LABELS, FaceFields, type FaceValues } from './face-fields';
import { HomeBlocks } from './home-blocks';
import { ListFields } from './list-fields';
import { OfferFields } from './offer-fields';
import { PictureField } from './picture-field';
import { type FormSection, SITE_SECTIONS, type SiteSection, siteSectionPath } from './sections';

interface OperatorFormProps {
  operator: OperatorDetails;
  /** When it was saved last; null for never. */
  savedOn: string | null;
  /** The part in sight. The others keep what was typed, and one press saves all. */
  section: SiteSection;
  /** How many courses of each country are stored and not retired. */
  courses: Record<Country, number>;
  /** The environment's time zone, which wins; '' for none. */
  environmentZone: string;
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

const OFFER_LABELS = { countries: 'Countries offered', timeZone: 'Time zone', workingDays: 'Working days' };

/** The fields of each part; the face's, which stand first, are all others. */
const FIELDS: Partial<Record<FormSection, readonly string[]>> = {
  contact: ['name', 'address', 'phone', 'whatsapp', 'email', 'hours', 'links', 'imprint', 'offices'],
  about: ['about', 'licences', 'partners', 'people'],
  home: ['headline', 'sentence', 'homeBlocks'],
  offer: Object.keys(OFFER_LABELS),
};
const sectionOf = (field: string): FormSection =>
  (Object.keys(FIELDS) as FormSection[]).find((section) => FIELDS[section]?.includes(field)) ?? 'look';

/** Who runs the site, in parts. What another admin saved meanwhile takes nothing away that was typed here. */
export function OperatorForm({ operator, savedOn, section, courses, environmentZone }: OperatorFormProps) {
  const { values, meanwhile, put } = useFilled(formOf(operator));
  const { people, offices, homeBlocks } = values;
  const words = homeWords(values.countries);
  const router = useRouter();
  const [problems, setProblems] = useState<{ text: string; fields: Record<string, string> }>();
  const [attempt, setAttempt] = useState(0);
  const { busy, run } = useRun();

  const { licences, partners, links } = values;
  const listed = { licences: linesOf(licences), partners: linesOf(partners), links: linesOf(links) };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setProblems(undefined);
    return run(
      async () => {
        const saved = await call('PUT /operator', { body: { ...values, ...listed, savedOn } });
        put(formOf(saved.operator));
        rereadPage(router);
        toast.success(saved.message);
      },
      (error) => {
        setProblems({ text: error.message, fields: error.fields });
        setAttempt((count) => count + 1);
        const [first] = Object.keys(error.fields);
        const place = first ? sectionOf(nameAt(first)) : section;
        if (place !== section) router.replace(siteSectionPath(place), { scroll: false });
        // What they saved is compared with what was typed.
        if (error.status === 409) rereadPage(router);
      },
    );
  };
  const problemOf = (name: TextName | keyof FaceValues | 'timeZone') =>
    errorOf(problems?.fields, name) ||
    (name in meanwhile
      ? `Saved by someone else: ${isPicture(name) ? 'another picture' : storedWords(meanwhile[name])}.`
      : '');
  const field = (name: TextName, hint?: string) => ({
    ...{ name, label: LABELS[name], optional: true, error: problemOf(name), ...(hint && { hint }) },
  });
  const text = (name: TextName) => wired(values[name], (typed) => put({ [name]: typed } as Partial<typeof values>));
  const line = (name: TextName, props: ComponentProps<typeof TextInput>, hint?: string) => (
    <Field {...field(name, hint)}>
      <TextInput autoComplete="off" {...props} {...text(name)} />
    </Field>
  );
  const lines = (name: TextName, props: ComponentProps<typeof Textarea>, hint?: string) => (
    <Field {...field(name, hint)}>
      <Textarea {...props} {...text(name)} />
    </Field>
  );
  const parts: Record<FormSection, ReactNode> = {
    look: (
      <FaceFields
        face={values}
        onChange={put}
        problems={Object.fromEntries(
          (Object.keys(FACE_LABELS) as (keyof FaceValues)[]).map((name) => [name, problemOf(name)]),
        )}
      />
    ),
    contact: (
      <>
        <Card className="grid gap-5 sm:grid-cols-2">
          {line('name', { maxLength: 120, autoComplete: 'organization' })}
          {line('email', { type: 'email', maxLength: 254 })}
          {line('phone', { type: 'tel', maxLength: 40 })}
          {line('whatsapp', { type: 'tel', maxLength: 40 }, 'With the country code, for example +91.')}
          {lines('address', { rows: 3, maxLength: 500 })}
          {lines('hours', { rows: 3, maxLength: 300 }, 'For example, Monday to Friday, 10:00 to 18:00.')}
          {lines('links', { rows: 4 }, 'For example Facebook, Instagram or YouTube. One web address per line.')}
          {lines(
            'imprint',
            { rows: 4, maxLength: 2000 },
            'Registration and tax numbers, and the name of the person responsible.',
          )}
        </Card>
        <h3 className="mt-7 mb-3 font-medium">Other offices</h3>
        {meanwhile.offices && <StoredMeanwhile lines={meanwhile.offices.map(({ name }) => name)} />}
        <ListFields
          name="offices"
          one="office"
          entries={offices}
          empty={{ name: '', address: '', phone: '', hours: '' }}
          onChange={(change) => put((now) => ({ offices: change(now.offices) }))}
          problems={problems?.fields ?? {}}
        >
          {(office, set, of) => (
            <>
              <Field {...of('name', 'Office')}>
                <TextInput maxLength={80} placeholder="Jalandhar" {...wired(office.name, (name) => set({ name }))} />
              </Field>
              <Field {...of('phone', 'Phone number')}>
                <TextInput type="tel" maxLength={40} {...wired(office.phone, (phone) => set({ phone }))} />
              </Field>
              <Field {...of('address', 'Address')}>
                <Textarea rows={3} maxLength={500} {...wired(office.address, (address) => set({ address }))} />
              </Field>
              <Field {...of('hours', 'Opening hours')}>
                <Textarea rows={3} maxLength={300} {...wired(office.hours, (hours) => set({ hours }))} />
              </Field>
            </>
          )}
        </ListFields>
        <Preview of="/contact">
          {hasContact({ ...operator, ...values, ...listed, offices }) ? (
            <ContactDetails operator={{ ...values, ...listed, offices }} links={AsTyped} />
          ) : (
            <p className="text-sm text-muted">Only the contact form is shown. Enter an address or phone number.</p>
          )}
        </Preview>
      </>
    ),
    about: (
      <>
        <Card className="grid gap-5 sm:grid-cols-2">
          <div className="sm:col-span-2">
            {lines('about', { rows: 8, maxLength: 5000 }, 'An empty line starts a new paragraph.')}
          </div>
          {lines('licences', { rows: 4 }, 'One per line, with its number.')}
          {lines('partners', { rows: 4 }, 'One per line.')}
        </Card>
        <h3 className="mt-7 mb-3 font-medium">People</h3>
        {meanwhile.people && <StoredMeanwhile lines={meanwhile.people.map(({ name, role }) => `${name}, ${role}`)} />}
        <ListFields
          name="people"
          one="person"
          entries={people}
          empty={{ name: '', role: '', photo: '' }}
          onChange={(change) => put((now) => ({ people: change(now.people) }))}
          problems={problems?.fields ?? {}}
        >
          {(person, set, of) => (
            <>
              <Field {...of('name', 'Name')}>
                <TextInput maxLength={120} autoComplete="off" {...wired(person.name, (name) => set({ name }))} />
              </Field>
              <Field {...of('role', 'Role')}>
                <TextInput maxLength={120} autoComplete="off" {...wired(person.role, (role) => set({ role }))} />
              </Field>
              <PictureField
                {...of('photo', 'Picture')}
                picture={person.photo}
                alt={`${person.name || 'The person'} now`}
                className="size-16 rounded-full object-cover"
                onChange={(photo) => set({ photo })}
              />
            </>
          )}
        </ListFields>
      </>
    ),
    offer: (
      <OfferFields
        values={values}
        meanwhile={meanwhile}
        courses={courses}
        environmentZone={environmentZone}
        onChange={put}
        problemOf={(name) => (name === 'timeZone' ? problemOf(name) : errorOf(problems?.fields, name))}
      />
    ),
    home: (
      <>
        <Card className="space-y-5">
          {line(
            'headline',
            { maxLength: 90, placeholder: words.headline },
            'Up to 90 characters. Leave empty to use the standard headline.',
          )}
          {lines('sentence', { rows: 2, maxLength: 240, placeholder: words.sentence }, 'Up to 240 characters.')}
        </Card>
        <h3 className="mt-7 mb-3 font-medium">Sections below the search</h3>
        {meanwhile.homeBlocks && (
          <StoredMeanwhile lines={meanwhile.homeBlocks.map((block) => HOME_BLOCK_TITLES[block])} />
        )}
        <HomeBlocks shown={homeBlocks} onChange={(shown) => put({ homeBlocks: shown })} />
        <Preview of="/">
          <div className="ground-deep rounded-card p-6">
            <p className="max-w-[17ch] font-display text-2xl font-semibold">{values.headline || words.headline}</p>
            <p className="mt-2 max-w-[34rem] text-sm text-deep-muted">{values.sentence || words.sentence}</p>
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
    <form noValidate onSubmit={save} className="max-w-3xl [&>[role=alert]]:mb-6" hidden={!isHere(section)}>
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
    const label = ({ ...LABELS, ...FACE_LABELS, ...OFFER_LABELS } as Record<string, string>)[name];
    if (label) return { name, message: `${label}: ${message}` };
    return { name: at, message: `${name === 'offices' ? 'Offices' : 'People'}: ${message}` };
  });
  return named.length ? named : [{ message: `${text} Your entries are kept.` }];
}
