'use client';

import { Moon, Sun } from 'lucide-react';
import { THEME_COOKIE, type Theme } from '@/lib/theme';
import { IconButton } from './icon-button';
import { remember } from './remember';

/**
 * Switches between the light and the dark theme and remembers it. Until the first press the system's theme holds.
 * Both icons are rendered and CSS shows one, because the server cannot know the system's theme.
 */
export function ThemeToggle({ className }: { className?: string }) {
  return (
    <IconButton label="Switch between light and dark theme" onClick={switchTheme} className={className}>
      <Moon aria-hidden className="size-5 dark:hidden" />
      <Sun aria-hidden className="hidden size-5 dark:block" />
    </IconButton>
  );
}

function switchTheme(): void {
  const theme: Theme = currentTheme() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = theme;
  remember(THEME_COOKIE, theme);
}

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
