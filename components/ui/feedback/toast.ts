import { createToastStore } from './toast-store';

/** The notes on screen now; `Toaster` shows them. */
export const toasts = createToastStore();

/**
 * Shows a note at the top right for 5 seconds. Call it from anywhere in the browser; on the server it does nothing
 * useful, since the notes live in the visitor's tab.
 */
export const toast = {
  success: (message: string) => toasts.add('success', message),
  error: (message: string) => toasts.add('error', message),
  info: (message: string) => toasts.add('info', message),
};
