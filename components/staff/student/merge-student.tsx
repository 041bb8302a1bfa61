'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { RadioGroup } from '@/components/ui/controls/radio-group';
import { TextInput } from '@/components/ui/controls/text-input';
import { ConfirmDialog } from '@/components/ui/windows/confirm-dialog';
import { CallError, call } from '@/lib/api/client';
import { useChange } from '../use-change';

interface Account {
  _id: string;
  name: string;
  email: string;
  mobile: string;
}

interface MergeStudentProps {
  student: Account;
  /** Other students with the same number. */
  alike: readonly Account[];
}

const SHOWN = 6;
const PAUSE_MS = 250;

/** Merges another account of the same person into this student's: one with the same number, or one that is looked up. */
export function MergeStudent({ student, alike }: MergeStudentProps) {
  const [open, setOpen] = useState(false);
  const [q, setQ] = useState('');
  const [goneId, setGoneId] = useState('');
  const found = useStudents(open ? q : '', student._id) ?? alike;
  const { busy, refusal, attempt, refuse, run, clear } = useChange(() => close());
  const close = () => {
    setOpen(false);
    setQ('');
    setGoneId('');
    clear();
  };
  const send = () => {
    if (!found.some(({ _id }) => _id === goneId)) {
      return refuse({ message: 'Please choose the other account.', fields: {} });
    }
    return run(() => call('POST /students/{id}/merge', { params: { id: student._id }, body: { goneId } }));
  };
  const isAlike = q.trim().length < 2;
  return (
    <>
      {alike.length > 0 && (
        <p className="mb-3 text-sm wrap-anywhere">
          {`The same number has: ${alike.map(({ name, email }) => `${name} (${email})`).join(', ')}.`}
        </p>
      )}
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        Merge another account…
      </Button>
      <ConfirmDialog
        open={open}
        onClose={close}
        onConfirm={send}
        size="lg"
        title="Merge another account into this one"
        text={
          <span className="wrap-anywhere">
            {`Its applications, documents and messages come to ${student.name}, with its agent and counsellor where there is none here. It can’t sign in any more. You can take this back for 30 days.`}
          </span>
        }
        confirmLabel="Merge"
        destructive
        busy={busy}
      >
        <div className="space-y-4">
          {refusal && <FormErrorSummary title="Not merged" errors={[{ message: refusal.message }]} attempt={attempt} />}
          <Field label="The other account" name="other" hint="Name, e-mail address or number.">
            <TextInput value={q} maxLength={100} autoComplete="off" onChange={(event) => setQ(event.target.value)} />
          </Field>
          {found.length > 0 && (
            <RadioGroup
              legend={isAlike ? 'With the same number' : 'Which one?'}
              name="goneId"
              choices={found.map(({ _id, name, email, mobile }) => ({
                value: _id,
                label: name,
                hint: [email, mobile].filter(Boolean).join(', '),
              }))}
              value={goneId}
              onValueChange={setGoneId}
            />
          )}
          {!isAlike && found.length === 0 && <p className="text-sm text-muted">No other student is found.</p>}
        </div>
      </ConfirmDialog>
    </>
  );
}

/** The first other students that a search finds; undefined before one was done. */
function useStudents(q: string, but: string): readonly Account[] | undefined {
  const [found, setFound] = useState<readonly Account[]>();
  useEffect(() => {
    const words = q.trim();
    if (words.length < 2) return setFound(undefined);
    const stop = new AbortController();
    const timer = setTimeout(() => {
      call('GET /get-students', { query: { q: words, limit: SHOWN }, signal: stop.signal })
        .then((students) => setFound(students.filter(({ _id, mergedInto }) => _id !== but && !mergedInto)))
        .catch((error) => {
          if (error instanceof CallError) setFound([]);
        });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [q, but]);
  return found;
}
