import type { Locator } from '@playwright/test';
import { addDays } from '@/lib/domain/days/day';
import { answerItem } from '@/lib/services/applications/checklists/answers';
import { askForItems } from '@/lib/services/applications/checklists/ask';
import { reviewItem } from '@/lib/services/applications/checklists/review';
import { giveConsent } from '@/lib/services/applications/consent/consent';
import { moveApplication } from '@/lib/services/applications/moves/moves';
import { recordOffer } from '@/lib/services/applications/offers/record';
import { replyToOffer } from '@/lib/services/applications/offers/reply';
import { writeAbout } from '@/lib/services/desk/messages/threads';
import { Application } from '@/models/application';
import { applied } from '../../support/applied';
import { openAs } from '../../support/desk';
import { PDF } from '../../support/files';
import { type Person, person } from '../../support/people';
import { expect, test } from '../../support/site';

/** How long after a change an open page may still show what was before. */
const FOLLOWS_WITHIN_MS = 2_000;
/** How long opening a page takes where nothing else runs; where it takes so many times as long, following may too. */
const OPENS_WITHIN_MS = 600;
const DUE = addDays(new Date().toISOString().slice(0, 10), 5);

test.describe.configure({ timeout: 180_000 });

test('an open application, list, board, dashboard and profile follow what others do within two seconds @long', async ({
  browser,
  site,
}) => {
  const agent = await person('agent', { name: 'Anil Agent' });
  const student = await person('student', { name: 'Nila Follows', addedBy: agent.user._id });
  const team = await person('team', { name: 'Tom Reed' });
  const [first, second] = [await applied(student), await applied(student, 1)];

  type Change = [what: string, change: () => Promise<unknown>, shown: (main: Locator) => Locator];
  /** Opens a page, makes one change after another, and expects the page to show each in time. */
  const follows = async (who: Person, path: string, changes: Change[]) => {
    const opening = Date.now();
    const page = await openAs({ browser, site }, who, path);
    const opened = Date.now() - opening;
    const timeout = FOLLOWS_WITHIN_MS * Math.max(1, opened / OPENS_WITHIN_MS);
    for (const [what, change, shown] of changes) {
      await change();
      const began = Date.now();
      await expect(shown(page.getByRole('main')).first(), `${path} shows ${what}`).toBeVisible({ timeout });
      console.log(`${path.split('?')[0]} shows ${what} after ${Date.now() - began} ms; it opened in ${opened} ms`);
    }
    await page.context().close();
  };

  const move = (id: string, to: 'Documents Requested' | 'Submitted') => () =>
    moveApplication(team.viewer, id, { to, reason: 'A paper is missing.' });
  const ask = (id: string, label: string) => () =>
    askForItems(team.viewer, id, [{ kind: 'cv', label, note: '', dueOn: DUE, fresh: true }]);
  const lastItem = async (id: string) => String((await Application.findById(id).lean())?.items?.at(-1)?._id);
  const send = (id: string, name: string) => async () => {
    const body = new FormData();
    body.append('file', new File([PDF], name));
    const headers = { authorization: `Bearer ${student.token}` };
    const address = `${site.url}/api/v1/applications/${id}/items/${await lastItem(id)}/files`;
    expect((await fetch(address, { method: 'POST', headers, body })).status).toBe(201);
  };
  const accept = (id: string) => async () =>
    reviewItem(team.viewer, id, await lastItem(id), { decision: 'accept', reason: '' });
  const write = (text: string) => () =>
    writeAbout(agent.viewer, first.id, 'messages', { text, key: `follow-${first.id}` });
  const offer = () => {
    const terms = { conditional: false, conditions: [], replyBy: DUE, deposit: 2_000, currency: 'GBP', reference: '' };
    return recordOffer(team.viewer, first.id, { ...terms, depositBy: null, startOn: null }, []);
  };
  const text = (words: string | RegExp) => (main: Locator) => main.getByText(words);
  const button = (name: string) => (main: Locator) => main.getByRole('button', { name });

  await giveConsent(student.viewer, first.id, { given: true, agentMayReply: false });
  await follows(student, `/app/student/my-applications/${first.id}`, [
    ['a move', move(first.id, 'Documents Requested'), text('Documents Requested')],
    ['a request', ask(first.id, 'CV of this year'), text('CV of this year')],
    ['a message', write('The bank has answered.'), text('The bank has answered.')],
    ['an offer', offer, button('Accept the offer…')],
  ]);
  await follows(team, `/app/team/applications/${first.id}`, [
    ['an answer', send(first.id, 'cv.pdf'), text(/^To check, sent/)],
    [
      'a reply',
      () => replyToOffer(student.viewer, first.id, { reply: 'accept', reason: '' }),
      text(/^Accepted by Nila/),
    ],
  ]);
  await follows(agent, '/app/agent/applications', [
    [
      'a move',
      move(second.id, 'Documents Requested'),
      (main) => main.locator('li, tr').filter({ hasText: second.course }).filter({ hasText: 'Documents Requested' }),
    ],
  ]);
  await follows(student, '/app/student', [['a request', ask(second.id, 'A longer CV'), text('A longer CV')]]);
  await send(second.id, 'longer-cv.pdf')();
  await follows(team, `/app/team/view-profile/${student.userId}?tab=documents`, [
    ['an acceptance', accept(second.id), text('longer-cv.pdf')],
  ]);
  await follows(agent, '/app/agent', [['a request', ask(second.id, 'A shorter CV'), text('A shorter CV')]]);
  await giveConsent(student.viewer, second.id, { given: true, agentMayReply: false });
  await follows(team, '/app/team/applications?q=Nila', [
    [
      'a move',
      move(second.id, 'Submitted'),
      (main) => main.getByRole('listitem').filter({ hasText: 'Submitted' }).getByText('Nila Follows'),
    ],
  ]);
});

test('an open menu whose entry with the focus another ruled out keeps the focus @long', async ({ browser, site }) => {
  const [student, team, other] = [await person('student'), await person('team'), await person('team')];
  const { id } = await applied(student);
  const page = await openAs({ browser, site }, team, `/app/team/applications/${id}`);
  const moves = page.getByRole('menuitem');
  await page.getByRole('button', { name: 'Move', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(moves.first()).toBeFocused();
  const before = await moves.allTextContents();
  await moveApplication(other.viewer, id, { to: before[0] as 'Submitted', reason: '' });
  await expect.poll(() => moves.allTextContents()).not.toContain(before[0]);
  await expect(moves.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(moves.nth(1)).toBeFocused();
  await page.context().close();
});

test('a question stays in front of the page, with what was typed, when its row moves @long', async ({
  browser,
  site,
}) => {
  const [student, team] = [await person('student'), await person('team')];
  const { id } = await applied(student);
  const question = { kind: 'question' as const, note: '', fresh: false };
  const [first, second] = await askForItems(team.viewer, id, [
    { ...question, label: 'Which school?', dueOn: null },
    { ...question, label: 'Which year?', dueOn: DUE },
  ]);
  await answerItem(student.viewer, id, first?._id ?? '', { text: 'The one in Pune.' });
  const page = await openAs({ browser, site }, team, `/app/team/applications/${id}`);
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /^Which/ });
  await expect(rows).toHaveText([/^Which school/, /^Which year/]);
  await page.getByRole('button', { name: /^Return… ?: Which school/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('There are two');

  await answerItem(student.viewer, id, second?._id ?? '', { text: '2025' });
  // What stands behind a modal dialog has no role.
  await expect(page.locator('main li').filter({ hasText: /^Which/ })).toHaveText([/^Which year/, /^Which school/]);
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await page.keyboard.type(' in Pune.');
  await dialog.getByRole('button', { name: 'Return', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('There are two in Pune.').first()).toBeVisible();
  await page.context().close();
});
