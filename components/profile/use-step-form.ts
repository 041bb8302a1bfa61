'use client';

import { useRouter } from 'next/navigation';
import { type BaseSyntheticEvent, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import { startLoadingBar } from '@/components/ui/feedback/loading-bar';
import { toast } from '@/components/ui/feedback/toast';
import { asRefusal } from '@/lib/api/client';
import { draftKey } from './draft';
import { type Problem, problemsOf } from './form-problems';
import type { LateChecks } from './late-checks';
import { type DraftState, useDraft } from './use-draft';

export interface StepPlace {
  studentId: string;
  /** Where a save leads. */
  nextHref: string;
}

interface StepForm<Values extends FieldValues, Sent> extends StepPlace {
  /** Names the draft: 'personal'. */
  step: string;
  values: DefaultValues<Values>;
  /** When the step was last saved; null when never. */
  updatedOn: string | null;
  checks: LateChecks<Values, Sent>;
  labelOf: (path: string) => string;
  /** Where the form holds a field the server names; by default the server's own name. */
  pathOf?: (field: string) => string;
  /** `failure` null: the server's own message. `signedOut`: 'Please log in again.' unless given. */
  texts: { success: string; failure: string | null; signedOut?: string };
  /**
   * Makes the call. Returns the new `updatedOn`, the server's own words for the toast where they matter, and where to go
   * on when the record was created by it.
   */
  save: (
    checked: Sent,
    updatedOn: string | null,
  ) => Promise<{ updatedOn: string | null; nextHref?: string; message?: string }>;
  /** What of the values a draft may hold; everything unless given. */
  draftKeeps?: (values: Values) => Values;
}

/**
 * One step of the profile wizard: its form, its draft, its save. A save goes on to the next step; a refusal stands at
 * the fields and in the summary; a session that ended or a save from another tab lose nothing typed.
 */
export function useStepForm<Values extends FieldValues, Sent>(options: StepForm<Values, Sent>) {
  const { studentId, step, values, updatedOn, checks, labelOf, pathOf, texts, save, nextHref, draftKeeps } = options;
  const router = useRouter();
  const form = useForm<Values, unknown, Sent>({
    resolver: checks.resolver,
    defaultValues: values,
    shouldFocusError: false,
  });
  const draft = useDraft(form, draftKey(studentId, step), updatedOn, draftKeeps);
  const [problems, setProblems] = useState<Problems>({ lines: [] });
  const [expired, setExpired] = useState<string | null>(null);
  const underway = useRef(false);
  const { isDirty, isSubmitting, submitCount } = form.formState;

  const refuse = (error: unknown) => {
    const { status, message, fields } = asRefusal(error, 'Your changes were not saved.');
    if (status === 401) return setExpired(texts.signedOut ?? 'Please log in again.');
    if (status === 409 && Object.keys(fields).length === 0) {
      draft.keep(form.getValues());
      router.refresh();
    }
    const atFields = Object.entries(fields).map(([field, reason]) => {
      const name = pathOf?.(field) ?? field;
      form.setError(name as Path<Values>, { message: reason });
      return { name, message: `${labelOf(name)}: ${reason}` };
    });
    const title = status === 0 ? 'Network error.' : (texts.failure ?? message);
    const rest = title === message || status === 0 ? 'Your changes are still here. Please try again.' : message;
    setProblems({ title, lines: atFields.length > 0 ? atFields : [{ message: rest }] });
  };

  const checkAndSave = form.handleSubmit(
    async (checked) => {
      if (underway.current) return;
      underway.current = true;
      setProblems({ lines: [] });
      setExpired(null);
      try {
        const answer = await save(checked, draft.base.current);
        draft.saved(form.getValues(), answer.updatedOn);
        toast.success(answer.message ?? texts.success);
        startLoadingBar();
        router.push(answer.nextHref ?? nextHref);
        // The step that is left must not come back from the router's memory as it was before the save.
        router.refresh();
      } catch (error) {
        refuse(error);
      } finally {
        underway.current = false;
      }
    },
    (errors) => setProblems({ lines: problemsOf(errors, labelOf) }),
  );
  // It rejects when what checks the form can't be loaded.
  const submit = (event?: BaseSyntheticEvent) => checkAndSave(event).catch(refuse);

  return { form, submit, touched: checks.load, draft, problems, expired, isDirty, isSubmitting, submitCount };
}

interface Problems {
  /** The failure as a whole; the summary's usual title without it. */
  title?: string;
  lines: readonly Problem[];
}

/** What a step's frame needs to know of its form. */
export interface StepFormState {
  submit: (event?: BaseSyntheticEvent) => Promise<void>;
  /** To be called when the form is first touched. */
  touched: () => void;
  draft: { state: DraftState; takeDraft: () => void; discard: () => void };
  problems: Problems;
  /** What to say about a session that has ended; null while it goes on. */
  expired: string | null;
  isDirty: boolean;
  isSubmitting: boolean;
  submitCount: number;
}
