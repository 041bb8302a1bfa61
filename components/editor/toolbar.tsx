'use client';

import type { Editor } from '@tiptap/core';
import { Link, type LucideIcon } from 'lucide-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { classNames } from '@/components/ui/layout/class-names';
import { TOOLS } from './tools';

interface ToolbarProps {
  /** The editor when it is there; until then the buttons do nothing. */
  editor: Editor | null;
  /** The id of the text. */
  controls?: string | undefined;
  onLink?: () => void;
}

/** The editor's buttons: one stop of the Tab key, arrow keys between them. */
export function Toolbar({ editor, controls, onLink }: ToolbarProps) {
  const [stop, setStop] = useState(0);
  const { on, possible, link } = useToolState(editor);

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
    <div
      role="toolbar"
      aria-label="Format"
      aria-controls={controls}
      onKeyDown={onKeyDown}
      className="flex flex-wrap gap-0.5 border-b border-line bg-surface p-1.5"
    >
      {TOOLS.map(({ label, Icon, use }, at) => (
        <ToolButton
          key={label}
          label={label}
          Icon={Icon}
          pressed={on[at]}
          // Stays focusable: a disabled button would drop the focus in the middle of the row.
          idle={!possible[at]}
          tabIndex={stop === at ? 0 : -1}
          onUse={() => {
            setStop(at);
            if (editor && possible[at]) use(editor);
          }}
        />
      ))}
      <ToolButton
        label="Link"
        Icon={Link}
        pressed={link}
        idle={!editor}
        tabIndex={stop === linkAt ? 0 : -1}
        onUse={() => {
          setStop(linkAt);
          if (editor) onLink?.();
        }}
      />
    </div>
  );
}

interface ToolState {
  on: readonly (boolean | undefined)[];
  possible: readonly boolean[];
  link: boolean;
}

const AT_FIRST: ToolState = {
  on: TOOLS.map(({ isOn }) => isOn && false),
  possible: TOOLS.map(() => false),
  link: false,
};

/** What the buttons show, read anew after each change of the text or of the cursor's place. */
function useToolState(editor: Editor | null): ToolState {
  const [state, setState] = useState(AT_FIRST);
  useEffect(() => {
    if (!editor) return;
    const read = () => {
      const next: ToolState = {
        on: TOOLS.map(({ isOn }) => isOn?.(editor)),
        possible: TOOLS.map(({ isPossible }) => isPossible?.(editor) ?? true),
        link: editor.isActive('link'),
      };
      setState((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
    };
    read();
    editor.on('transaction', read);
    return () => void editor.off('transaction', read);
  }, [editor]);
  return state;
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
