import { readdirSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import { SHARED_SCREENS } from '@/lib/domain/areas';
import type { Role } from '@/lib/domain/roles';

interface AppPage {
  /** Below app/app. */
  file: string;
  /** The folders of its address below /app, such as ['[area]', 'view-profile', '[id]']. */
  segments: string[];
}

/** Every page of the four areas, found in the folders themselves. */
export const APP_PAGES: readonly AppPage[] = readdirSync('app/app', { recursive: true })
  .map(String)
  .filter((file) => file.endsWith(`${sep}page.tsx`))
  .map((file) => ({
    file,
    segments: dirname(file)
      .split(sep)
      .filter((part) => !part.startsWith('(')),
  }));

/** The roles that have a page: the one it stands under, or those of the shared screen. */
export function rolesWith({ segments: [area, screen] }: AppPage): readonly Role[] {
  if (area !== '[area]') return [area as Role];
  return SHARED_SCREENS[screen as keyof typeof SHARED_SCREENS];
}
