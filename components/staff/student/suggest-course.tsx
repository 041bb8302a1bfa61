'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { RadioGroup } from '@/components/ui/controls/radio-group';
import { TextInput } from '@/components/ui/controls/text-input';
import { Textarea } from '@/components/ui/controls/textarea';
import { ConfirmDialog } from '@/components/ui/windows/confirm-dialog';
import { CallError, call } from '@/lib/api/client';
import { useChange } from '../use-change';

interface Found {
  value: string;
  label: string;
  hint: string;
}

/** How many of what a search finds can be chosen. */
const SHOWN = 6;
const PAUSE_MS = 250;

/** Suggests a course to the student: found by its name, with a word why. */
export function SuggestCourse({ studentId, name }: { studentId: string; name: string }) {
  const [open, setOpen] = useState(false);
  const [q, setQ] = useState('');
  const [courseId, setCourseId] = useState('');
  const [note, setNote] = useState('');
  const found = useCourses(open ? q : '');
  const { busy, refusal, attempt, refuse, run } = useChange(() => {
    setOpen(false);
    setQ('');
    setCourseId('');
    setNote('');
  });
  const send = () => {
    if (!found?.some(({ value }) => value === courseId)) {
      return refuse({ message: 'Please choose a course.', fields: {} });
    }
    return run(() => call('POST /students/{id}/suggestions', { params: { id: studentId }, body: { courseId, note } }));
  };
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        Suggest a course…
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={send}
        size="lg"
        title="Suggest a course"
        text={
          <span className="wrap-anywhere">{`${name} gets a message, and decides whether to save it or apply.`}</span>
        }
        confirmLabel="Suggest"
        busy={busy}
      >
        <div className="space-y-4">
          {refusal && (
            <FormErrorSummary title="Not suggested" errors={[{ message: refusal.message }]} attempt={attempt} />
          )}
          <Field label="Course" name="course" hint="As in the search: nursing@douglas finds nursing at Douglas.">
            <TextInput value={q} maxLength={100} autoComplete="off" onChange={(event) => setQ(event.target.value)} />
          </Field>
          {found && found.length > 0 && (
            <RadioGroup
              legend="Which one?"
              name="courseId"
              choices={found}
              value={courseId}
              onValueChange={setCourseId}
            />
          )}
          {found?.length === 0 && <p className="text-sm text-muted">No courses found</p>}
          <Field label="Why" name="note" optional hint="The student reads it.">
            <Textarea value={note} maxLength={1000} rows={2} onChange={(event) => setNote(event.target.value)} />
          </Field>
        </div>
      </ConfirmDialog>
    </>
  );
}

/** The first courses that the search finds; undefined before anything was typed. */
function useCourses(q: string): readonly Found[] | undefined {
  const [found, setFound] = useState<readonly Found[]>();
  useEffect(() => {
    const words = q.trim();
    if (words.length < 2) return setFound(undefined);
    const stop = new AbortController();
    const timer = setTimeout(() => {
      call('GET /course-search', { query: { q: words, limit: SHOWN }, signal: stop.signal })
        .then(({ courses, also, close }) =>
          setFound(
            [...courses, ...also.courses, ...close.courses].slice(0, SHOWN).map((course) => ({
              value: course._id,
              label: course.course,
              hint: `${course.university}, ${course.country}`,
            })),
          ),
        )
        .catch((error) => {
          if (error instanceof CallError) setFound([]);
        });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [q]);
  return found;
}
