import type { Editor } from '@tiptap/core';
import {
  BetweenHorizontalEnd,
  BetweenVerticalEnd,
  Bold,
  Heading2,
  Heading3,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  PilcrowLeft,
  Quote,
  Redo2,
  Table,
  TableColumnsSplit,
  TableRowsSplit,
  Trash2,
  Undo2,
} from 'lucide-react';

export type Tool = {
  label: string;
  Icon: LucideIcon;
  /** Whether the text at the cursor is so; left out for tools that only do something once. */
  isOn?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
  /** Whether the button is there at all; left out for those that always are. */
  isShown?: (editor: Editor) => boolean;
  use: (editor: Editor) => void;
};

/** What changes the table at the cursor; elsewhere it does nothing. */
const inTable = (
  label: string,
  Icon: LucideIcon,
  change: (chain: ReturnType<Editor['chain']>) => ReturnType<Editor['chain']>,
): Tool => ({
  label,
  Icon,
  isShown: (editor) => editor.isActive('table'),
  use: (editor) => change(editor.chain().focus()).run(),
});

/** The buttons of the editor that act at once. They name the editor's commands and bring nothing of it with them. */
export const TOOLS: readonly Tool[] = [
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
    label: 'Right to left',
    Icon: PilcrowLeft,
    isOn: (editor) => editor.isActive({ dir: 'rtl' }),
    use: (editor) => editor.chain().focus().toggleRightToLeft().run(),
  },
  {
    label: 'Table',
    Icon: Table,
    isPossible: (editor) => !editor.isActive('table'),
    use: (editor) => editor.chain().focus().insertTable().run(),
  },
  inTable('Add row', BetweenHorizontalEnd, (table) => table.changeTable('add row')),
  inTable('Add column', BetweenVerticalEnd, (table) => table.changeTable('add column')),
  inTable('Delete row', TableRowsSplit, (table) => table.changeTable('delete row')),
  inTable('Delete column', TableColumnsSplit, (table) => table.changeTable('delete column')),
  inTable('Delete table', Trash2, (table) => table.changeTable('delete table')),
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
