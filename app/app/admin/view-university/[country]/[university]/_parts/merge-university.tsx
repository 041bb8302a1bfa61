'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import { startLoadingBar } from '@/components/ui/feedback/loading-bar';
import { Card } from '@/components/ui/layout/card';
import { ConfirmDialog } from '@/components/ui/windows/confirm-dialog';
import { asRefusal, call } from '@/lib/api/client';
import type { Country } from '@/lib/domain/countries';

interface MergeUniversityProps {
  university: string;
  country: Country;
  /** The country's other universities. */
  others: readonly string[];
}

/** Makes this university part of another one, after saying what that means. */
export function MergeUniversity({ university, country, others }: MergeUniversityProps) {
  const router = useRouter();
  const [into, setInto] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  const ask = (event: FormEvent) => {
    event.preventDefault();
    const isKnown = others.includes(into.trim());
    setProblem(isKnown ? '' : 'Please choose one of the universities in this country.');
    setAsking(isKnown);
  };
  const merge = async () => {
    setBusy(true);
    try {
      const answer = await call('POST /universities/merge', { body: { country, university, into: into.trim() } });
      startLoadingBar();
      router.push(`/app/admin/bulk-course/${answer.import._id}`);
    } catch (error) {
      setProblem(asRefusal(error, 'The universities were not merged.').message);
      setAsking(false);
      setBusy(false);
    }
  };
  return (
    <Card as="section" aria-labelledby="merge" className="mt-6">
      <h2 id="merge" className="text-base">
        Merge into another university
      </h2>
      <form noValidate onSubmit={ask} className="mt-3 space-y-4">
        <Field
          label="The university to keep"
          name="into"
          hint="Use this if a university is listed twice under different names."
          {...(problem ? { error: problem } : {})}
        >
          <TextInput list="other-universities" autoComplete="off" {...wired(into, setInto)} />
        </Field>
        <datalist id="other-universities">
          {others.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Button type="submit" variant="secondary">
          Merge
        </Button>
      </form>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={merge}
        busy={busy}
        title="Merge these universities?"
        text={
          <span className="wrap-anywhere">
            {`The courses, applications and logo of ${university} will move to ${into.trim()}. Later files can use either name. You can undo this under Bulk course.`}
          </span>
        }
        confirmLabel="Merge"
      />
    </Card>
  );
}
