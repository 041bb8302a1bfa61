import { beforeEach, describe, expect, it } from 'vitest';
import { GET as blogFeed } from '@/app/(public)/blog/rss.xml/route';
import { GET as picture } from '@/app/api/v1/blog-images/[fileId]/route';
import { GET as getOperator, PUT as putOperator } from '@/app/api/v1/operator/route';
import { POST as addText, GET as getTexts } from '@/app/api/v1/operator/texts/route';
import { POST as addPicture } from '@/app/api/v1/pictures/route';
import { hasBlanks, LEGAL_KINDS, NO_TEXTS } from '@/lib/domain/accounts/legal-texts';
import { hasAbout, NO_OPERATOR, ownPages } from '@/lib/domain/accounts/operator';
import { legalDraft } from '@/lib/domain/accounts/tables/legal-drafts';
import { dayOf } from '@/lib/domain/days/day';
import { RETENTION_REGISTER } from '@/lib/domain/retention/register';
import { addressed } from '@/lib/platform/mail/address';
import { renderHtml, renderText } from '@/lib/platform/mail/render';
import { testMailLetter } from '@/lib/platform/mail/templates/site';
import { readSiteFacts, siteFacts } from '@/lib/platform/site-facts';
import { removeOrphanFiles } from '@/lib/services/file/site/orphan-files';
import { sitemapFile } from '@/lib/services/file/site/sitemaps';
import { legalVersions } from '@/lib/services/people/legal-texts';
import { StaffAction } from '@/models/staff-action';
import { askedAboutSite, saveAnswers } from '@/scripts/site-questions';
import { emptyDatabase } from '../support/database';
import { file, formOf, PDF, PNG } from '../support/files';
import { longIt } from '../support/long-it';
import { everybody } from '../support/people';
import { ask, rows } from '../support/request';

let who: Awaited<ReturnType<typeof everybody>>;

beforeEach(async () => {
  await emptyDatabase();
  await readSiteFacts();
  who = await everybody();
});

const put = (body: object, as = who.admin) => ask(putOperator, { as, body });
const upload = (image: File, as = who.admin) => ask(addPicture, { as, form: formOf({ image }) });
const shown = async () => (await ask(getOperator, {})).body.operator;
const later = () => new Date(Date.now() + 1000);
const statusOf = async (fileId: unknown, as: typeof who.admin | null = null) =>
  (await ask(picture, { as, params: { fileId: String(fileId) } })).status;

describe('who runs the site', () => {
  it('is nothing at first, and what admins save is read by everyone at once', async () => {
    expect(await shown()).toEqual(NO_OPERATOR);
    const saved = await put({ name: 'Example Education', whatsapp: '+91 98140 00111', licences: ['ICEF 12'] });
    expect(saved.status).toBe(200);
    expect(await shown()).toMatchObject({
      name: 'Example Education',
      whatsapp: '+919814000111',
      people: [],
    });
    expect(await StaffAction.countDocuments({ action: 'operator.edit' })).toBe(1);
  });

  it('has a page for what is filled in, and that page is in the sitemap', async () => {
    expect([hasAbout(NO_OPERATOR), ownPages(NO_OPERATOR, NO_TEXTS)]).toEqual([false, []]);
    expect(ownPages(NO_OPERATOR, { ...NO_TEXTS, terms: '2026-11-29' })).toEqual(['/terms']);
    expect(await sitemapFile('pages.xml')).not.toContain('/about');
    await put({ phone: '0181 5550101' });
    const pages = await sitemapFile('pages.xml');
    expect(pages).toContain('/about<');
    expect(pages).not.toContain('/terms<');
  });

  it('is not overwritten by an admin who did not see the newest', async () => {
    const { savedOn } = (await put({ name: 'One' })).body;
    expect((await put({ name: 'Two' })).status).toBe(409);
    expect((await put({ name: 'Two', savedOn })).status).toBe(200);
    expect((await put({ name: 'Three', savedOn })).status).toBe(409);
    expect(await shown()).toMatchObject({ name: 'Two' });
  });

  it('needs the country’s code of a WhatsApp number, and a picture that was uploaded', async () => {
    expect((await put({ whatsapp: '98140 00111' })).body.fields?.whatsapp).toContain('country');
    const people = [{ name: 'Anita Rao', photo: 'f'.repeat(24) }];
    expect((await put({ people })).body.fields?.['people.0.photo']).toBeTruthy();
    expect((await put({ people: [{ name: '' }] })).status).toBe(422);
  });
});

describe('what a site says of itself', () => {
  it('has offices, links, a home page in its own order; no link that is none, no part twice', async () => {
    const offices = [{ name: 'Pokhara', address: 'Lakeside', phone: '+977 61 555010', hours: 'Sunday to Friday' }];
    const own = {
      offices,
      links: ['https://www.instagram.com/himalaya'],
      homeBlocks: ['counselor', 'steps'],
      headline: 'Go.',
    };
    expect((await put(own)).status).toBe(200);
    expect(await shown()).toMatchObject(own);
    expect((await put({ links: ['javascript:alert(1)'] })).body.fields?.['links.0']).toContain('https://');
    expect((await put({ homeBlocks: ['steps', 'steps'] })).status).toBe(422);
  });
});

describe('the five questions of own-site', () => {
  it('ask again for what can’t be used, skip what is left empty, and keep what was known', async () => {
    await put({ about: 'We help.', phone: '0181 5550101' });
    const typed = ['Himalaya', '', 'no address', 'hello@himalaya.example', '', 'red', '#1a6b5c'];
    const asked: string[] = [];
    const answers = await askedAboutSite(async (question) => {
      asked.push(question);
      return typed[asked.length - 1] ?? '';
    });
    expect(asked).toHaveLength(7);
    await saveAnswers(who.admin.user, answers);
    const own = { siteName: 'Himalaya', email: 'hello@himalaya.example', colour: '#1a6b5c' };
    expect(await shown()).toMatchObject({ ...own, about: 'We help.', phone: '0181 5550101' });
  });
});

describe('a site’s own name and look', () => {
  it('stand in the feed and in letters, and an address takes no name apart', async () => {
    const { savedOn } = (await put({ siteName: 'Himalaya Education', colour: '#c0392b' })).body;
    expect(await (await blogFeed()).text()).toContain('<title>Himalaya Education: Blog</title>');
    const letter = addressed(testMailLetter(), {
      ...{ to: 'admin@example.com', assignee: null, isOwnAddress: true },
      reader: { name: 'Anita', role: 'admin', isVerified: true },
      operator: (await siteFacts()).operator,
    });
    expect(letter.signature).toEqual(['The Himalaya Education team']);
    expect(renderHtml({ ...letter, action: { label: 'Open', href: 'https://x.example' } })).toContain(
      'background:#c0392b',
    );
    expect(renderHtml(letter) + renderText(letter)).not.toMatch(/Study Abroad|#006a6a/);
    expect((await put({ siteName: 'A "B", C <x@y.z>', savedOn })).status).toBe(200);
  });

  longIt('take a colour and pictures that were uploaded, which all see and none removes', async () => {
    expect((await put({ colour: 'red' })).body.fields?.colour).toContain('like #1a6b5c');
    expect((await put({ logo: 'f'.repeat(24) })).body.fields?.logo).toBeTruthy();
    const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'], 'logo.png');
    expect((await upload(svg)).status).toBe(415);
    const { id } = (await upload(file(PNG, 'logo.png'))).body;
    expect((await put({ logo: id })).status).toBe(200);
    await removeOrphanFiles(later(), new AbortController().signal);
    expect([await statusOf(id), (await shown())?.logo]).toEqual([200, id]);
    expect(hasAbout({ ...NO_OPERATOR, siteName: 'Himalaya', colour: '#c0392b', logo: String(id) })).toBe(false);
  });
});

describe('a legal text of the site', () => {
  const publish = (body: object, as = who.admin) => ask(addText, { as, body });
  const TERMS = { kind: 'terms', text: 'You and we.\n\nOurs.', seen: 0 };

  it('is in force from the day it is published, and stays readable once another follows', async () => {
    expect((await siteFacts()).texts).toEqual(NO_TEXTS);
    expect((await publish(TERMS)).body.version).toMatchObject({ kind: 'terms', n: 1, day: dayOf(new Date(), 'UTC') });
    expect((await publish({ ...TERMS, text: 'Others.', seen: 1 })).body.version).toMatchObject({ n: 2 });
    const { texts } = (await ask(getTexts, { as: who.admin })).body;
    expect(rows(texts).map(({ n, text }) => [n, text])).toEqual([
      [2, 'Others.'],
      [1, TERMS.text],
    ]);
    expect((await readSiteFacts()).texts.terms).toBe(dayOf(new Date(), 'UTC'));
    expect(await sitemapFile('pages.xml')).toContain('/terms<');
    expect(await StaffAction.countDocuments({ action: 'legal.edit' })).toBe(2);
    await publish({ kind: 'terms', text: '', seen: 2 });
    expect((await readSiteFacts()).texts.terms).toBe('');
  });

  it('is refused where another was published meanwhile, where nothing changed, and with blanks of the draft', async () => {
    const both = await Promise.all([publish(TERMS), publish({ ...TERMS, text: 'Mine.' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const now = (await legalVersions('terms'))[0]?.text;
    expect((await publish({ ...TERMS, text: now, seen: 1 })).status).toBe(409);
    expect((await publish({ ...TERMS, text: 'The law of [country].', seen: 1 })).body.fields?.text).toContain(
      'brackets',
    );
  });

  it('has a first draft that names what is stored, and leaves no sentence open where it has no blanks', () => {
    const drafts = LEGAL_KINDS.map((kind) => legalDraft(kind, 'Himalaya Education'));
    for (const draft of drafts) expect(draft).toContain('Himalaya Education');
    for (const { title } of RETENTION_REGISTER.students)
      expect(drafts[0]?.toLowerCase()).toContain(title.toLowerCase());
    expect(drafts.map(hasBlanks)).toEqual([true, true, true]);
  });
});

describe('a picture of the site', () => {
  it('is seen by all once a person shows it, before by admins alone, and one that none shows goes', async () => {
    const { id } = (await upload(file(PNG, 'anita.png'))).body;
    expect([await statusOf(id), await statusOf(id, who.team), await statusOf(id, who.admin)]).toEqual([404, 404, 200]);
    await put({ people: [{ name: 'Anita Rao', role: 'Head', photo: id }] });
    expect(rows((await shown())?.people)).toMatchObject([{ name: 'Anita Rao', photo: id }]);
    expect(await statusOf(id)).toBe(200);
    const other = (await upload(file(PNG, 'other.png'))).body.id;
    await removeOrphanFiles(later(), new AbortController().signal);
    expect([await statusOf(id), await statusOf(other, who.admin)]).toEqual([200, 404]);
  });

  it('is a picture', async () => {
    expect((await upload(file(PDF, 'anita.png'))).status).toBe(415);
  });
});
