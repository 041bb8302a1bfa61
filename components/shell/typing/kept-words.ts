import { dropDraft, keepDraft, readDraft } from '@/components/profile/draft';
import { DAY_MS } from '@/lib/domain/days/day';

/** What was typed into one field, and what stood there before. */
interface Typed {
  was: string;
  value: string;
  /** What was typed there in another tab: neither takes the other's place. */
  other?: string;
}

/** Older ones are no longer what a person came back for, ms. */
const KEPT_MS = 7 * DAY_MS;

/**
 * What was typed on one page and not saved, by the names of its fields, in the browser under `key`. Other tabs of the page write
 * there too: what they wrote is never taken away, but stands beside. `onFull` hears whether the browser keeps what is written.
 */
export function keptWords(key: string, onFull: (isFull: boolean) => void) {
  /** What this tab wrote or brought back last. */
  const own = new Map<string, string>();

  const read = (): Record<string, Typed> => {
    const draft = readDraft<Record<string, Typed>>(key);
    if (draft && Date.now() - Date.parse(draft.at) <= KEPT_MS) return draft.values;
    if (draft) dropDraft(key);
    return {};
  };
  const change = (name: string, next: (before: Typed | undefined) => Typed | undefined) => {
    const values = read();
    const before = values[name];
    const after = next(before);
    if (JSON.stringify(before) === JSON.stringify(after)) return;
    if (after) values[name] = after;
    else delete values[name];
    if (Object.keys(values).length === 0) dropDraft(key);
    else onFull(!keepDraft(key, { values, base: null, at: new Date().toISOString() }));
  };
  const isOwn = (name: string, typed: Typed) => own.get(name) === typed.value;

  return {
    read,
    own: (name: string) => own.get(name),
    /** Keeps what stands in a field. */
    put(name: string, was: string, value: string) {
      change(name, (before) => {
        const other = before && !isOwn(name, before) && before.value !== value ? before.value : before?.other;
        return { was, value, ...(other === undefined ? {} : { other }) };
      });
      own.set(name, value);
    },
    /** What was brought back, or agreed upon, is this tab's from now on. */
    take(name: string, value: string) {
      own.set(name, value);
    },
    /** Drops what this tab typed: it was saved, taken back or put away. */
    drop(name: string) {
      change(name, (before) => {
        if (!before || !isOwn(name, before)) return before && withoutOther(before, own.get(name));
        return before.other === undefined ? undefined : { was: before.was, value: before.other };
      });
      own.delete(name);
    },
    /** Drops all that was typed into a field, in whatever tab. */
    dropAll(name: string) {
      change(name, () => undefined);
      own.delete(name);
    },
  };
}

export type KeptWords = ReturnType<typeof keptWords>;

const withoutOther = ({ was, value, other }: Typed, gone: string | undefined): Typed =>
  other === undefined || other === gone ? { was, value } : { was, value, other };
