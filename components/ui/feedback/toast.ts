import { createToastStore, type ToastAction } from './toast-store';

/** The notes on screen now; `Toaster` shows them. */
export const toasts = createToastStore();

/**
 * Shows a note at the top right for 5 seconds, or with something to do about it: by its button, or by Ctrl+Z. Call it
 * from anywhere in the browser; on the server it does nothing
 * useful, since the notes live in the visitor's tab.
 */
export const toast = {
  success: (message: string, action?: ToastAction) => toasts.add('success', message, action),
  error: (message: string) => toasts.add('error', message),
  info: (message: string) => toasts.add('info', message),
  /** What others did: waits while a note about one's own action is in sight. */
  announce: (message: string) => toasts.announce(message),
};
