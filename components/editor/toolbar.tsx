'use client';

import type { Editor } from '@tiptap/core';
import { Captions, Image, Link, type LucideIcon } from 'lucide-react';
import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { classNames } from '@/components/ui/layout/class-names';
import { TOOLS } from './tools';

interface ToolbarProps {
  /** The editor when it is there; until then the buttons do nothing. */
  editor: Editor | null;
  /** The id of the text. */
  controls?: string | undefined;
  onLink?: () => void;
  onPictures?: (files: File[]) => void;
  /** About the picture that is chosen in the text, by its address. */
  onDescribe?: (src: string) => void;
}

/** The editor's buttons: one stop of the Tab key, arrow keys between them. */
export function Toolbar({ editor, controls, onLink, onPictures, onDescribe }: ToolbarProps) {
  const [stop, setStop] = useState(0);
  const chooser = useRef<HTMLInputElement>(null);
  const { on, possible, shown, link, picture } = useToolState(editor);

  const chosen = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onPictures?.([...(target.files ?? [])]);
    target.value = '';
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (!step) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
  };
  const linkAt = TOOLS.length;
  const pictureAt = linkAt + 1;
  const describeAt = pictureAt + 1;
  // The one that was used may be gone, with the table or the picture.
  const isGone = stop === describeAt ? !picture : stop < linkAt && !shown[stop];
  const reachable = isGone ? 0 : stop;

  return (
    <div
      role="toolbar"
      aria-label="Format"
      aria-controls={editor ? controls : undefined}
      onKeyDown={onKeyDown}
      className="flex flex-wrap gap-0.5 border-b border-line bg-surface p-1.5"
    >
      {TOOLS.map(({ label, Icon, use }, at) =>
        shown[at] ? (
          <ToolButton
            key={label}
            label={label}
            Icon={Icon}
            pressed={on[at]}
            // Stays focusable: a disabled button would drop the focus in the middle of the row.
            idle={!possible[at]}
            tabIndex={reachable === at ? 0 : -1}
            onFocus={() => setStop(at)}
            onUse={() => {
              setStop(at);
              if (editor && possible[at]) use(editor);
            }}
          />
        ) : null,
      )}
      <ToolButton
        label="Link"
        Icon={Link}
        pressed={link}
        idle={!editor}
        tabIndex={reachable === linkAt ? 0 : -1}
        onFocus={() => setStop(linkAt)}
        onUse={() => {
          setStop(linkAt);
          if (editor) onLink?.();
        }}
      />
      <ToolButton
        label="Picture"
        Icon={Image}
        pressed={undefined}
        idle={!editor}
        tabIndex={reachable === pictureAt ? 0 : -1}
        onFocus={() => setStop(pictureAt)}
        onUse={() => {
          setStop(pictureAt);
          if (editor) chooser.current?.click();
        }}
      />
      {picture && (
        <ToolButton
          label="Describe the picture"
          Icon={Captions}
          pressed={undefined}
          idle={false}
          tabIndex={reachable === describeAt ? 0 : -1}
          onFocus={() => setStop(describeAt)}
          onUse={() => {
            setStop(describeAt);
            onDescribe?.(picture);
          }}
        />
      )}
      <input
        ref={chooser}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        multiple
        hidden
        aria-hidden
        tabIndex={-1}
        onChange={chosen}
      />
    </div>
  );
}

interface ToolState {
  on: readonly (boolean | undefined)[];
  possible: readonly boolean[];
  shown: readonly boolean[];
  link: boolean;
  /** The address of the picture that is chosen; '' for none. */
  picture: string;
}

const AT_FIRST: ToolState = {
  on: TOOLS.map(({ isOn }) => isOn && false),
  possible: TOOLS.map(() => false),
  shown: TOOLS.map(({ isShown }) => !isShown),
  link: false,
  picture: '',
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
        shown: TOOLS.map(({ isShown }) => isShown?.(editor) ?? true),
        link: editor.isActive('link'),
        picture: editor.isActive('picture') ? String(editor.getAttributes('picture').src ?? '') : '',
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
  onFocus: () => void;
  onUse: () => void;
};

function ToolButton({ label, Icon, pressed, idle, tabIndex, onFocus, onUse }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-disabled={idle || undefined}
      tabIndex={tabIndex}
      onFocus={onFocus}
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
