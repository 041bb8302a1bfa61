// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { describe, expect, it } from 'vitest';
import { EDITOR_EXTENSIONS } from '@/components/editor/extensions';
import { isTooLongToPaste } from '@/components/editor/limits';
import { cleanedPaste } from '@/components/editor/word';
import { slugOf } from '@/lib/domain/slug';
import { richTextSummary, sanitizeRichText } from '@/lib/platform/rich-text';

/** What the editor makes of pasted markup. */
function pasted(html: string): string {
  const editor = new Editor({ extensions: EDITOR_EXTENSIONS, content: cleanedPaste(html), injectCSS: false });
  const made = editor.getHTML();
  editor.destroy();
  return made;
}

/** A paragraph as Word writes an item of a list. */
const item = (text: string, level = 1, marker = '·', more = '') =>
  `<p class=MsoListParagraph ${more} style='margin-left:.5in;text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;
const PICTURE = `/api/v1/blog-images/${'a1'.repeat(12)}`;

const PASTES: Record<string, [from: string, to: string]> = {
  'Word’s list': [
    `<html xmlns:o='urn:schemas-microsoft-com:office:office'><body>${item('First paper')}${item('Second paper')}</body></html>`,
    '<ul><li><p>First paper</p></li><li><p>Second paper</p></li></ul>',
  ],
  'Word’s numbers, with an item below one of them': [
    `<p>Bring:</p>${item('Passport', 1, '1.')}${item('the old one too', 2, 'a.')}${item('Photo', 1, '2.')}<p>That is all.</p>`,
    '<p>Bring:</p><ol><li><p>Passport</p><ol><li><p>the old one too</p></li></ol></li><li><p>Photo</p></li></ol><p>That is all.</p>',
  ],
  'two lists of Word with a paragraph between': [
    `${item('One')}<p>Then</p>${item('Two')}`,
    '<ul><li><p>One</p></li></ul><p>Then</p><ul><li><p>Two</p></li></ul>',
  ],
  'a table of fees': [
    '<table><thead><tr><th>Country</th><th>Fee</th></tr></thead><tbody><tr><td>Canada</td><td>CAD 17,000</td></tr><tr><td colspan=2>A year</td></tr></tbody></table>',
    '<table><tbody><tr><th><p>Country</p></th><th><p>Fee</p></th></tr><tr><td><p>Canada</p></td><td><p>CAD 17,000</p></td></tr><tr><td colspan="2"><p>A year</p></td></tr></tbody></table>',
  ],
  'text from right to left': [
    '<p dir=RTL class=MsoNormal>مرحبا</p><p style="direction:rtl">سلام</p><p>Hello</p>',
    '<p dir="rtl">مرحبا</p><p dir="rtl">سلام</p><p>Hello</p>',
  ],
  'a picture that was uploaded here': [
    `<p>See</p><img src="${PICTURE}" alt="">`,
    `<p>See</p><img src="${PICTURE}" alt="">`,
  ],
  'empty paragraphs of Google Docs and Word': [
    '<p>One</p><p><br></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p>Two</p>',
    '<p>One</p><p>Two</p>',
  ],
};

describe('what is pasted into the editor', () => {
  it.each(Object.entries(PASTES))('%s is what it was', (_what, [from, to]) => {
    expect(pasted(from)).toBe(to);
  });

  it.each(Object.entries(PASTES))('%s is kept by the server as the editor made it', (_what, [from]) => {
    const made = pasted(from);
    expect(sanitizeRichText(made).replace(' loading="lazy" />', '>')).toBe(made);
  });

  it('brings no picture of another site, and a picture in it makes no text too long', () => {
    for (const src of [
      'https://elsewhere.example/x.png',
      'data:image/png;base64,AAAA',
      '/api/v1/logos/1',
      'file:///C:/x.png',
    ])
      expect(pasted(`<p>Text</p><img src="${src}">`)).toBe('<p>Text</p>');
    const picture = `<img src="data:image/png;base64,${'A'.repeat(2_000_000)}">`;
    expect(isTooLongToPaste(`<p>Short</p>${picture}`, 'Short')).toBe(false);
    expect(isTooLongToPaste('x'.repeat(1_000_001), 'Short')).toBe(true);
  });
});

describe('a table that is put in', () => {
  it('has the cursor in its first cell, and rows and columns are added where that is', () => {
    const editor = new Editor({ extensions: EDITOR_EXTENSIONS, content: '<p>Fees</p>', injectCSS: false });
    editor.commands.focus('end');
    editor.commands.insertTable();
    editor.commands.insertContent('Country');
    editor.commands.changeTable('add column');
    editor.commands.changeTable('delete row');
    expect(editor.getHTML()).toContain('<p>Fees</p><table><tbody><tr><td><p></p></td>');
    expect(editor.getHTML().match(/<t[dh]>/g)).toHaveLength(8);
    editor.commands.changeTable('delete table');
    expect(editor.getHTML()).not.toContain('<table');
    editor.commands.insertTable();
    editor.commands.insertContent('Country');
    expect(editor.getHTML()).toContain('<tr><th><p>Country</p></th>');
    editor.destroy();
  });
});

describe('a pasted page', () => {
  it('keeps its headings in two levels, an embed as its link, and says where something could not be kept', () => {
    const word = '<p class=MsoTitle>Canada</p><h1>Fees</h1><p>Text</p><h4>Visa</h4>';
    expect(pasted(word)).toBe('<h2>Canada</h2><h2>Fees</h2><p>Text</p><h3>Visa</h3>');
    const docs = '<p>See</p><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0"></iframe>';
    expect(pasted(docs)).toContain('href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"');
    expect(pasted('<p>A</p><iframe src="javascript:alert(1)"></iframe>')).toBe(
      '<p>A</p><p>[Something here could not be pasted]</p>',
    );
    const marked =
      '<b style="font-weight:normal"><p><span style="font-weight:700">heavy</span> <span>plain</span></p></b>';
    expect(pasted(marked)).toBe('<p><strong>heavy</strong> plain</p>');
    expect(pasted('<p>A</p><object>An old player</object>')).toContain('An old player[Something here could not');
    expect(pasted('<p>A <svg><title>x</title><path d="M0 0"/></svg></p>')).toContain('[Something here could not');
    expect(sanitizeRichText('<iframe src="https://maps.example/x"></iframe>')).toBe(
      '<a href="https://maps.example/x" rel="noopener">https://maps.example/x</a>',
    );
    expect(sanitizeRichText('<iframe src="javascript:alert(1)"></iframe>')).not.toContain('href');
  });
});

describe('what an article says in a shared link', () => {
  it('is whole sentences of its paragraphs, without tables and headings', () => {
    const table = '<h2>Fees</h2><table><tr><th>Country</th><th>Fee</th></tr><tr><td>Canada</td></tr></table>';
    const [one, two] = [
      'Fees in Canada differ by province and by the level of the course.',
      `${'Long '.repeat(40)}end.`,
    ];
    expect(richTextSummary(`${table}<p>${one}</p><p>${two}</p>`)).toBe(one);
    expect(richTextSummary(`<p>${two}</p>`)).toMatch(/^Long .*Long\.\.\.$/);
    expect(richTextSummary('<p>A &amp; B &lt; C.</p>')).toBe('A & B < C.');
    expect(richTextSummary('')).toBe('');
  });
});

describe('the server', () => {
  it('keeps of a cell its span and of a block its direction, nothing else', () => {
    expect(sanitizeRichText('<td colspan="2" rowspan="x" style="a" dir="up">A</td><p dir="rtl" class="b">B</p>')).toBe(
      '<td colspan="2">A</td><p dir="rtl">B</p>',
    );
    expect(sanitizeRichText('<img src="/api/v1/logos/1"><img src="/favicon.ico">')).toBe('');
  });
});

describe('an article’s address', () => {
  it.each([
    ['What’s new: 2026?', 'what-s-new-2026'],
    ['Étudier à Montréal', 'etudier-a-montreal'],
    ['ਕੈਨੇਡਾ ਵਿੱਚ ਪੜ੍ਹਾਈ', 'kainedaa-vich-parhaaee'],
    ['कनाडा में पढ़ाई 2026', 'kanaadaa-men-padhaaee-2026'],
    ['சென்னை', 'chennai'],
    ['کینیڈا میں تعلیم', 'kinida-min-talim'],
    ['Study in ਕੈਨੇਡਾ', 'study-in-kainedaa'],
    ['学习', 'article'],
  ])('of %j is %j', (title, slug) => expect(slugOf(title)).toBe(slug));

  it('ends at the end of a word', () => {
    const slug = slugOf(`${'counsellors '.repeat(6)}believes what they read`);
    expect(slug.length).toBeLessThanOrEqual(80);
    expect(slug).toBe(`${'counsellors-'.repeat(6)}believes`);
    expect(slugOf('x'.repeat(200))).toBe('x'.repeat(80));
  });
});
