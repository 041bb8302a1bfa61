'use client';

import { Rows3, Rows4 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { IconButton } from '../buttons/icon-button';
import { remember } from '../controls/remember';
import { DENSITY_COOKIE, type ListDensity } from './density';

/** Makes the rows of all lists of the area lower or higher, and keeps that for the next visit. */
export function DensitySwitch() {
  const density = useSyncExternalStore(subscribe, read, () => 'regular' as const);
  const compact = density === 'compact';
  const Icon = compact ? Rows3 : Rows4;
  return (
    <IconButton
      label={compact ? 'Comfortable rows' : 'Compact rows'}
      onClick={() => {
        const wanted: ListDensity = compact ? 'regular' : 'compact';
        area()?.setAttribute('data-density', wanted);
        remember(DENSITY_COOKIE, wanted);
      }}
      className="@max-4xl:hidden pointer-coarse:hidden"
    >
      <Icon aria-hidden className="size-4.5" />
    </IconButton>
  );
}

const area = () => document.querySelector('main[data-density]');
const read = (): ListDensity => (area()?.getAttribute('data-density') === 'compact' ? 'compact' : 'regular');

function subscribe(listener: () => void): () => void {
  const element = area();
  if (!element) return () => {};
  const observer = new MutationObserver(listener);
  observer.observe(element, { attributeFilter: ['data-density'] });
  return () => observer.disconnect();
}
