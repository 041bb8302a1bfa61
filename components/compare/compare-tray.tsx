'use client';

import { Suspense } from 'react';
import { late } from '@/components/ui/windows/late';
import { useCompared } from './compare-list';

const CompareBar = late(async () => (await import('./compare-bar')).CompareBar);

/** The courses chosen for comparison, over the foot of the page; nothing while there are none. */
export function CompareTray() {
  const ids = useCompared();
  return <Suspense>{ids.length > 0 && <CompareBar ids={ids} />}</Suspense>;
}
