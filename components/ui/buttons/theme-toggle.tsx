import { Moon, Sun } from 'lucide-react';
import { THEME_SWITCH } from '@/lib/platform/web/head-script';
import { IconButton } from './icon-button';

/**
 * Switches between the light and the dark theme and remembers it. Until the first press the system's theme holds.
 * Both icons are rendered and CSS shows one, because the server cannot know the system's theme. The script in the
 * page's head does the switching, so it works as soon as the button is seen.
 */
export function ThemeToggle() {
  return (
    <IconButton label="Switch between light and dark theme" {...{ [THEME_SWITCH]: '' }}>
      <Moon aria-hidden className="size-5 dark:hidden" />
      <Sun aria-hidden className="hidden size-5 dark:block" />
    </IconButton>
  );
}
