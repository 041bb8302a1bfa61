'use client';

import { useEffect } from 'react';
import { INTRO_DATE } from '@/lib/platform/web/head-script';

/** Milliseconds after the page has come to life. */
const REMEMBERED_AFTER = 6000;

/** Notes the day of the intro, in the form the head's script compares. */
export function RememberIntro() {
  useEffect(() => {
    // Runs on when the visitor moves to another page: today's intro has been seen.
    setTimeout(() => {
      document.documentElement.dataset.intro = 'seen';
      try {
        localStorage.setItem(INTRO_DATE, new Date().toLocaleDateString('sv'));
      } catch {
        // Storage is full or forbidden: the intro comes once more, which does no harm.
      }
    }, REMEMBERED_AFTER);
  }, []);
  return null;
}
