'use client';

import type { Editor } from '@tiptap/core';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { Dialog } from '@/components/ui/windows/dialog';
import { linkAddress } from './link-address';

/** Asks where the selected text leads; without a selection the address itself becomes the text. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const present: unknown = editor.getAttributes('link').href;
  const [address, setAddress] = useState(typeof present === 'string' ? present : '');
  const [problem, setProblem] = useState<string>();

  const set = (event: FormEvent) => {
    // The dialog stands inside the article's own form in React's tree: that must not be sent.
    event.preventDefault();
    event.stopPropagation();
    const href = linkAddress(address);
    if (!href) return setProblem('Please enter a web address such as https://example.com.');
    onClose();
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !editor.isActive('link')) {
      chain.insertContent({ type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] }).run();
    } else chain.setLink({ href }).run();
  };
  const remove = () => {
    onClose();
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
  };

  return (
    <Dialog open onClose={onClose} title="Link" size="sm">
      <div className="space-y-5 pb-4">
        <Field label="Address" name="link" error={problem}>
          <TextInput
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            value={address}
            onChange={(event) => {
              setAddress(event.target.value);
              setProblem(undefined);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter') set(event);
            }}
          />
        </Field>
        <div className="flex flex-wrap justify-end gap-2">
          {present !== undefined && (
            <Button variant="ghost" onClick={remove}>
              Remove link
            </Button>
          )}
          <Button onClick={set}>Save link</Button>
        </div>
      </div>
    </Dialog>
  );
}
