import { StarterKit } from '@tiptap/starter-kit';
import { DIRECTION } from './direction';
import { PICTURE_NODE } from './picture-node';
import { TABLE_NODES } from './table-nodes';

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
