import { toast } from './toast';

/** Puts a text on the clipboard and says so. @param failed what to do where the browser doesn't let it */
export async function copyText(text: string, failed = 'Failed to copy.'): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success('Copied!');
  } catch {
    toast.error(failed);
  }
}
