import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CREST_HUES } from '@/components/drawings/crest-design';
import { type BrandTokens, brandStyle, brandTokens } from '@/lib/domain/accounts/brand';

const css = readFileSync('app/styles/tokens.css', 'utf8');
const light = tokensOf(css.slice(css.indexOf(':root {'), css.indexOf('@variant dark {')));
const dark = tokensOf(css.slice(css.indexOf('@variant dark {'), css.indexOf('@theme inline {')));

const GROUNDS = ['surface', 'raised', 'sunken'];
const HUES = ['brand', 'accent', 'danger', 'success'];

describe.each([
  ['light', light],
  ['dark', { ...light, ...dark }],
])('%s theme', (name, tokens) => {
  const contrast = (text: string, ground: string) => contrastRatio(tokenOf(tokens, text), tokenOf(tokens, ground));

  test.each(GROUNDS)('text is at least 4.5:1 on %s', (ground) => {
    for (const text of ['ink', 'muted', ...HUES.map((hue) => `${hue}-ink`)]) {
      expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(HUES)('text on and in %s is at least 4.5:1', (hue) => {
    expect(contrast(`on-${hue}`, hue), `on-${hue} on ${hue}`).toBeGreaterThanOrEqual(4.5);
    expect(contrast(`${hue}-ink`, `${hue}-soft`), `${hue}-ink on ${hue}-soft`).toBeGreaterThanOrEqual(4.5);
    expect(contrast('ink', `${hue}-soft`), `ink on ${hue}-soft`).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['brand', 'danger'])('text stays readable on a hovered %s button', (hue) => {
    expect(contrast(`on-${hue}`, `${hue}-hover`)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['surface', 'raised'])('borders of controls and the focus ring are at least 3:1 on %s', (ground) => {
    expect(contrast('control', ground), `control on ${ground}`).toBeGreaterThanOrEqual(3);
    expect(contrast('brand', ground), `brand on ${ground}`).toBeGreaterThanOrEqual(3);
    expect(contrast('danger', ground), `danger on ${ground}`).toBeGreaterThanOrEqual(3);
    expect(contrast('series-3', ground), `series-3 on ${ground}`).toBeGreaterThanOrEqual(3);
    expect(contrast('success', ground), `a mark in success on ${ground}`).toBeGreaterThanOrEqual(3);
  });

  test('the deep ground carries text at 4.5:1, its lines and its sun at 3:1', () => {
    for (const ground of ['deep', 'deep-raised']) {
      for (const text of ['on-deep', 'deep-muted', 'sun']) {
        expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrast('deep-line', ground), `deep-line on ${ground}`).toBeGreaterThanOrEqual(3);
    }
    for (const ground of ['on-deep', 'deep-muted', 'sun']) {
      expect(contrast('on-sun', ground), `on-sun on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(['surface', 'raised', 'sunken', 'accent-soft'])('the dot stands out from %s by its rim', (ground) => {
    const ring = name === 'dark' ? 'accent' : 'accent-ink';
    expect(contrast(ring, ground)).toBeGreaterThanOrEqual(3);
  });

  test.each(CREST_HUES)('the letters of a crest of hue %i are at least 4.5:1 on its field and its charge', (hue) => {
    const [field, charge, letters] = ['field', 'charge', 'letters'].map((part) => crestColour(name, part, hue)) as [
      Oklch,
      Oklch,
      Oklch,
    ];
    expect(contrastRatio(letters, field)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(letters, charge)).toBeGreaterThanOrEqual(4.5);
  });
});

test('the dark theme sets every colour the light one has', () => {
  expect(Object.keys(dark).sort()).toEqual(Object.keys(light).sort());
});

describe('a site’s own brand colour', () => {
  const random = fc.sample(fc.integer({ min: 0, max: 0xffffff }), 30).map((n) => `#${n.toString(16).padStart(6, '0')}`);
  const extremes = ['#000000', '#ffffff', '#ffd400', '#0a0a0a', '#7e7e7e', '#ff0000', '#00ff00', '#0000ff'];

  test.each([
    ['light', light],
    ['dark', { ...light, ...dark }],
  ] as const)('can be read in the %s theme, whichever it is', (theme, usual) => {
    for (const colour of [...random, ...extremes]) {
      const own = brandTokens(colour, theme);
      const shade = (name: string) => own[name as keyof BrandTokens] ?? tokenOf(usual, name);
      const expectAtLeast = (least: number, texts: string[], grounds: string[]) => {
        for (const text of texts)
          for (const ground of grounds)
            expect(contrastRatio(shade(text), shade(ground)), `${text} on ${ground}, ${colour}`).toBeGreaterThanOrEqual(
              least,
            );
      };
      expectAtLeast(4.5, ['brand-ink'], [...GROUNDS, 'brand-soft']);
      expectAtLeast(4.5, ['ink'], ['brand-soft']);
      expectAtLeast(4.5, ['on-brand'], ['brand', 'brand-hover']);
      expectAtLeast(3, ['brand'], ['surface', 'raised']);
      expectAtLeast(4.5, ['on-deep', 'deep-muted', 'sun'], ['deep', 'deep-raised']);
      expectAtLeast(3, ['deep-line'], ['deep', 'deep-raised']);
      expectAtLeast(4.5, ['on-sun'], ['on-deep', 'deep-muted']);
    }
  });

  test('stays as it is where it can be read, and takes the place of the tokens of the style sheet alone', () => {
    expect(brandTokens('#c0392b', 'light').brand).toBe('#c0392b');
    expect(brandTokens('#ffd400', 'dark').brand).toBe('#ffd400');
    expect(brandTokens('#ffd400', 'light').brand).not.toBe('#ffd400');
    const read = [...css.matchAll(/var\((--own-[a-z-]+),/g)].map(([, name]) => name);
    expect(Object.keys(brandStyle('#c0392b')).sort()).toEqual(read.sort());
    expect(brandStyle('')).toEqual({});
  });
});

type Oklch = { lightness: number; chroma: number; hue: number };

function tokensOf(block: string): Record<string, Oklch> {
  const found = block.matchAll(
    /--([a-z0-9-]+): (?:var\(--own-[a-z-]+, )?oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ [\d.]+)?\)\)?;/g,
  );
  return Object.fromEntries(
    [...found].map(([, name, lightness, chroma, hue]) => [
      name,
      { lightness: Number(lightness), chroma: Number(chroma), hue: Number(hue) },
    ]),
  );
}

/** A part of a crest in one theme, with the lightness and chroma that tokens.css gives it. */
function crestColour(theme: string, part: string, hue: number): Oklch {
  const found = [...css.matchAll(new RegExp(`--crest-${part}: ([\\d.]+) ([\\d.]+);`, 'g'))][theme === 'dark' ? 1 : 0];
  if (!found) throw new Error(`No --crest-${part} in the ${theme} theme`);
  return { lightness: Number(found[1]), chroma: Number(found[2]), hue };
}

function tokenOf(tokens: Record<string, Oklch>, name: string): Oklch {
  const token = tokens[name];
  if (!token) throw new Error(`No colour --${name}`);
  return token;
}

/** WCAG contrast of two colours, each first brought into sRGB as a screen would clip it. */
function contrastRatio(a: Oklch | string, b: Oklch | string): number {
  const [darker, lighter] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: Oklch | string): number {
  if (typeof colour === 'string') {
    const part = (at: number) => {
      const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    };
    return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
  }
  const { lightness, chroma, hue } = colour;
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
