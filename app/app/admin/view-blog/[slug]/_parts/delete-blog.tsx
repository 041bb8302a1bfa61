'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { PasswordInput } from '@/components/ui/controls/password-input';
import { wired } from '@/components/ui/controls/wired';
import { startLoadingBar } from '@/components/ui/feedback/loading-bar';
import { toast } from '@/components/ui/feedback/toast';
import { useRun } from '@/components/ui/feedback/use-run';
import { ConfirmDialog } from '@/components/ui/windows/confirm-dialog';
import { Dialog } from '@/components/ui/windows/dialog';
import { call } from '@/lib/api/client';

/** Deletes a blog after a question and the key, which the server checks. */
export function DeleteBlog({ slug }: { slug: string }) {
  const router = useRouter();
  const [step, setStep] = useState<'none' | 'asking' | 'key'>('none');
  const [key, setKey] = useState('');
  const [problem, setProblem] = useState<string>();
  const { busy, run } = useRun();

  const giveUp = () => {
    setStep('none');
    setKey('');
    setProblem(undefined);
    toast.info('Blog deletion failed');
  };
  const remove = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setProblem(undefined);
    return run(
      async () => {
        const { message } = await call('DELETE /delete-blog/{slug}', { params: { slug }, body: { key } });
        setStep('none');
        toast.success(message);
        startLoadingBar();
        router.push('/app/admin/all-blogs');
      },
      ({ status, message }) =>
        setProblem(status >= 400 && status < 500 ? message : 'An error occurred while deleting the blog.'),
    );
  };

  return (
    <>
      <Button variant="danger-quiet" onClick={() => setStep('asking')}>
        Delete
      </Button>
      <ConfirmDialog
        open={step === 'asking'}
        onClose={giveUp}
        onConfirm={() => setStep('key')}
        title="Are you sure you want to delete this blog?"
        text="The article’s page and picture will be deleted permanently."
        confirmLabel="Delete"
        destructive
      />
      <Dialog open={step === 'key'} onClose={giveUp} title="Ok then, provide the key to delete" size="sm">
        <form noValidate className="space-y-5 pb-4" onSubmit={remove}>
          <Field label="Key" name="key" error={problem}>
            <PasswordInput autoComplete="current-password" maxLength={200} {...wired(key, setKey)} />
          </Field>
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="secondary" onClick={giveUp}>
              Cancel
            </Button>
            <Button type="submit" variant="danger" busy={busy}>
              Delete blog
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
