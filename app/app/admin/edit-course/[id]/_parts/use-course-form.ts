'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { toast } from '@/components/ui/feedback/toast';
import { useRun } from '@/components/ui/feedback/use-run';
import { call } from '@/lib/api/client';
import { rereadPage } from '@/lib/api/network';
import type { CourseView } from '@/lib/contract/catalogue/courses';
import { type CourseValues, merged, shownValue, valuesOf } from './course-values';

interface Problems {
  title: string;
  /** What concerns no single field. */
  text?: string;
  fields: Record<string, string>;
}

/**
 * The form of a course. When someone else saved it meanwhile, the server refuses and the page is read again: fields
 * that were not touched here take what they saved, the others keep what was typed, and say what is stored.
 * @param seen the version of `course`
 */
export function useCourseForm(course: CourseView, seen: string) {
  const router = useRouter();
  const [form, setForm] = useState(() => ({ page: seen, seen, base: valuesOf(course), values: valuesOf(course) }));
  const [problems, setProblems] = useState<Problems>();
  const [attempt, setAttempt] = useState(0);
  const { busy, run } = useRun();

  const refuse = (why: Problems) => {
    setProblems(why);
    setAttempt((count) => count + 1);
  };
  // The page was read again: after one's own save it has the version that this form holds, else someone else's.
  if (seen !== form.page && !busy && seen === form.seen) setForm({ ...form, page: seen });
  else if (seen !== form.page && !busy) {
    const base = valuesOf(course);
    const { values, conflicts } = merged(form.base, form.values, base);
    setForm({ page: seen, seen, base, values });
    refuse({
      title: CHANGED_MEANWHILE,
      text: 'Their changes are now in the form, and your own entries are kept. Check them and save again.',
      fields: Object.fromEntries(
        Object.entries(conflicts).map(([name, value]) => [name, `saved by someone else: ${shownValue(value)}.`]),
      ),
    });
  }

  const change = (changed: Partial<CourseValues>) => setForm({ ...form, values: { ...form.values, ...changed } });

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setProblems(undefined);
    return run(
      async () => {
        const body = { ...form.values, seen: form.seen };
        const answer = await call('PUT /courses/{id}', { params: { id: course._id }, body });
        setForm({ ...form, seen: answer.seen, base: form.values });
        toast.success(answer.message);
        rereadPage(router);
      },
      ({ status, message, fields }) => {
        const concernsFields = Object.keys(fields).length > 0;
        refuse(concernsFields ? { title: message, fields } : { title: 'Couldn’t save', text: message, fields });
        if (status === 409 && !concernsFields) rereadPage(router);
      },
    );
  };

  return { values: form.values, change, save, busy, problems, attempt };
}

const CHANGED_MEANWHILE = 'Someone else changed this course while you were editing';
