'use client';

import { startTransition, useEffect, useState } from 'react';
import { presentZone } from '@/lib/domain/days/time-zones';

/** All time zones by their present names: hundreds, so the browser's own list once the page stands, and none before. */
export function useTimeZones(): readonly string[] {
  const [zones, setZones] = useState<readonly string[]>([]);
  useEffect(() => startTransition(() => setZones(Intl.supportedValuesOf('timeZone').map(presentZone).sort())), []);
  return zones;
}
