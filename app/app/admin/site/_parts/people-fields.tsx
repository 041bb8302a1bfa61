'use client';

import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import { Card } from '@/components/ui/layout/card';
import type { OperatorPerson } from '@/lib/domain/accounts/operator';
import { PictureField } from './picture-field';

interface PeopleFieldsProps {
  people: OperatorPerson[];
  /** Gets the change to make: of the people as they are by then, since a picture's upload takes its time. */
  onChange: (change: (people: OperatorPerson[]) => OperatorPerson[]) => void;
  /** By field, such as 'people.0.name'. */
  problems: Record<string, string>;
}

/** The people whom visitors see, each with a picture. */
export function PeopleFields({ people, onChange, problems }: PeopleFieldsProps) {
  const set = (at: number, change: Partial<OperatorPerson>) =>
    onChange((now) => now.map((person, place) => (place === at ? { ...person, ...change } : person)));
  return (
    <div className="space-y-4">
      {people.map((person, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a person is no more than their place in the list.
        <Card key={at} className="grid gap-5 sm:grid-cols-2">
          <Field label="Name" name={`people.${at}.name`} error={problems[`people.${at}.name`] ?? ''}>
            <TextInput {...wired(person.name, (name) => set(at, { name }))} maxLength={120} autoComplete="off" />
          </Field>
          <Field label="Role" name={`people.${at}.role`} optional error={problems[`people.${at}.role`] ?? ''}>
            <TextInput {...wired(person.role, (role) => set(at, { role }))} maxLength={120} autoComplete="off" />
          </Field>
          <PictureField
            label="Picture"
            name={`people.${at}.photo`}
            picture={person.photo}
            alt={`${person.name || 'The person'} now`}
            className="size-16 rounded-full object-cover"
            problem={problems[`people.${at}.photo`] ?? ''}
            onChange={(photo) => set(at, { photo })}
          />
          <div className="self-end sm:text-right">
            <Button
              variant="danger-quiet"
              size="sm"
              onClick={() => onChange((now) => now.filter((_, place) => place !== at))}
              aria-label={`Remove ${person.name || 'this person'}`}
            >
              Remove
            </Button>
          </div>
        </Card>
      ))}
      {people.length < 20 && (
        <Button variant="secondary" onClick={() => onChange((now) => [...now, { name: '', role: '', photo: '' }])}>
          Add a person
        </Button>
      )}
    </div>
  );
}
