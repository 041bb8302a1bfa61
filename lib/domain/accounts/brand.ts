import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  type Oklch,
  wcagContrast,
  useMode as withColours,
} from 'culori/fn';

/** The colours that a brand's own takes the place of: custom properties of app/styles/tokens.css, each '#rrggbb'. */
export interface BrandTokens {
  brand: string;
  'brand-hover': string;
  'on-brand': string;
  'brand-soft': string;
  'brand-ink': string;
  deep: string;
  'deep-raised': string;
  'on-deep': string;
  'deep-muted': string;
  'deep-line': string;
}

/** WCAG 2 AA: texts, and what is no text but must be seen. */
const [TEXT, SHAPE] = [4.5, 3];
/** By how much lightness a search for a colour that can be read goes on. */
const STEP = 0.005;

/**
 * How a theme's pages are lit: the lightest and the darkest ground of app/styles/tokens.css that texts stand on (`surface`, `raised`,
 * `sunken`), which way a colour goes to stand out, and the lightness of what is tinted with it.
 */
const THEMES = {
  light: { grounds: ['#ffffff', '#ebf2f1'], way: -1, soft: 0.945, deep: 0.305, raised: 0.36 },
  dark: { grounds: ['#0f1618', '#262e30'], way: 1, soft: 0.315, deep: 0.26, raised: 0.31 },
} as const;

// These alone: all of the library is 9 kB more on the admins' page.
for (const colours of [modeRgb, modeLrgb, modeOklab, modeOklch]) withColours(colours as typeof modeRgb);

const toOklch = converter('oklch');

/**
 * A theme's colours for a brand's colour, '#rrggbb', which stays what it is where it can be read, and is else the nearest of its hue
 * that can: shapes at 3:1, texts at 4.5:1 on every ground. Throws for a text that is not a colour.
 */
export function brandTokens(colour: string, theme: keyof typeof THEMES): BrandTokens {
  const own = toOklch(colour);
  if (!own) throw new Error(`${colour} is not a colour`);
  const { grounds, way, soft: softness, deep: depth, raised } = THEMES[theme];
  const at = (l: number, mostChroma: number) => hexOf({ ...own, l, c: Math.min(own.c, mostChroma) });
  const brand = untilReadable(own, way, grounds, SHAPE);
  const onBrand = wcagContrast('#ffffff', brand) >= TEXT ? '#ffffff' : '#000000';
  const soft = at(softness, 0.045);
  // A pressed fill goes away from the colour of its text.
  const pressed = toOklch(brand) ?? own;
  const hover = { ...pressed, l: clamp(pressed.l + (onBrand === '#ffffff' ? -0.06 : 0.06)) };
  return {
    brand,
    'brand-hover': hexOf(hover),
    'on-brand': onBrand,
    'brand-soft': soft,
    'brand-ink': untilReadable(own, way, [...grounds, soft], TEXT),
    deep: at(depth, 0.055),
    'deep-raised': at(raised, 0.058),
    'on-deep': at(0.975, 0.012),
    'deep-muted': at(0.86, 0.035),
    'deep-line': at(0.75, 0.075),
  };
}

/** The custom properties by which the style sheet takes a brand's colour in both themes; none for ''. */
export function brandStyle(colour: string): Record<string, string> {
  if (!colour) return {};
  const named = (theme: keyof typeof THEMES, ending: string) =>
    Object.entries(brandTokens(colour, theme)).map(([name, value]) => [`--own-${name}${ending}`, value]);
  return Object.fromEntries([...named('light', ''), ...named('dark', '-dark')]);
}

function untilReadable(own: Oklch, way: 1 | -1, grounds: readonly string[], least: number): string {
  const isReadable = (hex: string) => grounds.every((ground) => wcagContrast(hex, ground) >= least);
  for (let l = own.l; l >= 0 && l <= 1; l += way * STEP) {
    const hex = hexOf({ ...own, l });
    if (isReadable(hex)) return hex;
  }
  return way < 0 ? '#000000' : '#ffffff';
}

/** As a screen shows it: what it can't show loses chroma, never hue. */
const hexOf = (colour: Oklch): string => formatHex(clampChroma(colour, 'oklch', 'rgb'));
const clamp = (l: number) => Math.min(1, Math.max(0, l));
