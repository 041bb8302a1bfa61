import { ITEM_KINDS, type ItemKind, KIND_TITLES } from '@/lib/domain/applications/checklist';

/** One line of the form that asks for items. */
export interface AskedRow {
  /** Its place in the form, for React. */
  key: string;
  kind: ItemKind;
  label: string;
  note: string;
  /** 'YYYY-MM-DD', '' for none. */
  dueOn: string;
  /** Asks for a new one even where the profile has one. */
  fresh: boolean;
}

/** What staff can ask for by hand; conditions come with the offer. */
export const ASKABLE = ITEM_KINDS.filter((kind) => kind !== 'condition').map((kind) => ({
  value: kind,
  label: KIND_TITLES[kind],
}));

/** The rows as the call takes them. */
export function draftsOf(rows: readonly AskedRow[]) {
  return rows.map(({ kind, label, note, dueOn, fresh }) => ({ kind, label: label.trim(), note, dueOn, fresh }));
}

/** Why the rows can't be sent, in words; '' when they can. */
export function problemOf(rows: readonly AskedRow[]): string {
  if (rows.length === 0) return 'Please choose what to request.';
  return rows.every(({ label }) => label.trim()) ? '' : 'Please name each item.';
}
