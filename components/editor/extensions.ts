import { Extension, Node } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { TABLE_NODES } from './table-nodes';

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
const DIRECTION = Extension.create({
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

/** The site's own pictures: what the server keeps of an address. */
const OWN = /^\/api\/v1\/blog-images\/[0-9a-f]{24}$/;

/** A picture that was uploaded here; another is not taken. */
const PICTURE_NODE = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes: () => ({ src: { default: null }, alt: { default: '' } }),
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (element) => (OWN.test(element.getAttribute('src') ?? '') ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

/**
 * What can be written: exactly the markup that `lib/platform/rich-text.ts` keeps. The page has the only h1; code, strike and
 * underline would be dropped when saving, so there is no way to make them.
 */
export const EDITOR_EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      protocols: ['mailto', 'tel'],
      defaultProtocol: 'https',
      HTMLAttributes: { rel: 'noopener', target: null },
    },
  }),
  ...TABLE_NODES,
  PICTURE_NODE,
  DIRECTION,
];
