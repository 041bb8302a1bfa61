'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { copyText } from '@/components/ui/feedback/copy-text';
import { toast } from '@/components/ui/feedback/toast';
import { useRun } from '@/components/ui/feedback/use-run';
import { call } from '@/lib/api/client';

/** The link by which people without an account read a draft. @param first the whole address; null without one */
export function PreviewLink({ slug, first }: { slug: string; first: string | null }) {
  const [address, setAddress] = useState(first);
  const { busy, run } = useRun();
  const turn = (on: boolean) =>
    run(async () => {
      const { message, previewPath } = await call('PUT /preview-blog/{slug}', { params: { slug }, body: { on } });
      setAddress(previewPath && new URL(previewPath, window.location.href).href);
      toast.success(message);
    });
  if (!address) {
    return (
      <Button variant="secondary" size="sm" busy={busy} onClick={() => void turn(true)} className="mb-6">
        Create preview link
      </Button>
    );
  }
  return (
    <div className="mb-6 flex max-w-reading flex-wrap items-end gap-2">
      <Field
        label="Preview link"
        name="preview"
        hint="Anyone who has the link can read this draft. The link stops working when the article is published."
        className="flex-[1_1_18rem]"
      >
        <TextInput readOnly value={address} onFocus={(event) => event.target.select()} />
      </Field>
      <Button variant="secondary" onClick={() => void copyText(address)}>
        Copy
      </Button>
      <Button variant="ghost" busy={busy} onClick={() => void turn(false)}>
        End
      </Button>
    </div>
  );
}
