import { useState } from 'react';
import { isSame } from '@/lib/domain/saves/seen';

/**
 * What a form was filled from, which its save sends as `seen`, so that what someone else saved meanwhile is not overwritten. What a
 * refusal has shown counts as read: the next save leaves it out.
 */
export function useSeen<T extends object>(filled: T) {
  const [seen, setSeen] = useState<Partial<T>>(filled);
  return {
    seen,
    /** The form was filled again. */
    fill: (again: T) => setSeen(again),
    /** To be called with why a save was refused. */
    refused: (why: unknown) => setSeen((now) => without(now, why)),
  };
}

/**
 * The values of a form on a page that is read again while it stands there: what is stored by then takes the place of what was not
 * touched; what was chosen stays, with what it was filled from.
 */
export function useFilled<T extends object>(stored: T) {
  const [form, setForm] = useState({ stored, values: stored, seen: stored as Partial<T> });
  if (!isSame(stored, form.stored)) setForm(followed(form, stored));
  const names = Object.keys(stored) as (keyof T)[];
  const both = names.filter(
    (name) => !isSame(form.seen[name], stored[name]) && !isSame(form.values[name], stored[name]),
  );
  return {
    values: form.values,
    seen: form.seen,
    /** What is stored by now of what was touched here, where it is something else than the form was filled from. */
    meanwhile: Object.fromEntries(both.map((name) => [name, stored[name]])) as Partial<T>,
    /** @param changed fields, or what they are made of */
    put: (changed: Partial<T> | ((values: T) => Partial<T>)) =>
      setForm((now) => {
        const fields = typeof changed === 'function' ? changed(now.values) : changed;
        return { ...now, values: { ...now.values, ...fields } };
      }),
    refused: (why: unknown) => setForm((now) => ({ ...now, seen: without(now.seen, why) })),
  };
}

function followed<T extends object>(form: { stored: T; values: T; seen: Partial<T> }, stored: T) {
  const names = Object.keys(stored) as (keyof T)[];
  const touched = names.filter(
    (name) => !isSame(form.values[name], form.stored[name]) && !isSame(form.values[name], stored[name]),
  );
  const kept = <V extends Partial<T>>(of: V) => Object.fromEntries(touched.map((name) => [name, of[name]]));
  return { stored, values: { ...stored, ...kept(form.values) }, seen: { ...stored, ...kept(form.seen) } };
}

function without<T extends object>(seen: Partial<T>, why: unknown): Partial<T> {
  const { status, fields = {} } = (why ?? {}) as Partial<{ status: number; fields: object }>;
  if (status !== 409) return seen;
  return Object.fromEntries(Object.entries(seen).filter(([name]) => !(name in fields))) as Partial<T>;
}
