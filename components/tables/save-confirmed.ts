import { toast } from '@/components/ui/feedback/toast';
import { asRefusal, confirmFirst } from '@/lib/api/client';

/** Saves what an address answers as a file, once the password was given lately. Says why when it wasn't. */
export async function saveConfirmed(href: string): Promise<void> {
  try {
    if (!(await confirmFirst())) return;
  } catch (error) {
    toast.error(asRefusal(error, 'The file was not downloaded.').message);
    return;
  }
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.click();
}
