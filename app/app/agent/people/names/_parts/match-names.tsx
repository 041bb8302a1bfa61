'use client';

import { useState } from 'react';
import { useChange } from '@/components/staff/use-change';
import { Button } from '@/components/ui/buttons/button';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { SelectField } from '@/components/ui/controls/select-field';
import { RowSheet, SheetRow } from '@/components/ui/layout/row-sheet';
import { call } from '@/lib/api/client';
import type { TypedName } from '@/lib/contract/agency/agency';
import { counted } from '@/lib/domain/texts/counted';

interface MatchNamesProps {
  names: readonly TypedName[];
  people: readonly { _id: string; name: string }[];
}

/** Each typed name with the person it seems to mean; all that have one are matched together. */
export function MatchNames({ names, people }: MatchNamesProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(names.map(({ name, suggested }) => [name, suggested ?? ''])),
  );
  const change = useChange(() => undefined);
  const matches = names.flatMap(({ name }) => (chosen[name] ? [{ name, memberId: chosen[name] }] : []));
  const save = () => {
    if (!matches.length)
      return change.refuse({ message: 'Please choose a staff member for at least one name.', fields: {} });
    return change.run(() => call('POST /agency/counsellor-names', { body: { matches } }));
  };
  return (
    <>
      {change.refusal && (
        <FormErrorSummary
          title="Couldn’t match"
          errors={[{ message: change.refusal.message }]}
          attempt={change.attempt}
        />
      )}
      <RowSheet className="mb-5">
        {names.map(({ name, students }) => (
          <SheetRow
            key={name}
            endUnder
            className="py-2"
            end={
              <SelectField
                aria-label={`Person for ${name}`}
                className="w-56 max-sm:w-full"
                value={chosen[name] ?? ''}
                onChange={(event) => setChosen({ ...chosen, [name]: event.target.value })}
                placeholder="No change"
                options={people.map(({ _id, name: person }) => ({ value: _id, label: person }))}
              />
            }
          >
            <p className="font-medium wrap-anywhere">{name}</p>
            <p className="text-sm text-muted">{counted(students, 'student')}</p>
          </SheetRow>
        ))}
      </RowSheet>
      <Button busy={change.busy} onClick={save}>
        {`Match ${counted(matches.length, 'name')}`}
      </Button>
    </>
  );
}
