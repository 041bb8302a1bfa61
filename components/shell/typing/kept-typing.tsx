'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { dropDraft, keepDraft, readDraft, typingKey } from '@/components/profile/draft';
import { toast } from '@/components/ui/feedback/toast';
import { onSaved } from '@/lib/api/network';
import { fieldKey, fill, scopeOf, standingIn, type TypedField, typedField, typedFields } from './typed-fields';

/** What was typed into one field, and what stood there before. */
interface Typed {
  was: string;
  value: string;
}
type TypedByKey = Record<string, Typed>;

/** Older ones are no longer what a person came back for. */
const KEPT_MS = 7 * 24 * 3_600_000;

/**
 * Keeps what is typed into any form of the signed-in pages when a page goes although nothing was saved: the session ended, the
 * page was loaded again, the phone dropped it. Back on that page it stands there again. What was saved, or put away with its
 * window, is not kept. The steps of a profile and the chat keep their own, in the same place, over other pages too.
 */
export function KeptTyping({ userId }: { userId: string }) {
  const pathname = usePathname();
  const key = typingKey(userId, pathname);
  const touched = useRef(new Map<TypedField, string>());
  const waiting = useRef<TypedByKey>({});
  const latest = useRef(key);

  useEffect(() => {
    latest.current = key;
    const draft = readDraft<TypedByKey>(key);
    const isOld = draft !== null && Date.now() - Date.parse(draft.at) > KEPT_MS;
    if (isOld) dropDraft(key);
    waiting.current = draft && !isOld ? draft.values : {};
    touched.current.clear();
    bringBack();
    // Windows, and forms whose scripts come later.
    const watch = new MutationObserver(bringBack);
    if (Object.keys(waiting.current).length > 0) watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();

    function bringBack() {
      const found = Object.keys(waiting.current).length ? typedFields() : [];
      let isBack = false;
      for (const field of found) {
        const name = fieldKey(field);
        const typed = waiting.current[name];
        if (!typed) continue;
        delete waiting.current[name];
        // What is saved there now is newer.
        if (standingIn(field) !== typed.was) continue;
        touched.current.set(field, typed.was);
        fill(field, typed.value);
        isBack = true;
      }
      if (isBack) toast.info('What you typed before is back. It is not saved yet.');
    }
  }, [key]);

  useLayoutEffect(() => {
    let pressed: Element | null | undefined;
    const touch = ({ target }: Event) => {
      const field = typedField(target);
      if (field && !touched.current.has(field)) touched.current.set(field, standingIn(field));
    };
    const press = ({ target }: Event) => {
      const button = target instanceof Element && target.closest('button, form');
      if (button) pressed = scopeOf(button);
    };
    const keep = () => {
      const unsaved: TypedByKey = { ...waiting.current };
      for (const [field, was] of touched.current)
        if (field.isConnected && standingIn(field) !== was)
          unsaved[fieldKey(field)] = { was, value: standingIn(field) };
      if (Object.keys(unsaved).length === 0) dropDraft(latest.current);
      else keepDraft(latest.current, { values: unsaved, base: null, at: new Date().toISOString() });
    };
    const hidden = () => document.visibilityState === 'hidden' && keep();
    const forget = () => {
      for (const field of touched.current.keys())
        if (scopeOf(field) === pressed) touched.current.set(field, standingIn(field));
      if (readDraft(latest.current)) keep();
    };
    const ended = new AbortController();
    const options = { capture: true, signal: ended.signal };
    // Before the first sign is typed: then nothing says any more what stood there.
    addEventListener('focusin', touch, options);
    addEventListener('click', press, options);
    addEventListener('submit', press, options);
    addEventListener('pagehide', keep, options);
    document.addEventListener('visibilitychange', hidden, options);
    const stop = onSaved(forget);
    return () => {
      // The page goes for the one to sign in; its fields still stand.
      keep();
      stop();
      ended.abort();
    };
  }, []);
  return null;
}
