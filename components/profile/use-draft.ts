'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type Draft, dropDraft, keepDraft, readDraft } from './draft';

/** The state of an unsaved draft: brought back, or in need of a choice because the step was saved since. */
export type DraftState = { kind: 'none' } | { kind: 'restored' | 'outdated'; at: string };

/**
 * Keeps what is typed into a form in this browser until it is saved, and brings it back after a reload. A draft typed
 * over a state that was saved since is not brought back unasked.
 * @param updatedOn when the step was last saved, as the server said.
 * @param keeps what of the values a draft may hold: a password may not stay in the browser. Kept outside the component.
 */
export function useDraft<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  key: string,
  updatedOn: string | null,
  keeps: (values: Values) => Values = sameValues,
) {
  const [state, setState] = useState<DraftState>({ kind: 'none' });
  // What the next save must not overwrite: the state the form was filled from.
  const base = useRef(updatedOn);
  const offered = useRef<Draft<Values> | null>(null);
  const { reset, subscribe } = form;

  useEffect(() => {
    const draft = readDraft<Values>(key);
    if (!draft) return;
    if (draft.base === updatedOn) {
      base.current = updatedOn;
      reset(draft.values, { keepDefaultValues: true });
      setState({ kind: 'restored', at: draft.at });
    } else {
      offered.current = draft;
      setState({ kind: 'outdated', at: draft.at });
    }
  }, [key, updatedOn, reset]);

  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          if (offered.current) return;
          if (isDirty) keepDraft(key, { values: keeps(values), base: base.current, at: new Date().toISOString() });
          else dropDraft(key);
        },
      }),
    [key, subscribe, keeps],
  );

  /** Takes the draft over the newer saved state: the next save replaces that. */
  const takeDraft = useCallback(() => {
    if (!offered.current) return;
    const { values, at } = offered.current;
    offered.current = null;
    base.current = updatedOn;
    reset(values, { keepDefaultValues: true });
    keepDraft(key, { values, base: updatedOn, at });
    setState({ kind: 'none' });
  }, [key, updatedOn, reset]);

  /** Goes back to what is saved. */
  const discard = useCallback(() => {
    offered.current = null;
    base.current = updatedOn;
    dropDraft(key);
    reset();
    setState({ kind: 'none' });
  }, [key, updatedOn, reset]);

  /** Call after a save: nothing is unsaved any more. */
  const saved = useCallback(
    (values: Values, savedOn: string | null) => {
      offered.current = null;
      base.current = savedOn;
      reset(values);
      dropDraft(key);
      setState({ kind: 'none' });
    },
    [key, reset],
  );

  /** Call when the step was saved elsewhere: that save's tab shares this browser's drafts, and dropped this one's. */
  const keep = useCallback(
    (values: Values) => keepDraft(key, { values: keeps(values), base: base.current, at: new Date().toISOString() }),
    [key, keeps],
  );

  return { state, base, takeDraft, discard, saved, keep };
}

const sameValues = <Values>(values: Values): Values => values;
