'use client';

import { browserStore } from '@/components/ui/browser-store';
import { comparedIds } from '@/lib/domain/courses/compare';

const NONE: readonly string[] = [];

const compared = browserStore<readonly string[]>(
  'compared-courses',
  (ids) => (Array.isArray(ids) ? comparedIds(ids.filter((id) => typeof id === 'string')) : NONE),
  NONE,
);

/** The courses chosen for comparison in this browser; none while the page is rendered on the server. */
export const useCompared = compared.use;
export const setCompared = compared.set;
