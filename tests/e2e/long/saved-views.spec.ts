import { expect, test } from '../../support/site';

test('what a list is narrowed by is kept as a tab, renamed, shared with colleagues and deleted', async ({
  page,
  loginAs,
}) => {
  await loginAs('team');
  await page.goto('/app/team/applications/list');
  await page.getByLabel('Country').selectOption('UK');
  await expect(page).toHaveURL(/country=UK/);
  await page.getByRole('button', { name: 'Save this view' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please enter a name.')).toBeVisible();
  await dialog.getByLabel('Name').fill('British ones');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const views = page.getByRole('navigation', { name: 'Saved views' });
  await expect(views.getByRole('link', { name: 'British ones' })).toHaveAttribute('aria-current', 'page');

  // At the next visit a press on the tab brings search, filters and order back.
  await page.goto('/app/team/applications/list');
  await expect(views.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
  await views.getByRole('link', { name: 'British ones' }).click();
  await expect(page).toHaveURL(/country=UK/);
  await expect(page.getByLabel('Country')).toHaveValue('UK');

  const menu = page.getByRole('button', { name: 'Change the view British ones' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Share with all staff' }).click();
  await expect(views.getByRole('link', { name: /Shared: British ones/ })).toBeVisible();

  await loginAs('admin');
  await page.goto('/app/admin/applications/list');
  await views.getByRole('link', { name: /British ones \(/ }).click();
  await expect(page.getByLabel('Country')).toHaveValue('UK');
  // An admin may change what is shared.
  await menu.click();
  await page.getByRole('menuitem', { name: 'Rename…' }).click();
  await dialog.getByLabel('Name').fill('United Kingdom');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(views.getByRole('link', { name: /United Kingdom/ })).toBeVisible();
  await page.getByRole('button', { name: 'Change the view United Kingdom' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(views).toHaveCount(0);
  await expect(page).toHaveURL(/country=UK$/);
});
