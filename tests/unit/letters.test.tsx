import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AllLetters } from '@/app/dev/letters/_parts/all-letters';
import { NO_OPERATOR } from '@/lib/domain/accounts/operator';
import { toDay } from '@/lib/domain/days/day';
import type { MailTemplate } from '@/lib/domain/mail-requests';
import { addressed } from '@/lib/platform/mail/address';
import { escapeHtml, renderHtml, renderText } from '@/lib/platform/mail/render';
import { sampleLetters } from '@/lib/platform/mail/samples/samples';
import { verifyEmailLetter } from '@/lib/platform/mail/templates/account';
import { WRITERS } from '@/lib/platform/mail/writers';

process.env.NEXTAUTH_SECRET ??= 'a secret of the tests, at least 32 characters long';

const SAMPLE_LETTERS = sampleLetters();
const KINDS = Object.keys(WRITERS) as MailTemplate[];
const LETTERS = KINDS.flatMap((kind) => SAMPLE_LETTERS[kind].map((letter) => [kind, letter.subject, letter] as const));
/** A day of the year with its month as a word that is cut off: no letter writes one so. */
const SHORT_DAY = /\d{1,2} (Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4}|\d{4}-\d{2}-\d{2}/;
/** Kinds that ask for something until a day, in every sample. */
const DATED: readonly MailTemplate[] = [
  ...(['set-password', 'staff-invited', 'agency-invited', 'documents-requested', 'interview'] as const),
  ...(['agency-asks', 'agency-asks-guardian'] as const),
  ...(['guardian-consent', 'student-consent', 'reminder', 'tasks-due', 'account-leaves', 'export-ready'] as const),
];

describe('a letter', () => {
  it('of each kind that is written is among the samples, and no other but what agencies write', () => {
    expect(Object.keys(SAMPLE_LETTERS).toSorted()).toEqual([...KINDS, 'group-message'].toSorted());
    for (const kind of KINDS) expect(SAMPLE_LETTERS[kind].length, kind).toBeGreaterThan(0);
  });

  it.each(LETTERS)(
    'greets, says who writes, what to do and whom to ask, as text and as HTML: %s, %s',
    (_kind, _subject, letter) => {
      const [text, html] = [renderText(letter), renderHtml(letter)];
      const { asks, action, code, help, paragraphs, signature } = letter;
      expect(text).toMatch(/\n\nDear [A-Z]\S* [A-Z]\S*,\n\n/);
      expect(text).toMatch(
        /\n\nKind regards,\n(Harpreet Gill\nBright Path Education|The Bright Path Education team)\n/,
      );
      expect(paragraphs.length).toBeGreaterThan(0);
      expect(asks || action || code || text.includes('You don’t need to do anything now.')).toBeTruthy();
      if (action) expect(text).toContain(`\n${action.label}:\n${action.href}\n`);
      expect(text).toContain(`${help.text}\n${help.href}`);
      const said = [`Dear ${letter.reader},`, ...signature, ...paragraphs, help.text, action?.label ?? '', code ?? ''];
      for (const words of said) expect(html).toContain(escapeHtml(words).replace(/\n/g, '<br>'));
      if (action) expect(html.split(`href="${escapeHtml(action.href)}"`).length - 1).toBeGreaterThanOrEqual(2);
      for (const form of [text, html]) expect(form).not.toMatch(SHORT_DAY);
      const own = { ...letter, site: 'Himalaya Education' };
      expect(renderText(own) + renderHtml(own)).not.toMatch(/study abroad/i);
    },
  );

  it.each(LETTERS.filter(([kind, subject]) => DATED.includes(kind) && !subject.startsWith('Deposit not confirmed')))(
    'says until when, in words and with the day: %s, %s',
    (_kind, _subject, letter) => {
      const { asks } = letter;
      const dated =
        asks?.by || asks?.on
          ? /Your next step: .* (by|on) \d{1,2} [A-Z][a-z]+ 20\d\d \((today|tomorrow|in \d+ days)\)\./
          : /./;
      expect(renderText(letter)).toMatch(dated);
      expect(asks?.by ?? asks?.on).toBeTruthy();
    },
  );

  it.each(LETTERS)(
    'says where else to ask and who runs the site, as text and as HTML: %s, %s',
    (_kind, _subject, letter) => {
      const ways =
        'You can also call +91 98140 00000, write on WhatsApp to +91 98140 00001 or send an email to help@example.com.';
      for (const form of [renderText(letter), renderHtml(letter)]) {
        // Staff ask within the house.
        expect(form.includes(ways)).toBe(letter.help.href !== '');
        for (const line of ['Bright Path Education', '12 College Road', 'Ludhiana 141001, India'])
          expect(form).toContain(line);
      }
    },
  );

  it('of a site that says nothing about itself has its own name and no empty line', () => {
    const letter = addressed(verifyEmailLetter('token', '123456', toDay('2026-11-27')), {
      ...{ to: 'a@example.com', isOwnAddress: true, assignee: null, operator: NO_OPERATOR },
      reader: { name: 'Asha', role: 'student', isVerified: false },
    });
    const text = renderText(letter);
    expect(text).toContain('The Study Abroad team\n\n-- \nStudy Abroad ·');
    expect(text).not.toContain('You can also');
  });

  it('about an offer carries its conditions, the day for the answer, the deposit and the start', () => {
    for (const { heading, facts = [], asks } of [
      ...SAMPLE_LETTERS['application-moved'],
      ...SAMPLE_LETTERS['offer-accepted'],
    ]) {
      if (!/offer|^Your place/.test(heading) || heading.includes('not offered')) continue;
      const said = Object.fromEntries(facts.map(({ term, value }) => [term, value]));
      expect(said.Conditions).toBe('IELTS 6.5 or better\nThe final mark sheet of your degree');
      expect(said.Deposit).toBe('CA$2,500, by 20 December 2026');
      expect(said.Starts).toBe('7 September 2027');
      if (heading.includes('offered')) expect(said['Reply by'] ?? asks?.by).toMatch(/^(9 December 2026|2026-12-09)$/);
    }
    const offered = SAMPLE_LETTERS['application-moved'].filter(({ heading }) => heading.includes('has offered'));
    expect(offered.map(({ asks }) => asks?.what)).toEqual([
      'Reply to the offer',
      'Meet the conditions of the offer and send proof',
    ]);
    const [agreed] = SAMPLE_LETTERS['offer-accepted'];
    expect(agreed?.paragraphs.join(' ')).toContain(
      'Pay the deposit directly to the university, never through this site.',
    );
    expect(agreed?.paragraphs.join(' ')).toContain('on 27 November 2026');
  });

  it('stands on /dev/letters, in both colour schemes', () => {
    const page = renderToStaticMarkup(<AllLetters />);
    for (const [kind, subject] of LETTERS) {
      expect(page, kind).toContain(`id="${kind}"`);
      for (const scheme of ['light', 'dark'])
        expect(page).toContain(`title="${escapeHtml(`${subject}, ${scheme}`).replaceAll('&#39;', '&#x27;')}"`);
    }
  });

  it('to an address that no one has confirmed names only what is certain to be a name', () => {
    const greeted = (name: string, isVerified: boolean) =>
      addressed(verifyEmailLetter('token', '123456', toDay('2026-11-27')), {
        ...{ to: 'a@example.com', isOwnAddress: true, assignee: null, operator: NO_OPERATOR },
        reader: { name, role: 'student', isVerified },
      }).reader;
    const names = ['Chiamaka O’Nwoké-Ọlá', 'S. Karthik', 'ਗੁਰਪ੍ਰੀਤ ਕੌਰ'];
    for (const name of names) expect(greeted(name, false)).toBe(name);
    for (const name of ['Win 500 now', 'evil.example', 'Go to evil.example', 'a b c d e', 'x'.repeat(41)])
      expect(greeted(name, false)).toBe('');
    expect(greeted('Asha 2', true)).toBe('Asha 2');
  });
});
