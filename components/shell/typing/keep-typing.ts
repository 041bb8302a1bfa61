import { onSaving } from '@/lib/api/network';
import { type BackListener, bringsBack, type Known } from './bring-back';
import { namedFields, noteOpener } from './field-names';
import { keptWords } from './kept-words';
import { fill, mayBeFilter, maySendItself, savesField, standingIn, type TypedField, typedField } from './typed-fields';

/** What the page is told. */
interface Listener extends BackListener {
  /** Says what is lost if the page is left now: the names of chosen files, and whether the browser keeps no words. */
  onUnkept: (files: readonly string[], isFull: boolean) => void;
}

/**
 * Keeps what is typed into and chosen in the fields of one page, in the browser under `key`. The store is written with every sign
 * typed, so nothing depends on how the page ends. Words leave it in three cases only: the person takes them back, a call that
 * their press began has saved them, or a press puts the form away. What was saved anew meanwhile, or typed in another tab, is
 * asked about. Returns how to end that, and how to answer: whether the typed words are to stand in the fields.
 */
export function keepTyping(key: string, { onBack, onUnkept, onBoth }: Listener) {
  const known: Known = new Map();
  const ended = new AbortController();
  let isFull = false;
  const words = keptWords(key, (full) => {
    isFull = full;
  });
  let pressed: Element[] = [];
  /** The fields that stood there as the person pressed, with their names. */
  let beforePress = new Map<TypedField, string>();
  let saving = 0;
  let address = location.search;
  let changedLast: TypedField | null = null;
  const { bringBack, answer, stop } = bringsBack(words, known, { onBack, onBoth });

  const touch = (field: TypedField, was = standingIn(field)) => {
    if (!known.has(field)) known.set(field, { was, isChanged: false });
  };

  /** Writes what stands in the fields. */
  const write = () => {
    const names = namedFields();
    for (const [field, state] of known) {
      const name = names.get(field);
      if (name === undefined) continue;
      const value = standingIn(field);
      if (value === state.was && !state.isChanged) continue;
      state.isChanged = value !== state.was;
      if (state.isChanged) words.put(name, state.was, value);
      else words.drop(name);
    }
    tellUnkept();
  };
  const tellUnkept = () => {
    const files = [...known.keys()].filter((field) => field.type === 'file' && field.isConnected && standingIn(field));
    onUnkept(files.map(standingIn), isFull);
  };

  /** What was changed last before the address, and what stands there now, was a filter. */
  const forgetFilters = () => {
    if (location.search === address) return;
    address = location.search;
    const inAddress = [...new URLSearchParams(address).values()];
    const names = namedFields();
    for (const field of [...known.keys()].filter(mayBeFilter)) {
      if (field !== changedLast && !inAddress.includes(standingIn(field))) continue;
      known.delete(field);
      words.drop(names.get(field) ?? '');
    }
  };

  /** What goes from the page at once as a person presses was put away by them. What goes later was taken from them. */
  const putAway = () => {
    const gone = saving > 0 ? [] : [...beforePress].filter(([field]) => !field.isConnected && known.has(field));
    for (const [field, name] of gone) {
      words.drop(name);
      known.delete(field);
    }
  };
  const press = ({ target, type }: Event) => {
    if (!(target instanceof Element)) return;
    noteOpener(target);
    const button = type === 'submit' ? target : target.closest('button, a');
    // A window that asks once more belongs to the press before it.
    pressed = [...(target.closest('dialog, [role="dialog"]') ? pressed : []), ...(button ? [button] : [])];
    const names = namedFields();
    beforePress = new Map(
      [...known.keys()].flatMap((field) => {
        const name = names.get(field);
        return name === undefined ? [] : [[field, name] as const];
      }),
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
    const names = namedFields();
    const saved = [...known.keys()]
      .filter((field) => names.has(field) && pressed.some((one) => savesField(one, field)))
      .map((field) => ({ field, name: names.get(field) ?? '', value: standingIn(field) }));
    // A choice that acts by itself is never made again for a person.
    const isAct = ({ field }: { field: TypedField }) => field.type !== 'file' && pressed.includes(field);
    for (const { field, name } of saved.filter(isAct)) {
      words.drop(name);
      known.delete(field);
    }
    const sent = saved.filter((one) => !isAct(one));
    pressed = [];
    return (done) => {
      saving -= 1;
      if (!done) return;
      for (const { field, name, value } of sent) {
        const now = words.own(name);
        const isFile = field.type === 'file';
        words.drop(name);
        known.delete(field);
        // What a file's field asked for is no longer asked for.
        if (isFile && !value) fill(field, '');
        // Typed while it was sent.
        if (isFile || now === undefined || now === value) continue;
        words.put(name, value, now);
        known.set(field, { was: value, isChanged: true });
      }
      tellUnkept();
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
    if (field?.type === 'file') known.set(field, { was: '', isChanged: true });
    if (field) touch(field, '');
    if (field && maySendItself(field)) pressed = [field];
    changedLast = field;
    write();
  });
  listen(['click', 'submit'], press);
  // Escape closes a window by a slip, too: what was typed there is back as it opens again.
  listen(['keydown'], (event) => {
    if ((event as KeyboardEvent).key === 'Enter') press(event);
  });
  // Windows, forms whose scripts come later, and forms that React makes anew.
  const watch = new MutationObserver(() => {
    putAway();
    forgetFilters();
    tellUnkept();
    bringBack();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  // While React still puts the page up, a form that holds its values together would keep the last of them alone.
  setTimeout(bringBack);
  const end = () => {
    ended.abort();
    stopWatching();
    watch.disconnect();
    stop();
    onUnkept([], false);
  };
  return { end, answer };
}
