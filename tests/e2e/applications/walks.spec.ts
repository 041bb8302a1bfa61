import type { Locator, Page } from '@playwright/test';
import { addDays } from '@/lib/domain/days/day';
import { giveConsent } from '@/lib/services/applications/consent/consent';
import { moveApplication } from '@/lib/services/applications/moves/moves';
import { recordOffer } from '@/lib/services/applications/offers/record';
import { applied } from '../../support/applied';
import { type Desk, openAs } from '../../support/desk';
import { PDF, PNG } from '../../support/files';
import { type Hands, KEYBOARD, POINTER } from '../../support/hands';
import { type Person, person } from '../../support/people';
import { expect, test, watch } from '../../support/site';

/**
 * An application acted on from all sides, each side's page opened once: what the others do is to arrive by itself.
 * Every walk is taken by touch on a phone and by keyboard alone at a desk; the other two pairs take as long again.
 */
const WAYS: readonly { name: string; width: number; hands: Hands; long?: true }[] = [
  { name: 'at 390 px by pointer', width: 390, hands: POINTER },
  { name: 'at 1280 px by keyboard alone', width: 1280, hands: KEYBOARD, long: true },
  { name: 'at 1280 px by pointer', width: 1280, hands: POINTER, long: true },
  { name: 'at 390 px by keyboard alone', width: 390, hands: KEYBOARD, long: true },
];

test.describe.configure({ timeout: 180_000 });

interface People {
  agent: Person;
  student: Person;
  team: Person;
}

async function people(): Promise<People> {
  const agent = await person('agent', { name: 'Anil Agent', company_name: 'Way Abroad' });
  const student = await person('student', { name: 'Meera Asked', addedBy: agent.user._id });
  return { agent, student, team: await person('team', { name: 'Tom Reed' }) };
}

/** Applications of this student under review. */
async function underReview({ student, team }: People, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let place = 0; place < count; place++) {
    const { id } = await applied(student, place);
    await moveApplication(team.viewer, id, { to: 'Under Review', reason: '' });
    ids.push(id);
  }
  return ids;
}

/** A page of this person's, and what should never happen on it. */
async function open({ hands, ...desk }: Desk & { hands: Hands }, who: Person, path: string) {
  let broken: string[] = [];
  const page = await openAs(desk, who, path, (empty) => {
    hands.prepare(empty);
    broken = watch(empty);
  });
  return { page, broken };
}

/** An item's row: due days have rows of the same name, without a state. */
const rowOf = (page: Page, label: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: label })
    .filter({ hasText: /Requested|To check|Accepted|Returned/ })
    .first();
/** A row's button by its verb and the item it is about. */
const buttonOf = (page: Page, verb: string, label: string) =>
  page.getByRole('button', { name: new RegExp(`^${verb} ?: ${label}$`) });
const DUE = addDays(new Date().toISOString().slice(0, 10), 30);
const staffPage = (id: string) => `/app/team/applications/${id}`;
const studentPage = (id: string) => `/app/student/my-applications/${id}`;
const agentPage = (id: string) => `/app/agent/applications/${id}`;
const status = (page: Page, words: string) => page.getByRole('main').getByText(words, { exact: true }).first();
const expectNoSideways = async (page: Page, width: number) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

for (const { name, width, hands, long } of WAYS) {
  if (long && !process.env.LONG_TESTS) continue;
  const { press, fill, tick, pick, date, choose, fromMenu } = hands;

  test(`${name}: staff ask, student and agent answer, one paper is returned and accepted at its second try`, async ({
    browser,
    site,
  }) => {
    const who = await people();
    const [id = ''] = await underReview(who, 1);
    const desk = { browser, site, width, hands };
    const [his, hers, its] = await Promise.all([
      open(desk, who.team, staffPage(id)),
      open(desk, who.student, studentPage(id)),
      open(desk, who.agent, agentPage(id)),
    ]);
    const [staff, student, agent] = [his.page, hers.page, its.page];

    await press(staff, staff.getByRole('button', { name: 'Request items…' }));
    const form = staff.getByRole('dialog', { name: 'What do you need?' });
    for (const [at, [kind, label]] of (
      [
        ['Reference letters', 'Second reference'],
        ['Proof of funds', 'Bank statement'],
      ] as const
    ).entries()) {
      await press(staff, form.getByRole('button', { name: 'Something else' }));
      await expect(form.getByLabel('Item', { exact: true })).toHaveCount(at + 1);
      await pick(staff, form.getByLabel('Type').last(), kind);
      await fill(staff, form.getByLabel('Item', { exact: true }).last(), label);
    }
    await date(staff, form.getByLabel('Due on').last(), DUE);
    await press(staff, form.getByRole('button', { name: 'Send request', exact: true }));
    await expect(form).toBeHidden();
    await expect(rowOf(staff, 'Bank statement')).toContainText('Requested');

    // The page that is open shows it without being loaded again.
    await expect(rowOf(student, 'Bank statement')).toContainText('in 30 days');
    await choose(student, student.getByLabel('Upload Second reference'), { name: 'reference.png', content: PNG });
    await expect(rowOf(student, 'Second reference')).toContainText('To check');
    await expectNoSideways(student, width);
    await choose(agent, agent.getByLabel('Upload Bank statement'), { name: 'bank.pdf', content: PDF });
    await expect(rowOf(agent, 'Bank statement')).toContainText('To check');

    await press(staff, buttonOf(staff, 'Return…', 'Second reference'));
    const question = staff.getByRole('dialog', { name: 'Return “Second reference”?' });
    await press(staff, question.getByRole('button', { name: 'Return', exact: true }));
    await expect(question.getByText('Please enter a reason.')).toBeVisible();
    await press(staff, question.getByRole('button', { name: 'Not signed.' }));
    await press(staff, question.getByRole('button', { name: 'Return', exact: true }));
    await expect(question).toBeHidden();
    await expect(rowOf(staff, 'Bank statement')).toContainText('To check');
    await press(staff, buttonOf(staff, 'Accept', 'Bank statement'));
    await expect(rowOf(staff, 'Bank statement')).toContainText('Accepted');

    await expect(rowOf(student, 'Second reference')).toContainText('Tom Reed: Not signed.');
    await choose(student, student.getByLabel('Upload Second reference again'), { name: 'signed.pdf', content: PDF });
    await expect(rowOf(staff, 'Second reference')).toContainText('1 file was returned');
    await press(staff, buttonOf(staff, 'Accept', 'Second reference'));
    await expect(student.getByText(/Everything requested (is|has been) accepted\./)).toBeVisible();
    await expect(agent.getByText(/Everything requested (is|has been) accepted\./)).toBeVisible();

    await press(student, student.getByRole('button', { name: 'Confirm', exact: true }));
    await expect(student.getByRole('heading', { name: 'Your consent' })).toBeVisible();
    await press(staff, staff.getByRole('button', { name: 'Move to Submitted' }));
    for (const page of [staff, student, agent]) await expect(status(page, 'Submitted')).toBeVisible();
    await expectNoSideways(staff, width);
    expect([his, hers, its].flatMap(({ broken }) => broken)).toEqual([]);
    for (const { page } of [his, hers, its]) await page.context().close();
  });

  test(`${name}: a conditional offer, its conditions met, accepted, the deposit proved, the visa`, async ({
    browser,
    site,
  }) => {
    const who = await people();
    const [id = ''] = await underReview(who, 1);
    await giveConsent(who.student.viewer, id, { given: true, agentMayReply: false });
    await moveApplication(who.team.viewer, id, { to: 'Submitted', reason: '' });
    const desk = { browser, site, width, hands };
    const [his, hers] = await Promise.all([
      open(desk, who.team, staffPage(id)),
      open(desk, who.student, studentPage(id)),
    ]);
    const [staff, student] = [his.page, hers.page];

    await press(staff, staff.getByRole('button', { name: 'Record offer…' }));
    const form = staff.getByRole('dialog', { name: "The university's offer" });
    await choose(staff, form.getByLabel(/^Offer letter/), { name: 'offer.pdf', content: PDF });
    await tick(staff, form.getByRole('radio', { name: 'Conditional', exact: true }));
    await fill(staff, form.getByLabel('Conditions'), 'Final transcript');
    await date(staff, form.getByLabel(/^Reply by/), DUE);
    await fill(staff, form.getByLabel(/^Deposit(?! by)/), '2000');
    await date(staff, form.getByLabel(/^Deposit by/), DUE);
    await press(staff, form.getByRole('button', { name: 'Save offer' }));
    await expect(form).toBeHidden();
    await expect(staff.getByText('No reply yet.')).toBeVisible();

    await expect(student.getByRole('heading', { name: /Reply to the offer by .*in 30 days/ })).toBeVisible();
    await expect(student.getByRole('link', { name: /offer\.pdf/ })).toBeVisible();
    await expectNoSideways(student, width);
    await press(student, student.getByRole('button', { name: 'Accept the offer…' }));
    const question = student.getByRole('dialog', { name: 'Accept this offer?' });
    await expect(question).toContainText('when all conditions are met');
    await press(student, question.getByRole('button', { name: 'Accept the offer' }));
    await expect(student.getByText(/^Accepted by Meera Asked/)).toBeVisible();
    await choose(student, student.getByLabel('Upload Final transcript'), { name: 'transcript.pdf', content: PDF });

    await expect(staff.getByText(/^Accepted by Meera Asked/)).toBeVisible();
    await expect(rowOf(staff, 'Final transcript')).toContainText('To check');
    await press(staff, buttonOf(staff, 'Met', 'Final transcript'));
    await expect(status(student, 'Accepted')).toBeVisible();
    await expect(student.getByText('All conditions of the offer are met.')).toBeVisible();

    await press(staff, staff.getByRole('button', { name: 'Request items…' }));
    const ask = staff.getByRole('dialog', { name: 'What do you need?' });
    await tick(staff, ask.getByRole('checkbox', { name: /Deposit receipt/ }));
    await expect(ask.getByLabel('Due on')).toHaveValue(DUE);
    await press(staff, ask.getByRole('button', { name: 'Send request', exact: true }));
    await choose(student, student.getByLabel('Upload Deposit receipt'), { name: 'receipt.pdf', content: PDF });
    await expect(rowOf(staff, 'Deposit receipt')).toContainText('To check');
    await press(staff, buttonOf(staff, 'Accept', 'Deposit receipt'));
    await press(staff, staff.getByRole('button', { name: 'Move to Visa Applied' }));
    await expect(status(student, 'Visa Applied')).toBeVisible();
    await fromMenu(staff, staff.getByRole('button', { name: 'Move', exact: true }), 'Visa Approved');
    await expect(status(student, 'Visa Approved')).toBeVisible();
    expect([...his.broken, ...hers.broken]).toEqual([]);
    for (const { page } of [his, hers]) await page.context().close();
  });

  test(`${name}: of two offers side by side one is accepted and the other declined @long`, async ({
    browser,
    site,
  }) => {
    const who = await people();
    const ids = await underReview(who, 2);
    const terms = { conditional: false, conditions: [], replyBy: DUE, depositBy: null, startOn: null };
    for (const [place, id] of ids.entries()) {
      const deposit = 1_000 * (place + 1);
      await giveConsent(who.student.viewer, id, { given: true, agentMayReply: false });
      await recordOffer(who.team.viewer, id, { ...terms, deposit, currency: 'GBP', reference: '' }, []);
    }
    const hers = await open({ browser, site, width, hands }, who.student, '/app/student/my-applications/offers');
    const student = hers.page;
    const offers = student.getByRole('main').getByRole('listitem').filter({ hasText: 'Deposit' });
    await expect(offers).toHaveCount(2);
    await expect(offers.filter({ hasText: '£1,000' })).toContainText('No conditions.');
    await expectNoSideways(student, width);

    await press(student, offers.filter({ hasText: '£2,000' }).getByRole('link', { name: 'Reply to this offer' }));
    await press(student, student.getByRole('button', { name: 'Accept the offer…' }));
    await press(student, student.getByRole('dialog').getByRole('button', { name: 'Accept the offer' }));
    await expect(status(student, 'Accepted')).toBeVisible();

    await student.goBack();
    await expect(offers.filter({ hasText: '£2,000' })).toContainText('Accepted on');
    await press(student, offers.filter({ hasText: '£1,000' }).getByRole('link', { name: 'Reply to this offer' }));
    await press(student, student.getByRole('button', { name: 'Decline…' }));
    const question = student.getByRole('dialog', { name: 'Decline this offer?' });
    await press(student, question.getByRole('button', { name: 'Decline the offer' }));
    await expect(question.getByText('Please enter a reason.')).toBeVisible();
    await fill(student, question.getByLabel('Reason'), 'I take the other place.');
    await press(student, question.getByRole('button', { name: 'Decline the offer' }));
    await expect(status(student, 'Withdrawn')).toBeVisible();
    await expect(student.getByText('Offer declined: I take the other place.').first()).toBeVisible();
    expect(hers.broken).toEqual([]);
    await student.context().close();
  });
}
