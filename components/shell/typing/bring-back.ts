import { isListening } from '@/components/ui/controls/early-change';
import { labelOfField, namedFields } from './field-names';
import type { KeptWords } from './kept-words';
import { cameWith, fill, shownAs, standingIn, type TypedField, takes } from './typed-fields';

/** How long a part of the page that React hasn't taken over yet is left to it, ms. */
const LOOKS_AGAIN_MS = 50;
/** How long a page may take to fill its fields before they count as saved anew, ms. */
const SETTLES_MS = 700;
/** After which a field counts as taken over that doesn't say so, ms. */
const IS_THERE_MS = 5_000;

/** Two texts for one field, of which neither may take the other's place unasked. */
export interface Both {
  name: string;
  /** The field's label. */
  label: string;
  /** What stands in the field now. */
  standing: string;
  /** What was typed over an older one, or in another tab. */
  typed: string;
  /** Both in words: of choices these are other than their values. */
  shown: readonly [string, string];
  isElsewhere: boolean;
}

/** Fields that the person was in: what stood there before, and whether it was changed since. */
export type Known = Map<TypedField, { was: string; isChanged: boolean }>;

export interface BackListener {
  /** Words were filled in again; `files`: the names of those that are to be chosen again. */
  onBack: (files: readonly string[]) => void;
  /** Asks which of two texts is to stand in a field. */
  onBoth: (both: readonly Both[]) => void;
}

/**
 * Fills the words of one page in again, where what is saved is still what they were typed over; else it asks. `answer`: whether the
 * typed words are to stand in the fields.
 */
export function bringsBack(words: KeptWords, known: Known, { onBack, onBoth }: BackListener) {
  const started = Date.now();
  const asked = new Map<string, Both>();
  let soon: ReturnType<typeof setTimeout> | undefined;

  const again = (ms: number) => {
    clearTimeout(soon);
    soon = setTimeout(bringBack, ms);
  };

  const bringBack = () => {
    const values = words.read();
    if (Object.keys(values).length === 0) return;
    let isBack = false;
    const files: string[] = [];
    const askedBefore = asked.size;
    for (const [field, name] of namedFields()) {
      const typed = values[name];
      if (!typed || known.get(field)?.isChanged) continue;
      const standing = standingIn(field);
      const isFile = field.type === 'file';
      if (isFile && (known.has(field) || standing)) continue;
      if (standing === typed.value && !isFile && cameWith(field) && words.own(name) === undefined) {
        // It has been saved since, from another tab.
        words.take(name, typed.value);
        words.drop(name);
        continue;
      }
      // What is saved there now is newer; or the browser has filled it in, which React doesn't hear of.
      if (standing !== typed.was && standing !== typed.value && !isFile) {
        if (Date.now() - started < SETTLES_MS) again(SETTLES_MS);
        else asked.set(name, bothOf(field, name, standing, typed.value));
        continue;
      }
      if (!takes(field, typed.value)) continue;
      if (!isListening(field) && Date.now() - started < IS_THERE_MS) {
        again(LOOKS_AGAIN_MS);
        continue;
      }
      words.take(name, typed.value);
      known.set(field, { was: typed.was, isChanged: !isFile });
      fill(field, typed.value);
      if (typed.other !== undefined) {
        asked.set(name, { ...bothOf(field, name, typed.value, typed.other), isElsewhere: true });
      }
      isBack = true;
      if (isFile) files.push(typed.value);
    }
    if (isBack) onBack(files);
    if (asked.size > askedBefore) onBoth([...asked.values()]);
  };

  const answer = (takesTyped: boolean) => {
    const fields = new Map([...namedFields()].map(([field, name]) => [name, field]));
    for (const { name, standing, typed, isElsewhere } of asked.values()) {
      const field = fields.get(name);
      if (!field) continue;
      const chosen = takesTyped ? typed : standing;
      const was = known.get(field)?.was ?? standingIn(field);
      if (isElsewhere) words.dropAll(name);
      else {
        // What a third tab typed stays, and is asked about next.
        words.take(name, typed);
        words.drop(name);
      }
      if (chosen === was) continue;
      words.put(name, was, chosen);
      known.set(field, { was, isChanged: true });
      fill(field, chosen);
    }
    asked.clear();
  };

  return { bringBack, answer, stop: () => clearTimeout(soon) };
}

const bothOf = (field: TypedField, name: string, standing: string, typed: string): Both => ({
  name,
  label: labelOfField(field),
  standing,
  typed,
  shown: [shownAs(field, standing), shownAs(field, typed)],
  isElsewhere: false,
});
