'use client';

import { browserStore } from '@/components/ui/browser-store';
import { type QuickProfile, readQuickProfile } from '@/lib/domain/marks/quick-profile';

/**
 * What a visitor entered under 'Do I fit?'. It stays in this browser and goes out in the bodies of `POST /fit` alone: never
 * into an address. It ends with a session (components/profile/draft.ts), and when a profile takes it over.
 */
const quickFit = browserStore<QuickProfile | null>('quick-fit:all', readQuickProfile, null);

/** What was entered in this browser; null for none, and while the page is rendered on the server. */
export const useQuick = quickFit.use;
/** The same outside of a component. Browser only. */
export const readQuick = quickFit.read;
/** Keeps what was entered; null forgets it. */
export const setQuick = quickFit.set;
