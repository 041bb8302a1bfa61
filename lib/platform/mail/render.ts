import { brandTokens } from '@/lib/domain/accounts/brand';
import { letterDay } from '@/lib/domain/days/day-words';
import { siteUrl } from '@/lib/platform/env';
import type { AddressedLetter, Asks, Letter } from './letter';

/** The plain text of a letter: complete in itself, for mail programs and people that want no HTML. */
export function renderText(letter: AddressedLetter): string {
  const { heading, paragraphs, code, facts = [], quotes = [], asks, action, other, notes = [], help } = letter;
  const isComplete = action || code || letter.isAsWritten;
  const blocks = [
    letter.agency ? `${letter.agency}, with ${letter.site}` : '',
    heading,
    greeting(letter),
    ...paragraphs,
    code ? `    ${code}` : '',
    ...quotes.map(({ by, text }) => `${by}:\n> ${text.replace(/\n/g, '\n> ')}`),
    facts.map(({ term, value }) => `${term}: ${value.replace(/\n/g, '\n  ')}`).join('\n'),
    asks ? `${NEXT_STEP}: ${asksSentence(asks)}` : isComplete ? '' : NOTHING_TO_DO,
    action ? `${action.label}:\n${action.href}` : '',
    ...notes,
    other ? `${other.label}:\n${other.href}` : '',
    [help.text, help.href, help.also].filter(Boolean).join('\n'),
    ['Kind regards,', ...letter.signature].join('\n'),
    ['-- ', ...letter.sender, `${letter.site} · ${siteUrl()}`, letter.reason].join('\n'),
    letter.unsubscribe ? `Unsubscribe: ${letter.unsubscribe.page}` : '',
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

/** 'Dear Gurpreet,'. */
const greeting = ({ reader, isAsWritten }: AddressedLetter): string =>
  isAsWritten ? '' : reader ? `Dear ${reader},` : 'Hello,';

const NEXT_STEP = 'Your next step';
/** In letters that ask for nothing. */
const NOTHING_TO_DO = 'You don’t need to do anything now.';

/** 'Answer the offer by 9 December 2026 (in 13 days).' */
function asksSentence({ what, by, on, today }: Asks): string {
  const day = by ? ` by ${letterDay(by, today)}` : on ? ` on ${letterDay(on, today)}` : '';
  return `${what}${day}.`;
}

/**
 * The HTML of a letter. Tables and inline styles, because mail programs know little else; colours are those of app/styles/tokens.css, and
 * the dark ones where the program states that preference. No pictures: nothing is fetched, opening is not tracked.
 */
export function renderHtml(letter: AddressedLetter): string {
  const { subject, preview, heading, paragraphs, code, facts = [], quotes = [], asks, action } = letter;
  const { other, notes = [] } = letter;
  const isComplete = action || code || letter.isAsWritten;
  const look = lookOf(letter.colour);
  const body = [
    `<h1 class="ink" style="margin:0 0 16px;font-size:22px;line-height:1.25;font-weight:600;color:${INK}">${escapeHtml(heading)}</h1>`,
    ...[greeting(letter), ...paragraphs].filter(Boolean).map((text) => paragraph(text, 16, INK, 'ink')),
    code ? codeBlock(code) : '',
    ...quotes.map(quoteBlock),
    facts.length ? factTable(facts) : '',
    asks ? asksBlock(asksSentence(asks), look) : isComplete ? '' : paragraph(NOTHING_TO_DO, 16, INK, 'ink'),
    action ? actionBlock(action, look) : '',
    ...notes.map((text) => paragraph(text, 14, MUTED, 'muted')),
    other ? helpBlock({ text: `${other.label}:`, href: other.href, also: '' }, look) : '',
    helpBlock(letter.help, look),
    paragraph(['Kind regards,', ...letter.signature].join('\n'), 16, INK, 'ink'),
  ].join('\n');
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${darkStyle(look)}</style>
</head>
<body class="surface" style="margin:0;padding:0;background:${SURFACE};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="surface" style="background:${SURFACE}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;font-family:${FONT}">
<tr><td class="deep" style="background:${look.deep};border-radius:10px 10px 0 0;padding:14px 24px;font-size:16px;font-weight:600"><a href="${escapeHtml(siteUrl('/'))}" style="color:${look.onDeep};text-decoration:none">${escapeHtml(letter.agency ? `${letter.agency}, with ${letter.site}` : letter.site)}</a></td></tr>
<tr><td class="raised line" style="background:#ffffff;border:1px solid ${LINE};border-top:0;border-radius:0 0 10px 10px;padding:28px 24px;word-break:break-word">
${body}
</td></tr>
<tr><td style="padding:16px 4px 0">${footer(letter)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

const [INK, MUTED, LINE, SURFACE, SUNKEN] = ['#162428', '#546468', '#dae1e2', '#f7faf8', '#ebf2f1'];

/** What is in the brand's colour: on light pages, and where a program shows dark ones. The deep ground is dark in both. */
interface Look {
  brand: string;
  onBrand: string;
  link: string;
  deep: string;
  onDeep: string;
  dark: { brand: string; onBrand: string; link: string; deep: string };
}

const PRODUCT: Look = {
  ...{ brand: '#006a6a', onBrand: '#fafffe', link: '#006a6a', deep: '#00373a', onDeep: '#eefaf8' },
  dark: { brand: '#5fc4c0', onBrand: '#001b1c', link: '#5fc4c0', deep: '#022c2f' },
};

function lookOf(colour: string): Look {
  if (!colour) return PRODUCT;
  const of = (theme: 'light' | 'dark') => {
    const { brand, deep, 'on-brand': onBrand, 'brand-ink': link, 'on-deep': onDeep } = brandTokens(colour, theme);
    return { brand, onBrand, link, deep, onDeep };
  };
  return { ...of('light'), dark: of('dark') };
}
const FONT = "Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const MONO = "ui-monospace,SFMono-Regular,Menlo,Consolas,'Courier New',monospace";

/** `!important` beats the inline styles that programs without dark mode need. */
const darkStyle = ({ dark }: Look) => `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){
.surface{background:#0f1618!important}.deep{background:${dark.deep}!important}.raised{background:#172022!important}.sunken{background:#1f2a2c!important}
.ink{color:#e4ebeb!important}.muted{color:#a3afb0!important}.line{border-color:#2c3638!important}
.brand{color:${dark.link}!important}.brand-line{border-left-color:${dark.brand}!important}
.button{background:${dark.brand}!important;color:${dark.onBrand}!important}}`;

function paragraph(text: string, size: number, colour: string, name: string): string {
  return `<p class="${name}" style="margin:0 0 16px;font-size:${size}px;line-height:1.5;color:${colour}">${lines(text)}</p>`;
}

function codeBlock(code: string): string {
  return `<p class="sunken ink" style="margin:8px 0 24px;padding:16px;border-radius:8px;background:${SUNKEN};color:${INK};font-family:${MONO};font-size:28px;line-height:1.2;letter-spacing:6px;text-align:center">${escapeHtml(code)}</p>`;
}

function factTable(facts: NonNullable<Letter['facts']>): string {
  const cell = 'padding:10px 0;font-size:14px;line-height:1.4;vertical-align:top';
  const rows = facts.map(
    ({ term, value }) =>
      `<tr><td class="muted line" style="${cell};padding-right:16px;width:34%;color:${MUTED};border-top:1px solid ${LINE}">${escapeHtml(term)}</td><td class="ink line" style="${cell};color:${INK};border-top:1px solid ${LINE}">${lines(value)}</td></tr>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:4px 0 24px">${rows.join('')}</table>`;
}

function quoteBlock({ by, text }: NonNullable<Letter['quotes']>[number]): string {
  return `<div class="sunken" style="margin:0 0 12px;padding:12px 16px;border-radius:8px;background:${SUNKEN}"><p class="ink" style="margin:0;font-size:14px;line-height:1.5;font-weight:600;color:${INK}">${escapeHtml(by)}</p><p class="muted" style="margin:4px 0 0;font-size:14px;line-height:1.5;color:${MUTED}">${lines(text)}</p></div>`;
}

function asksBlock(sentence: string, { brand }: Look): string {
  return `<p class="ink brand-line" style="margin:24px 0 16px;padding:2px 0 2px 14px;border-left:4px solid ${brand};font-size:16px;line-height:1.5;color:${INK}"><strong>${NEXT_STEP}:</strong> ${escapeHtml(sentence)}</p>`;
}

function helpBlock({ text, href, also }: AddressedLetter['help'], { link: ink }: Look): string {
  const address = escapeHtml(href);
  const link =
    href && `<br><a class="brand" href="${address}" style="color:${ink};word-break:break-all">${address}</a>`;
  return `<p class="muted" style="margin:16px 0;font-size:14px;line-height:1.5;color:${MUTED}">${escapeHtml(text)}${link}${also && `<br>${escapeHtml(also)}`}</p>`;
}

/** The button, and its address in full for programs that show no buttons. */
function actionBlock({ label, href }: NonNullable<Letter['action']>, look: Look): string {
  const address = escapeHtml(href);
  return `<p style="margin:24px 0"><a class="button" href="${address}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${look.brand};color:${look.onBrand};font-size:16px;line-height:1.25;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p class="muted" style="margin:0 0 16px;font-size:14px;line-height:1.5;color:${MUTED}">If the button does not work, open this address:<br><a class="brand" href="${address}" style="color:${look.link};word-break:break-all">${address}</a></p>`;
}

function footer({ sender, reason, unsubscribe }: AddressedLetter): string {
  const link = unsubscribe
    ? ` <a class="muted" href="${escapeHtml(unsubscribe.page)}" style="color:${MUTED}">Unsubscribe</a>`
    : '';
  const small = (text: string) =>
    `<p class="muted" style="margin:0 0 8px;font-size:12.5px;line-height:1.5;color:${MUTED}">${text}</p>`;
  return `${sender.length > 0 ? small(lines(sender.join('\n'))) : ''}${small(`${escapeHtml(reason)}${link}`)}`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text of several lines as HTML shows it. */
const lines = (text: string): string => escapeHtml(text).replace(/\n/g, '<br>');

/** A text as HTML shows it, also inside a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] as string);
}
