import { Node } from '@tiptap/core';

/** The site's own pictures: what the server keeps of an address. */
const OWN = /^\/api\/v1\/blog-images\/[0-9a-f]{24}$/;

/** A picture that was uploaded here; another is not taken. */
export const PICTURE_NODE = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes: () => ({ src: { default: null }, alt: { default: '' } }),
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (element) => (OWN.test(element.getAttribute('src') ?? '') ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});
