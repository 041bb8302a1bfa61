'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { FileInput } from '@/components/ui/controls/file-input';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import { toast } from '@/components/ui/feedback/toast';
import { WAITS_FOR_NETWORK } from '@/components/ui/feedback/upload-words';
import { Card } from '@/components/ui/layout/card';
import { CallError } from '@/lib/api/client';
import { upload } from '@/lib/api/upload';
import { type OperatorPerson, picturePath } from '@/lib/domain/accounts/operator';

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
          <Photo at={at} person={person} problem={problems[`people.${at}.photo`] ?? ''} onChange={set} />
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

interface PhotoProps {
  at: number;
  person: OperatorPerson;
  problem: string;
  onChange: (at: number, change: Partial<OperatorPerson>) => void;
}

/** Uploads the picture as soon as it is chosen. */
function Photo({ at, person, problem, onChange }: PhotoProps) {
  const [refusal, setRefusal] = useState('');
  const send = async ([image]: File[]) => {
    setRefusal('');
    if (!image) return false;
    try {
      const given = { body: {}, files: { image } };
      const { id } = await upload('POST /pictures', given, { onWaiting: () => toast.info(WAITS_FOR_NETWORK) });
      onChange(at, { photo: id });
      toast.success('The picture is uploaded. Please save the page.');
      return true;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setRefusal(error.fields.image ?? error.message);
    }
    return false;
  };
  return (
    <Field label="Picture" name={`people.${at}.photo`} optional error={refusal || problem}>
      <FileInput
        accept=".jpg,.jpeg,.png,.webp"
        typeHint="JPG, PNG or WebP, up to 5 MB"
        onFiles={send}
        current={
          person.photo && (
            // biome-ignore lint/performance/noImgElement: the site makes its own sizes.
            <img
              src={`${picturePath(person.photo)}?w=480`}
              alt={`${person.name || 'The person'} now`}
              className="size-16 rounded-full object-cover"
            />
          )
        }
      />
    </Field>
  );
}
