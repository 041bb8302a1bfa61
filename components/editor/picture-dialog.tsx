'use client';

import type { Editor } from '@tiptap/core';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { Dialog } from '@/components/ui/windows/dialog';

const LONGEST = 300;

interface PictureDialogProps {
  editor: Editor;
  /** The address of the picture. */
  src: string;
  onClose: () => void;
}

/** Asks what a picture of the text shows, for readers who can't see it; without words it counts as decoration. */
export function PictureDialog({ editor, src, onClose }: PictureDialogProps) {
  const [words, setWords] = useState(() => wordsOf(editor, src));
  const set = (event: FormEvent) => {
    // The dialog stands inside the article's own form in React's tree: that must not be sent.
    event.preventDefault();
    event.stopPropagation();
    describePicture(editor, src, words.trim());
    onClose();
    editor.commands.focus();
  };
  return (
    <Dialog open onClose={onClose} title="What does the picture show?" size="sm">
      <div className="space-y-5 pb-4">
        {/* biome-ignore lint/performance/noImgElement: it was uploaded a moment ago, and is shown once */}
        <img src={src} alt="" className="max-h-48 rounded-control" />
        <Field
          label="Description"
          name="picture-words"
          optional
          hint="Screen readers read this aloud to people who can’t see the picture. Leave it empty if the picture is only decoration."
        >
          <TextInput
            autoComplete="off"
            maxLength={LONGEST}
            value={words}
            onChange={(event) => setWords(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') set(event);
            }}
          />
        </Field>
        <div className="flex justify-end">
          <Button onClick={set}>Save description</Button>
        </div>
      </div>
    </Dialog>
  );
}

/** What is said of the picture so far. */
function wordsOf(editor: Editor, src: string): string {
  let found = '';
  editor.state.doc.descendants(({ type, attrs }) => {
    if (type.name === 'picture' && attrs.src === src) found = found || String(attrs.alt ?? '');
  });
  return found;
}

/** Says it of the picture, wherever that stands in the text. */
function describePicture(editor: Editor, src: string, alt: string): void {
  const change = editor.state.tr;
  editor.state.doc.descendants(({ type, attrs }, at) => {
    if (type.name === 'picture' && attrs.src === src) change.setNodeMarkup(at, undefined, { ...attrs, alt });
  });
  editor.view.dispatch(change);
}
