import { Prospect } from '@/models/prospect';
import { User } from '@/models/user';
import { expectAxeClean } from '../support/axe';
import { expect, test, untilInteractive } from '../support/site';

test('the box in the bar finds a lead by another script and by six digits, by keyboard alone @long', async ({
  page,
  loginAs,
}) => {
  await loginAs('agent');
  const agent = await User.findOne({ email: 'agent@example.com' }, '_id').orFail().lean();
  const person = { name: 'राहुल द्विवेदी', mobile: '9814077123', mobileE164: '+919814077123' };
  const lead = await Prospect.create({ agencyId: agent._id, ...person, source: 'walk-in', stage: 'new' } as never);
  await page.goto('/app/agent/leads');
  const box = page.getByRole('combobox', { name: 'Search everything' });
  await untilInteractive(page, 'header [role=combobox]');
  const list = page.getByRole('listbox', { name: 'Results' });
  for (const typed of ['rahul dwivedi', '077123']) {
    await page.keyboard.press('/');
    await expect(box).toBeFocused();
    await page.keyboard.type(typed);
    const option = list.getByRole('group', { name: 'Leads' }).getByRole('option');
    await expect(option).toHaveText(/राहुल द्विवेदी/);
    await expectAxeClean(page);
    await page.keyboard.press('ArrowDown');
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/app/agent/leads/${lead._id}`);
    await expect(page.getByRole('heading', { name: person.name })).toBeVisible();
    await expect(box).toHaveValue('');
  }
  await box.fill('rahul');
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(box).toHaveValue('');
  await page.getByRole('main').getByRole('textbox').first().press('/');
  await expect(box).not.toBeFocused();
});
