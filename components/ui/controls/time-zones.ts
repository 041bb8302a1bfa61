'use client';

import { startTransition, useEffect, useState } from 'react';

/** All time zones by name: hundreds, so the browser's own list once the page stands, and none before. */
export function useTimeZones(): readonly string[] {
  const [zones, setZones] = useState<readonly string[]>([]);
  useEffect(() => startTransition(() => setZones(Intl.supportedValuesOf('timeZone'))), []);
  return zones;
}
