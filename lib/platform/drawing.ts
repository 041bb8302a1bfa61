import sanitize from 'sanitize-html';

const SHAPES = ['svg', 'g', 'title', 'desc', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'];
const LETTERS = ['text', 'tspan'];
const PLACES = [
  'x',
  'y',
  'x1',
  'x2',
  'y1',
  'y2',
  'dx',
  'dy',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'd',
  'points',
  'width',
  'height',
];
const LOOKS = [
  ...[
    'fill',
    'fill-opacity',
    'fill-rule',
    'stroke',
    'stroke-width',
    'stroke-opacity',
    'stroke-dasharray',
    'stroke-linecap',
  ],
  ...['stroke-linejoin', 'opacity', 'font-family', 'font-size', 'font-weight', 'font-style', 'text-anchor'],
  ...['dominant-baseline', 'transform', 'role', 'aria-hidden'],
];

/**
 * An SVG drawing of shapes and letters alone: what could run, load or link is dropped with its content, as is what drawing
 * programs add for themselves. Styles by attributes stay.
 */
export function cleanDrawing(svg: string): string {
  return sanitize(svg, {
    allowedTags: [...SHAPES, ...LETTERS],
    allowedAttributes: { svg: ['viewBox', 'xmlns', 'role', 'width', 'height'], '*': [...PLACES, ...LOOKS] },
    nonTextTags: ['script', 'style', 'metadata', 'foreignObject', 'iframe', 'textarea', 'option', 'noscript'],
    selfClosing: SHAPES.slice(4),
    exclusiveFilter: () => false,
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    transformTags: {
      svg: (tagName, attribs) => ({ tagName, attribs: { ...attribs, xmlns: 'http://www.w3.org/2000/svg' } }),
      '*': (tagName, attribs) => ({
        tagName,
        attribs: Object.fromEntries(
          Object.entries(attribs).filter(([, value]) => !/url\s*\(|script:|data:/i.test(value)),
        ),
      }),
    },
  }).trim();
}
