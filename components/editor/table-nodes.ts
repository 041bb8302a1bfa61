import { Node } from '@tiptap/core';
import { type Command, TextSelection } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  tableEditing,
} from '@tiptap/pm/tables';

/** What the buttons do to the table at the cursor. */
const CHANGES = {
  'add row': addRowAfter,
  'add column': addColumnAfter,
  'delete row': deleteRow,
  'delete column': deleteColumn,
  'delete table': deleteTable,
} satisfies Record<string, Command>;
type TableChange = keyof typeof CHANGES;

const emptyRow = (type: 'tableHeader' | 'tableCell') => ({
  type: 'tableRow',
  content: Array.from({ length: 3 }, () => ({ type, content: [{ type: 'paragraph' }] })),
});

/** Cells over several columns or rows, as Word makes them. `colwidth` is what the table plugin asks of every cell; it is not stored. */
const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Math.max(1, Math.min(50, Number(element.getAttribute(name)) || 1)),
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
});

const cell = (name: string, tag: 'td' | 'th', tableRole: string) =>
  Node.create({
    name,
    content: 'block+',
    tableRole,
    isolating: true,
    addAttributes: () => ({
      colspan: span('colspan'),
      rowspan: span('rowspan'),
      colwidth: { default: null, parseHTML: () => null, renderHTML: () => ({}) },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

/** A table of plain rows and cells, its head in cells of its own. */
export const TABLE_NODES = [
  Node.create({
    name: 'table',
    group: 'block',
    content: 'tableRow+',
    tableRole: 'table',
    isolating: true,
    parseHTML: () => [{ tag: 'table' }],
    renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
    addProseMirrorPlugins: () => [tableEditing()],
    addCommands: () => ({
      insertTable:
        () =>
        ({ tr, dispatch, editor }) => {
          const content = [emptyRow('tableHeader'), emptyRow('tableCell'), emptyRow('tableCell')];
          const table = editor.schema.nodeFromJSON({ type: 'table', content });
          const inside = tr.selection.from + 1;
          // What is typed next goes into the first cell.
          if (dispatch)
            tr.replaceSelectionWith(table)
              .setSelection(TextSelection.near(tr.doc.resolve(inside)))
              .scrollIntoView();
          return true;
        },
      changeTable:
        (change) =>
        ({ state, dispatch }) =>
          CHANGES[change](state, dispatch),
    }),
    addKeyboardShortcuts() {
      const go = (direction: 1 | -1) => () => goToNextCell(direction)(this.editor.state, this.editor.view.dispatch);
      return { Tab: go(1), 'Shift-Tab': go(-1) };
    },
    extendNodeSchema: (extension) => ({ tableRole: (extension.config as { tableRole?: string }).tableRole }),
  }),
  Node.create({
    name: 'tableRow',
    content: '(tableCell | tableHeader)*',
    tableRole: 'row',
    parseHTML: () => [{ tag: 'tr' }],
    renderHTML: ({ HTMLAttributes }) => ['tr', HTMLAttributes, 0],
  }),
  cell('tableCell', 'td', 'cell'),
  cell('tableHeader', 'th', 'header_cell'),
];

declare module '@tiptap/core' {
  interface NodeConfig {
    /** What a node is in a table, for the table plugin. */
    tableRole?: string;
  }
  interface Commands<ReturnType> {
    table: {
      /** A table of three columns, a head and two rows. */
      insertTable: () => ReturnType;
      changeTable: (change: TableChange) => ReturnType;
    };
  }
}
