import { dropDraft, keepDraft, readDraft } from '@/components/profile/draft';
import { isListening } from '@/components/ui/controls/early-change';
import { onSaving } from '@/lib/api/network';
import { fieldKey, fill, savesField, standingIn, type TypedField, typedField, typedFields } from './typed-fields';

/** What was typed into one field, and what stood there before. */
interface Typed {
  was: string;
  value: string;
}

/** Older ones are no longer what a person came back for, ms. */
const KEPT_MS = 7 * 24 * 3_600_000;
/** How long a part of the page that React hasn't taken over yet is left to it, ms. */
const LOOKS_AGAIN_MS = 50;

/**
 * Keeps what is typed into the forms of one page, in the browser under `key`. The store is written with every sign typed, so
 * nothing depends on how the page ends. A field's words leave it in three cases only: the person takes them back, a call that
 * their press began has saved them, or a press puts the form away. `onBack` is called when words were filled in again. Returns
 * how to end that.
 */
export function keepTyping(key: string, onBack: () => void): () => void {
  /** Fields that the person was in: what stood there before, and whether it was changed since. */
  const known = new Map<TypedField, { was: string; isChanged: boolean }>();
  const ended = new AbortController();
  let pressed: Element[] = [];
  /** The fields that stood there as the person pressed, with their names. */
  let beforePress = new Map<TypedField, string>();
  let saving = 0;
  let soon: ReturnType<typeof setTimeout> | undefined;

  const kept = (): Record<string, Typed> => {
    const draft = readDraft<Record<string, Typed>>(key);
    if (draft && Date.now() - Date.parse(draft.at) <= KEPT_MS) return draft.values;
    if (draft) dropDraft(key);
    return {};
  };
  const store = (values: Record<string, Typed>) => {
    if (Object.keys(values).length === 0) dropDraft(key);
    else keepDraft(key, { values, base: null, at: new Date().toISOString() });
  };

  const touch = (field: TypedField, was = standingIn(field)) => {
    if (!known.has(field)) known.set(field, { was, isChanged: false });
  };

  /** Writes what stands in the fields. Other tabs write too: only these fields' words are changed. */
  const write = () => {
    const values = kept();
    let differs = false;
    for (const [field, state] of known) {
      if (!field.isConnected) continue;
      const value = standingIn(field);
      if (value === state.was && !state.isChanged) continue;
      const name = fieldKey(field);
      state.isChanged = value !== state.was;
      differs ||= values[name]?.value !== (state.isChanged ? value : undefined);
      if (state.isChanged) values[name] = { was: state.was, value };
      else delete values[name];
    }
    if (differs) store(values);
  };

  const bringBack = () => {
    clearTimeout(soon);
    const values = kept();
    if (Object.keys(values).length === 0) return;
    let isBack = false;
    for (const field of typedFields()) {
      const typed = values[fieldKey(field)];
      if (!typed || known.get(field)?.isChanged) continue;
      const standing = standingIn(field);
      // What is saved there now is newer; or the browser has filled it in, which React doesn't hear of.
      if (standing !== typed.was && standing !== typed.value) continue;
      if (!isListening(field)) {
        soon = setTimeout(bringBack, LOOKS_AGAIN_MS);
        continue;
      }
      known.set(field, { was: typed.was, isChanged: true });
      fill(field, typed.value);
      isBack = true;
    }
    if (isBack) onBack();
  };

  /** What goes from the page at once as a person presses was put away by them. What goes later was taken from them. */
  const putAway = () => {
    const gone = saving > 0 ? [] : [...beforePress].filter(([field]) => !field.isConnected && known.has(field));
    if (gone.length === 0) return;
    const values = kept();
    for (const [field, name] of gone) {
      delete values[name];
      known.delete(field);
    }
    store(values);
  };
  const press = (target: EventTarget | null) => {
    if (!(target instanceof Element)) return;
    const button = target.closest('button, a, form');
    // A window that asks once more belongs to the press before it.
    pressed = [...(target.closest('dialog, [role="dialog"]') ? pressed : []), ...(button ? [button] : [])];
    beforePress = new Map(
      [...known.keys()].filter((field) => field.isConnected).map((field) => [field, fieldKey(field)]),
    );
    setTimeout(() => {
      if (ended.signal.aborted) return;
      putAway();
      beforePress = new Map();
      write();
    });
  };

  const stopWatching = onSaving(() => {
    write();
    saving += 1;
    const sent = [...known.keys()]
      .filter((field) => field.isConnected && pressed.some((button) => savesField(button, field)))
      .map((field) => ({ field, name: fieldKey(field), value: standingIn(field) }));
    pressed = [];
    return (done) => {
      saving -= 1;
      if (!done) return;
      const values = kept();
      for (const { field, name, value } of sent) {
        const typed = values[name];
        if (typed && typed.value !== value) {
          // Typed while it was sent.
          values[name] = { was: value, value: typed.value };
          known.set(field, { was: value, isChanged: true });
        } else {
          delete values[name];
          known.delete(field);
        }
      }
      store(values);
    };
  });

  const options = { capture: true, signal: ended.signal };
  const listen = (events: string[], listener: (event: Event) => void) => {
    for (const event of events) addEventListener(event, listener, options);
  };
  // Before a sign is typed: then nothing says any more what stood there.
  listen(['focusin', 'pointerdown', 'keydown', 'beforeinput'], ({ target }) => {
    const label = target instanceof Element ? target.closest('label') : null;
    const field = typedField(target) ?? typedField(label?.control ?? null);
    if (field) touch(field);
  });
  listen(['input', 'change'], ({ target }) => {
    const field = typedField(target);
    if (field) touch(field, '');
    write();
  });
  listen(['click', 'submit'], ({ target }) => press(target));
  listen(['keydown'], (event) => {
    if (['Enter', 'Escape'].includes((event as KeyboardEvent).key)) press(event.target);
  });
  // Windows, forms whose scripts come later, and forms that React makes anew.
  const watch = new MutationObserver(() => {
    putAway();
    bringBack();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  // While React still puts the page up, a form that holds its values together would keep the last of them alone.
  soon = setTimeout(bringBack);
  return () => {
    ended.abort();
    stopWatching();
    watch.disconnect();
    clearTimeout(soon);
  };
}
