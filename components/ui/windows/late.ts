'use client';

import { type ComponentType, lazy } from 'react';

/**
 * A part that few visits need, to be shown inside `Suspense`: its scripts come when it is first shown, or at `load`. Give `soon` to the
 * button that opens it: they then come while the pointer or the focus is on the way.
 * Not for what a page says: React may send what stands in `Suspense` as a hidden part, which only a script puts into its place.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const begin = () => void load().catch(() => undefined);
  return Object.assign(
    lazy(async () => ({ default: await load() })),
    { load: begin, soon: { onPointerEnter: begin, onFocus: begin } },
  );
}
