import { Extension } from '@tiptap/core';

const BLOCKS = [
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'listItem',
  'blockquote',
  'table',
  'tableCell',
  'tableHeader',
];

/** The direction of writing that a block was pasted or set with; without one it follows its first letter. */
export const DIRECTION = Extension.create({
  name: 'direction',
  addGlobalAttributes: () => [
    {
      types: BLOCKS,
      attributes: {
        dir: {
          default: null,
          parseHTML: (element) => {
            const dir = (element.getAttribute('dir') || element.style.direction).toLowerCase();
            return dir === 'rtl' || dir === 'ltr' ? dir : null;
          },
          renderHTML: ({ dir }) => (dir ? { dir } : {}),
        },
      },
    },
  ],
  addCommands: () => ({
    toggleRightToLeft:
      () =>
      ({ editor, chain }) => {
        const dir = editor.isActive({ dir: 'rtl' }) ? null : 'rtl';
        const all = chain();
        for (const type of BLOCKS) if (editor.isActive(type)) all.updateAttributes(type, { dir });
        return all.run();
      },
  }),
});

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    direction: {
      /** Writes the blocks at the cursor from right to left, or as their letters have it again. */
      toggleRightToLeft: () => ReturnType;
    };
  }
}
