'use client';

import { type Editor, useEditorState } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Undo2,
} from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { classNames } from '@/components/ui/layout/class-names';
import { LinkDialog } from './link-dialog';

type Tool = {
  label: string;
  Icon: LucideIcon;
  /** Whether the text at the cursor is so; left out for tools that only do something once. */
  isOn?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
  use: (editor: Editor) => void;
};

const TOOLS: readonly Tool[] = [
  {
    label: 'Heading',
    Icon: Heading2,
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    use: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    label: 'Subheading',
    Icon: Heading3,
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    use: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    label: 'Bold',
    Icon: Bold,
    isOn: (editor) => editor.isActive('bold'),
    use: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: 'Italic',
    Icon: Italic,
    isOn: (editor) => editor.isActive('italic'),
    use: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'Bullet list',
    Icon: List,
    isOn: (editor) => editor.isActive('bulletList'),
    use: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Numbered list',
    Icon: ListOrdered,
    isOn: (editor) => editor.isActive('orderedList'),
    use: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'Quote',
    Icon: Quote,
    isOn: (editor) => editor.isActive('blockquote'),
    use: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    label: 'Undo',
    Icon: Undo2,
    isPossible: (editor) => editor.can().undo(),
    use: (editor) => editor.chain().focus().undo().run(),
  },
  {
    label: 'Redo',
    Icon: Redo2,
    isPossible: (editor) => editor.can().redo(),
    use: (editor) => editor.chain().focus().redo().run(),
  },
];

/** The editor's buttons: one stop of the Tab key, arrow keys between them. */
export function Toolbar({ editor, controls }: { editor: Editor; controls: string }) {
  const [stop, setStop] = useState(0);
  const [linking, setLinking] = useState(false);
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      on: TOOLS.map(({ isOn }) => isOn?.(current)),
      possible: TOOLS.map(({ isPossible }) => isPossible?.(current) ?? true),
      link: current.isActive('link'),
    }),
  });

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (!step) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const next = (stop + step + buttons.length) % buttons.length;
    setStop(next);
    buttons[next]?.focus();
  };
  const linkAt = TOOLS.length;

  return (
    <>
      <div
        role="toolbar"
        aria-label="Format"
        aria-controls={controls}
        onKeyDown={onKeyDown}
        className="flex flex-wrap gap-0.5 border-b border-line bg-surface p-1.5"
      >
        {TOOLS.map(({ label, Icon, isOn, use }, at) => (
          <ToolButton
            key={label}
            label={label}
            Icon={Icon}
            pressed={isOn && state.on[at]}
            // Stays focusable: a disabled button would drop the focus in the middle of the row.
            idle={!state.possible[at]}
            tabIndex={stop === at ? 0 : -1}
            onUse={() => {
              setStop(at);
              if (state.possible[at]) use(editor);
            }}
          />
        ))}
        <ToolButton
          label="Link"
          Icon={Link}
          pressed={state.link}
          idle={false}
          tabIndex={stop === linkAt ? 0 : -1}
          onUse={() => {
            setStop(linkAt);
            setLinking(true);
          }}
        />
      </div>
      {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </>
  );
}

type ToolButtonProps = {
  label: string;
  Icon: LucideIcon;
  pressed: boolean | undefined;
  idle: boolean;
  tabIndex: number;
  onUse: () => void;
};

function ToolButton({ label, Icon, pressed, idle, tabIndex, onUse }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-disabled={idle || undefined}
      tabIndex={tabIndex}
      // A press with the mouse leaves the focus in the text: what is typed next goes there at once.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onUse}
      className={classNames(
        'inline-flex size-9 items-center justify-center rounded-control transition-colors duration-150',
        pressed ? 'bg-brand-soft text-brand-ink' : 'text-muted hover:bg-sunken hover:text-ink',
        idle && 'cursor-not-allowed opacity-55',
      )}
    >
      <Icon aria-hidden className="size-4.5" />
    </button>
  );
}
